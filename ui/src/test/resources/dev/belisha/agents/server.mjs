// A fake model server on loopback, OpenAI chat completions. What it answers hangs on the last thing the person said.
import http from 'node:http';
const wait = ms => new Promise(r => setTimeout(r, ms));
const text = m => typeof m.content === 'string' ? m.content : (m.content ?? []).map(p => p.text ?? '').join(' ');
http.createServer(async (req, res) => {
  let body = ''; for await (const c of req) body += c;
  if (!req.url.includes('chat/completions')) { res.writeHead(200, {'content-type': 'application/json'}); res.end('{"data":[{"id":"fake"}]}'); return; }
  const messages = JSON.parse(body || '{}').messages ?? [];
  const last = messages.at(-1) ?? {role: 'user', content: ''};
  const asked = text([...messages].reverse().find(m => m.role === 'user') ?? last);
  await wait(1500);
  if (/FAIL/.test(asked)) { res.writeHead(400, {'content-type': 'application/json'}); res.end('{"error":{"message":"the model is not available","type":"invalid_request_error"}}'); return; }
  res.writeHead(200, {'content-type': 'text/event-stream'});
  const send = d => res.write('data: ' + JSON.stringify({id: 'x', object: 'chat.completion.chunk', model: 'fake', created: 1, choices: [{index: 0, ...d}]}) + '\n\n');
  const end = why => { send({delta: {}, finish_reason: why}); res.write('data: {"id":"x","object":"chat.completion.chunk","model":"fake","created":1,"choices":[],"usage":{"prompt_tokens":1200,"completion_tokens":20,"total_tokens":1220}}\n\n'); res.write('data: [DONE]\n\n'); res.end(); };
  const call = command => { send({delta: {role: 'assistant', tool_calls: [{index: 0, id: 'call1', type: 'function', function: {name: 'bash', arguments: JSON.stringify({command})}}]}, finish_reason: null}); end('tool_calls'); };
  if (last.role !== 'tool' && /LIST/.test(asked)) { call('sleep 2; ls'); return; }
  if (last.role !== 'tool' && /CLEAN/.test(asked)) { call('rm -rf build'); return; }
  const long = /LONG/.test(asked);
  const words = (long ? 'and so on '.repeat(40) : 'Everything builds and the tests pass.').split(' ');
  for (const w of words) { if (res.destroyed) return; send({delta: {role: 'assistant', content: w + ' '}, finish_reason: null}); await wait(120); }
  end('stop');
}).listen(18090, '127.0.0.1');

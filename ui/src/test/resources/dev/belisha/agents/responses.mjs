// A fake model server on loopback for the Codex CLI: answers the Responses API with a call of the shell first when asked
// to CLEAN or LIST, refuses when asked to FAIL, else with text.
import http from 'node:http';
const wait = ms => new Promise(r => setTimeout(r, ms));
let n = 0;
http.createServer(async (req, res) => {
  let body = ''; for await (const c of req) body += c;
  if (!req.url.includes('/responses')) { res.writeHead(200, {'content-type': 'application/json'}); res.end('{"models":[],"data":[]}'); return; }
  const j = JSON.parse(body || '{}');
  const input = Array.isArray(j.input) ? j.input : [];
  const said = input.filter(i => i.role === 'user').map(i => JSON.stringify(i.content)).pop() || '';
  const answered = input.length && input[input.length - 1].type === 'function_call_output';
  await wait(4000);
  if (said.includes('FAIL')) { res.writeHead(400, {'content-type': 'application/json'}); res.end('{"error":{"message":"The fake model refuses.","type":"invalid_request_error"}}'); return; }
  res.writeHead(200, {'content-type': 'text/event-stream'});
  const id = 'resp_' + ++n;
  const send = (type, d) => res.write('event: ' + type + '\ndata: ' + JSON.stringify({type, ...d}) + '\n\n');
  send('response.created', {response: {id}});
  const command = said.includes('CLEAN') ? 'rm -rf build' : said.includes('LIST') ? 'sleep 2; ls' : '';
  if (command && !answered) {
    const tools = (j.tools || []).map(t => t.name);
    const name = tools.includes('exec_command') ? 'exec_command' : tools.includes('shell_command') ? 'shell_command' : 'shell';
    const more = said.includes('CLEAN') ? {sandbox_permissions: 'require_escalated', justification: 'The build folder is to go.'} : {};
    const args = name === 'exec_command' ? {cmd: command} : name === 'shell_command' ? {command} : {command: ['sh', '-c', command]};
    send('response.output_item.done', {item: {type: 'function_call', id: 'fc_' + n, call_id: 'call_' + n, name, arguments: JSON.stringify({...args, ...more})}});
  } else {
    const item = 'msg_' + n;
    send('response.output_item.added', {item: {type: 'message', role: 'assistant', id: item, content: []}});
    let text = '';
    const words = said.includes('LONG') ? 'and so on '.repeat(60).trim().split(' ') : 'I looked at the files. Everything builds and the tests pass.'.split(' ');
    for (const w of words) { text += w + ' '; send('response.output_text.delta', {item_id: item, output_index: 0, content_index: 0, delta: w + ' '}); await wait(150); if (res.destroyed) return; }
    send('response.output_item.done', {item: {type: 'message', role: 'assistant', id: item, content: [{type: 'output_text', text}]}});
  }
  send('response.completed', {response: {id, usage: {input_tokens: 1, input_tokens_details: null, output_tokens: 1, output_tokens_details: null, total_tokens: 2}}});
  res.end();
}).listen(18091, '127.0.0.1');

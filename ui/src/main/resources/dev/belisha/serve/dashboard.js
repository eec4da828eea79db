'use strict';
// Shows what every tab is doing, as the newest event tells it. Every text goes into the page as text,
// never as markup: the page's policy (trusted types) forbids the other way.
(() => {
  const token = new URLSearchParams(location.search).get('token') || '';
  const stream = 'events?token=' + encodeURIComponent(token);
  const SVG = 'http://www.w3.org/2000/svg';
  const ORDER = ['blocked', 'error', 'done', 'working', 'idle', ''];
  const KINDS = {permission: 'Needs permission', question: 'Asks a question', auth: 'Needs sign-in'};
  const WORDS = {blocked: 'Needs you', error: 'Failed', done: 'Finished', working: 'Working', idle: 'Ready'};
  const CHIPS = [['', 'All'], ['blocked', 'Blocked'], ['error', 'Failed'], ['done', 'Finished'],
    ['working', 'Working'], ['idle', 'Ready']];
  const SILENCE_MS = 30000;  // the server speaks every ten seconds
  const QUIET_MS = 5000;     // between two sentences for a screen reader

  const at = id => document.getElementById(id);
  const search = at('search');
  let tabs = null;
  let only = '';
  let heard = Date.now();
  let shownAt = 0;
  let source = null;

  // --- making nodes

  function make(name, className, text) {
    const node = document.createElement(name);
    if (className) node.className = className;
    if (text !== undefined) node.textContent = text;
    return node;
  }

  function drawn(name, attributes) {
    const node = document.createElementNS(SVG, name);
    for (const key in attributes) node.setAttribute(key, attributes[key]);
    return node;
  }

  // A shape for each state, beside its words.
  function badge(what) {
    const svg = drawn('svg', {viewBox: '0 0 14 14', 'aria-hidden': 'true', focusable: 'false', class: 'badge'});
    const state = what.state || '';
    if (state === 'working') {
      const known = typeof what.progress === 'number';
      const round = 2 * Math.PI * 5.5;
      svg.append(drawn('circle', {class: 'track', cx: 7, cy: 7, r: 5.5}));
      svg.append(drawn('circle', {class: 'arc', cx: 7, cy: 7, r: 5.5, transform: 'rotate(-90 7 7)',
        'stroke-dasharray': (known ? what.progress / 100 : 0.25) * round + ' ' + round}));
      if (!known) svg.classList.add('turns');
    } else if (state || what.bell) {
      const shape = !state ? 'bell' : state === 'blocked' && what.kind ? 'blocked-' + what.kind : state;
      svg.append(drawn('use', {href: '#' + shape}));
    }
    return svg;
  }

  function words(what) {
    if (what.state === 'blocked') return KINDS[what.kind] || WORDS.blocked;
    if (what.state === 'working' && typeof what.progress === 'number') return 'Working ' + what.progress + ' %';
    if (what.state) return WORDS[what.state] || what.state;
    if (what.bell) return 'Bell';
    if (typeof what.exit === 'number') return what.exit === 0 ? 'Ended' : 'Exit status ' + what.exit;
    return what.source === 'output' ? 'New output' : 'No status';
  }

  function age(since) {
    const seconds = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 1000));
    if (seconds < 60) return seconds + ' s';
    if (seconds < 3600) return Math.floor(seconds / 60) + ' min';
    if (seconds < 86400) return Math.floor(seconds / 3600) + ' h ' + Math.floor(seconds % 3600 / 60) + ' min';
    return Math.floor(seconds / 86400) + ' d';
  }

  function sinceNode(since) {
    const cell = make('span', 'since');
    if (!since) return cell;
    const time = make('time', '', age(since));
    time.dateTime = since;
    time.title = 'since ' + new Date(since).toLocaleString();
    cell.append(make('span', 'unseen', 'for '), time);
    return cell;
  }

  function said(what) {
    if (!what.title && !what.msg) return null;
    const line = make('p', 'said');
    line.dir = 'auto';
    if (what.title) line.append(make('b', '', what.title));
    if (what.title && what.msg) line.append(' – ');
    if (what.msg) line.append(make('span', '', what.msg));
    return line;
  }

  // --- one tab

  function recordNode(record) {
    const node = make('li', 'record');
    node.dataset.state = record.seen ? '' : record.state;
    const name = make('span', 'who', record.id || record.app || 'Program');
    if (record.id && record.app) name.append(make('span', 'meta', ' · ' + record.app));
    node.append(badge(record), name, make('span', 'state', words(record) + (record.seen ? ', seen' : '')),
      sinceNode(record.changedAt));
    const text = said(record);
    if (text) node.append(text);
    return node;
  }

  function tabNode(tab, many) {
    const node = make('li', 'tab');
    node.dataset.tab = tab.tab;
    node.dataset.state = tab.state || '';
    const who = make('div', 'who');
    const name = make('bdi', 'name', tab.label || 'Tab ' + tab.tab);
    const meta = make('span', 'meta');
    meta.append(make('span', '', '#' + tab.tab));
    if (tab.app) meta.append(' ', make('bdi', 'app', tab.app));
    if (many) meta.append(' ', make('span', '', 'window ' + tab.window));
    if (tab.source && tab.source !== 'program' && tab.source !== 'output') meta.append(' ', make('span', '', tab.source));
    if (tab.muted) meta.append(' ', make('span', '', 'muted'));
    who.append(name, ' ', meta);
    node.append(badge(tab), who, make('div', 'state', words(tab)), sinceNode(tab.changedAt));
    const text = said(tab);
    if (text) node.append(text);
    const records = tab.records || [];
    if (records.length > 1) node.append(recordsNode(tab, records));
    return node;
  }

  function recordsNode(tab, records) {
    const all = records.length + (tab.more || 0);
    const details = make('details', 'more');
    const list = make('ul', 'records');
    list.setAttribute('role', 'list');
    for (const record of records) list.append(recordNode(record));
    if (tab.more) list.append(make('li', 'meta', 'and ' + tab.more + ' more'));
    details.append(make('summary', '', all + ' reports'), list);
    return details;
  }

  // --- all of them

  function needs(tab) {
    return tab.needsYou === true;
  }

  function before(a, b) {
    const rank = ORDER.indexOf(a.state || '') - ORDER.indexOf(b.state || '');
    if (rank !== 0) return rank;
    // Who waits longest comes first; else as the tabs are.
    if (needs(a) && a.changedAt !== b.changedAt) return a.changedAt < b.changedAt ? -1 : 1;
    return a.window - b.window || a.position - b.position;
  }

  function fits(tab) {
    if (only && (tab.state || '') !== only) return false;
    const wanted = search.value.trim().toLowerCase();
    if (!wanted) return true;
    const texts = [tab.label, tab.app, tab.title, tab.msg, words(tab), '#' + tab.tab];
    for (const record of tab.records || []) texts.push(record.id, record.app, record.title, record.msg);
    return texts.some(text => text && text.toLowerCase().includes(wanted));
  }

  // Rows that say the same stay the same nodes, so that the keyboard, a selection and open reports stay.
  function fill(section, list) {
    const rows = section.querySelector('ul');
    const there = new Map();
    for (const row of rows.children) there.set(row.dataset.tab, row);
    const many = new Set(tabs.map(tab => tab.window)).size > 1;
    let next = rows.firstElementChild;
    for (const tab of list) {
      const key = JSON.stringify([tab, many]);
      let row = there.get(String(tab.tab));
      there.delete(String(tab.tab));
      if (!row || row.key !== key) {
        const fresh = tabNode(tab, many);
        fresh.key = key;
        if (row) take(row, fresh);
        if (row && row === next) next = row.nextElementSibling;
        if (row) row.remove();
        rows.insertBefore(fresh, next);
      } else if (row === next) {
        next = row.nextElementSibling;
      } else {
        const focused = row.contains(document.activeElement) ? document.activeElement : null;
        rows.insertBefore(row, next);
        if (focused) focused.focus();
      }
    }
    for (const gone of there.values()) gone.remove();
    section.hidden = list.length === 0;
  }

  function take(old, fresh) {
    const was = old.querySelector('details');
    const is = fresh.querySelector('details');
    if (!was || !is) return;
    is.open = was.open;
    if (was.firstElementChild === document.activeElement) {
      queueMicrotask(() => is.firstElementChild.focus({preventScroll: true}));
    }
  }

  function show() {
    if (!tabs) return;
    const shown = tabs.filter(fits).sort(before);
    const waiting = shown.filter(needs);
    const open = new Set([...document.querySelectorAll('details[open]')].map(each => each.closest('.tab').dataset.tab));
    fill(at('needs'), waiting);
    fill(at('others'), shown.filter(tab => !needs(tab)));
    for (const tab of open) {
      const details = document.querySelector('.tab[data-tab="' + CSS.escape(tab) + '"] details');
      if (details) details.open = true;
    }
    at('needs-title').textContent = 'Needs you (' + waiting.length + ')';
    at('others-title').textContent = waiting.length ? 'All others' : 'All tabs';
    at('teach').hidden = !tabs.length || tabs.some(tab => tab.state || (tab.records || []).length > 0);
    showEmpty(shown.length);
    showChips();
    showTitle();
  }

  function showEmpty(shown) {
    const empty = at('empty');
    empty.hidden = shown > 0;
    if (shown > 0 || empty.dataset.tabs === String(tabs.length > 0)) return;
    empty.dataset.tabs = String(tabs.length > 0);
    empty.textContent = tabs.length ? 'No tab fits the filter.' : 'Belisha has no tab open.';
    if (!tabs.length) return;
    const all = make('button', '', 'Show all');
    all.type = 'button';
    all.addEventListener('click', () => {
      search.value = '';
      only = '';
      show();
      search.focus();
    });
    empty.append(all);
  }

  function count(state) {
    return state ? tabs.filter(tab => tab.state === state).length : tabs.length;
  }

  function showChips() {
    const chips = at('chips');
    if (!chips.firstChild) {
      for (const [state, word] of CHIPS) {
        const chip = make('button');
        chip.type = 'button';
        chip.append(make('span', '', word), ' ', make('span', 'count'));
        chip.addEventListener('click', () => {
          only = only === state ? '' : state;
          show();
        });
        chips.append(chip);
      }
    }
    CHIPS.forEach(([state], index) => {
      const chip = chips.children[index];
      chip.setAttribute('aria-pressed', String(only === state));
      chip.querySelector('.count').textContent = count(state);
    });
  }

  function showTitle() {
    const marks = [];
    if (count('blocked')) marks.push(count('blocked') + '▲');
    if (count('error')) marks.push(count('error') + '✕');
    document.title = (marks.length ? '(' + marks.join(' ') + ') ' : '') + 'Belisha';
  }

  // --- for who listens: what newly needs them, in one sentence, not more often than every 5 s

  let known = null;
  let news = new Map();
  let speaking = 0;

  function listen() {
    const now = new Map(tabs.filter(needs).map(tab => [tab.tab, tab]));
    if (known) for (const [id, tab] of now) if (known.get(id) !== words(tab)) news.set(id, tab);
    for (const id of news.keys()) if (!now.has(id)) news.delete(id);
    known = new Map([...now].map(([id, tab]) => [id, words(tab)]));
    if (news.size && !speaking) speak();
  }

  function speak() {
    const list = [...news.values()];
    news = new Map();
    speaking = 0;
    if (!list.length) return;
    const first = (list[0].label || 'Tab ' + list[0].tab) + ': ' + words(list[0]);
    at('told').textContent = list.length === 1 ? first : first + ', and ' + (list.length - 1) + ' more';
    speaking = setTimeout(speak, QUIET_MS);
  }

  // --- the connection

  function link(state, sentence, stale) {
    const place = at('link');
    if (place.dataset.link !== state) place.dataset.link = state;
    if (at('link-words').textContent !== sentence) at('link-words').textContent = sentence;
    const old = at('stale');
    old.hidden = !stale;
    if (stale) {
      const seen = shownAt ? ' What you see is from ' + new Date(shownAt).toLocaleTimeString() + '.' : '';
      if (old.textContent !== stale + seen) old.textContent = stale + seen;
    }
    at('main').classList.toggle('old', Boolean(stale));
  }

  function lost() {
    link('lost', 'Not connected', 'The connection to belisha serve is lost. It is tried again.');
  }

  function connect() {
    if (source) source.close();
    heard = Date.now();
    source = new EventSource(stream);
    source.addEventListener('tabs', event => {
      heard = shownAt = Date.now();
      const told = JSON.parse(event.data);
      tabs = told.tabs;
      at('no-text').hidden = told.text;
      link('live', 'Live');
      show();
      listen();
    });
    source.addEventListener('gone', () => {
      heard = Date.now();
      link('lost', 'Belisha does not answer', 'Belisha has ended or does not answer. This page goes on when it does.');
    });
    source.addEventListener('beat', () => { heard = Date.now(); });
    source.addEventListener('error', failed);
  }

  // The browser tries again by itself when a connection broke, but not when it was refused.
  function failed() {
    lost();
    if (source.readyState !== EventSource.CLOSED) return;
    fetch(stream, {method: 'HEAD', cache: 'no-store'}).then(answer => {
      if (answer.status === 403) {
        link('lost', 'Not connected', 'This address is of an earlier belisha serve. Open the one that it printed last.');
      } else {
        setTimeout(connect, 3000);
      }
    }, () => setTimeout(connect, 3000));
  }

  setInterval(() => {
    for (const time of document.querySelectorAll('time')) {
      const text = age(time.dateTime);
      if (time.textContent !== text) time.textContent = text;
    }
    if (source.readyState !== EventSource.CLOSED && Date.now() - heard > SILENCE_MS) {
      lost();
      connect();
    }
  }, 1000);

  search.addEventListener('input', show);
  search.addEventListener('keydown', event => {
    if (event.key === 'Escape') {
      search.value = '';
      show();
    }
  });
  connect();
})();

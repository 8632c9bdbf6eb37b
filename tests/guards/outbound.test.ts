import { expect, test } from 'vitest';
import { listSources } from '../../scripts/sources.ts';

// An unguarded request of the server can reach this machine, its network and a cloud's credentials, through a redirect
// or name resolution. Send it with server/lib/outbound/fetch.ts, or over a connection of
// server/lib/outbound/address.ts.
const guarded = ['server/lib/outbound/fetch.ts', 'server/sources/fetch-json.ts'];
/** Files of the portal that call `fetch` only in the browser. */
const inBrowser = /^portal\/(?:lib\/api\/send|shell\/reload\/reload|offline\/connection|offline\/worker\/\w+)\.ts$/;

const running = listSources().filter(
  ({ path: file }) =>
    /^(?:server|portal)\//.test(file) && !/\.test\.tsx?$|\/fixture\.ts$|^server\/testing\//.test(file),
);

/** Calls of the global `fetch`, in a text that has none of its own. */
function callsFetch(text: string): boolean {
  const own = /\b(?:let|const|function) fetch\b/.test(text);
  return !own && /(?<![\w.])(?:globalThis\.)?fetch\(/.test(text.replace(/^ {2}fetch\(.*\).*;$/gm, ''));
}

const sendsByNode = (text: string) => /import \{[^}]*\b(?:request|get)\b[^}]*\} from 'node:https?'/.test(text);

test('the search knows a request when it sees one', () => {
  expect(callsFetch('const answer = await fetch(url);')).toBe(true);
  expect(callsFetch('globalThis.fetch(url)')).toBe(true);
  expect(callsFetch('options.fetch(request); guardedFetch(url); fetchApi(call)')).toBe(false);
  expect(sendsByNode("import { request as plainRequest } from 'node:http';")).toBe(true);
  expect(sendsByNode("import { createServer } from 'node:http';")).toBe(false);
  expect(running.filter(({ path: file }) => guarded.includes(file)).every(({ text }) => sendsByNode(text))).toBe(true);
});

test('every request that the server sends is guarded', () => {
  expect(running.length).toBeGreaterThan(300);
  const others = running.filter(({ path: file }) => !guarded.includes(file) && !inBrowser.test(file));
  const open = others.filter(({ text }) => callsFetch(text) || sendsByNode(text));
  expect(open.map(({ path: file }) => file)).toEqual([]);
});

test('libraries that send requests are given the guarded fetch', () => {
  const sending = /\bclient\.discovery\(|\bnew client\.Configuration\(|\bcreateRemoteJWKSet\(/g;
  const files = running.filter(({ text }) => text.match(sending));
  expect(files.length).toBeGreaterThan(1);
  const given = /\bcustomFetch\](?::| =) (?:boundedFetch|fetchBounded)/g;
  const lacking = files.filter(({ text }) => [...text.matchAll(given)].length < [...text.matchAll(sending)].length);
  expect(lacking.map(({ path: file }) => file)).toEqual([]);
});

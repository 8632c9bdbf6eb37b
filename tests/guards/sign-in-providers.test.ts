import { expect, test } from 'vitest';
import { listSources } from '../../scripts/sources.ts';
import { providers } from '../../server/sign-in/providers.ts';

const kinds = providers.map(({ kind }) => kind);

test('every method has a kind, calls and addresses of its own', () => {
  expect(kinds.length).toBeGreaterThan(5);
  expect(new Set(kinds).size).toBe(kinds.length);
  const calls = providers.flatMap((one) => (one.calls ?? []).map(({ endpoint }) => endpoint.name));
  expect(new Set(calls).size).toBe(calls.length);
  for (const path of ['/cas-login', '/sign-in/backchannel/one', '/sign-in/wechat', '/login']) {
    const those = providers.filter(
      ({ back, backChannel }) => back?.path === path || typeof backChannel?.idOf(path) === 'string',
    );
    expect(those.length, path).toBe(path === '/login' ? 0 : 1);
  }
});

test('only the folder of a method names its kind, and the table of methods knows none', () => {
  const shared = listSources().filter(({ path }) =>
    /^(contract\/(limits|sign-in\/sign-in)|server\/(sign-in\/(methods\/)?[^/]+|(changes|commands|parts)\/.+|database\/schema\/.+)|portal\/features\/sign-in\/.+)(?<!\.test)\.tsx?$/.test(
      path,
    ),
  );
  expect(shared.length).toBeGreaterThan(80);
  const named = new RegExp(`(kind [!=]== |case )'(${kinds.join('|')})'|'(${kinds.slice(0, 4).join("', ?'")})'`);
  expect(shared.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([]);
});

import { methodKind } from '@yimen/contract/sign-in/sign-in';
import { expect, test } from 'vitest';
import { listSources } from '../../scripts/sources.ts';
import { allWays, ways } from '../../server/sign-in/ways.ts';

test('every kind of method has its way', () => {
  expect(methodKind.options.filter((kind) => ways[kind].kind !== kind)).toEqual([]);
});

test('no call and no address of a counterpart belongs to two ways', () => {
  const calls = allWays.flatMap((way) => way.calls.map(({ endpoint }) => endpoint.name));
  expect(new Set(calls).size).toBe(calls.length);
  for (const path of ['/cas-login', '/sign-in/backchannel/one', '/sign-in/wechat', '/login']) {
    const those = allWays.filter(({ back, told }) => back?.path === path || typeof told?.idOf(path) === 'string');
    expect(those.length, path).toBe(path === '/login' ? 0 : 1);
  }
});

test('only the folder of a way, and the lists of ways, name its kind', () => {
  const shared = listSources().filter(({ path }) =>
    /^(server\/sign-in\/(methods\/)?[^/]+|portal\/features\/sign-in\/.+)(?<!\.test)\.tsx?$/.test(path),
  );
  expect(shared.length).toBeGreaterThan(50);
  const named = new RegExp(`kind === '|case '(${methodKind.options.join('|')})'`);
  expect(shared.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([]);
});

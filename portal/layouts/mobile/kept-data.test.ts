import type { MiddlewareFunction } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteWritten } from '../../api/written.ts';
import { addressOf, answerFromKept, keepData, keptSince, refreshShown, whileShown } from './kept-data.ts';

const page = 'mobile-news';
const asked = { [page]: { type: 'data', result: 'fresh' } };

/** What the middleware answers to a visit of `path`; `next` is the request that it saves or makes. */
function visit(path: string, next: () => Promise<unknown> = () => Promise.resolve(asked)) {
  const url = new URL(path, 'https://portal.example');
  const args = { url, request: new Request(url), params: {} } as unknown as Parameters<MiddlewareFunction>[0];
  return answerFromKept(args, next as Parameters<typeof answerFromKept>[1]);
}

describe('what phone pages have loaded', () => {
  let back = true;
  let leave: () => void;
  beforeEach(() => {
    back = true;
    leave = whileShown(() => back);
    keepData('/mobile/news?column=a', { root: 'site', [page]: 'list' });
    keepData('/mobile/home', { root: 'site', 'mobile-home': 'home' });
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
  });

  test('answers who goes back to the same address, with the page’s own data', async () => {
    expect(await visit('/mobile/news?column=a')).toEqual({ [page]: { type: 'data', result: 'list' } });
    expect(await visit('/mobile/news/?column=a')).toEqual({ [page]: { type: 'data', result: 'list' } });
  });

  test('is asked for again at another address, and by a link', async () => {
    expect(await visit('/mobile/news?column=b')).toBe(asked);
    back = false;
    expect(await visit('/mobile/news?column=a')).toBe(asked);
  });

  test('is forgotten when something is written, after half an hour, and with the phone site', async () => {
    noteWritten();
    expect(await visit('/mobile/news?column=a')).toBe(asked);
    keepData('/mobile/news?column=a', { [page]: 'list' }, Date.now() - 31 * 60_000);
    keepData('/mobile/home', { 'mobile-home': 'home' });
    expect(await visit('/mobile/news?column=a')).toBe(asked);
    leave();
    expect(keptSince('/mobile/home')).toBeUndefined();
  });

  test('stays when a refresh does not come through, which is told to who asked for it', async () => {
    const failed = { [page]: { type: 'error', result: new Error('503') } };
    const offline = { [page]: { type: 'error', result: new TypeError('Failed to fetch') } };
    keepData('/mobile/news', { [page]: 'list' });
    let shown: unknown;
    const refresh = refreshShown(async () => {
      shown = await visit('/mobile/news', () => Promise.resolve(failed));
    });
    await expect(refresh).rejects.toThrow('503');
    expect(shown).toEqual({ [page]: { type: 'data', result: 'list' } });
    expect(await visit('/mobile/news', () => Promise.resolve(failed)), 'without a refresh').toEqual(failed);
    expect(await visit('/mobile/news', () => Promise.resolve(offline)), 'without a network').toEqual(shown);
  });
});

test('an address is a path without its last slash, and the query', () => {
  expect(addressOf({ pathname: '/mobile/news/', search: '?column=a' })).toBe('/mobile/news?column=a');
});

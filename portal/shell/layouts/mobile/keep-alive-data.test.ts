import type { MiddlewareFunction } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteWritten } from '../../../lib/api/written.ts';
import {
  answerFromKeepAlive,
  dataAddress,
  dataBefore,
  outdateData,
  refreshShown,
  storeData,
  whileShown,
} from './keep-alive-data.ts';

const page = 'mobile-news';
const asked = { [page]: { type: 'data', result: 'fresh' } };

/** What the middleware answers to a visit of `path`; `next` is the request that it saves or makes. */
function visit(path: string, next: () => Promise<unknown> = () => Promise.resolve(asked)) {
  const url = new URL(path, 'https://portal.example');
  const args = { url, request: new Request(url), params: {} } as unknown as Parameters<MiddlewareFunction>[0];
  return answerFromKeepAlive(args, next as Parameters<typeof answerFromKeepAlive>[1]);
}

describe('what phone pages have loaded', () => {
  let returns = true;
  let leave: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    returns = true;
    leave = whileShown(() => returns);
    storeData('/mobile/news?column=a', { root: 'site', [page]: 'list' });
    storeData('/mobile/home', { root: 'site', 'mobile-home': 'home' });
    vi.advanceTimersByTime(1000);
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
  });

  test('answers who comes back to the same address, with the page’s own data', async () => {
    expect(await visit('/mobile/news?column=a')).toEqual({ [page]: { type: 'data', result: 'list' } });
    expect(await visit('/mobile/news/?column=a')).toEqual({ [page]: { type: 'data', result: 'list' } });
  });

  test('is asked for again at another address, and by a link', async () => {
    expect(await visit('/mobile/news?column=b')).toBe(asked);
    returns = false;
    expect(await visit('/mobile/news?column=a')).toBe(asked);
  });

  test('is asked for again once it may have changed: by a write, in another window, within half an hour', async () => {
    for (const change of [noteWritten, outdateData, () => vi.advanceTimersByTime(31 * 60_000)]) {
      storeData('/mobile/news?column=a', { [page]: 'list' });
      storeData('/mobile/home', { 'mobile-home': 'home' });
      expect(await visit('/mobile/news?column=a')).toEqual({ [page]: { type: 'data', result: 'list' } });
      change();
      expect(await visit('/mobile/news?column=a')).toBe(asked);
      vi.advanceTimersByTime(1000);
    }
  });

  test('is forgotten with the phone site', () => {
    leave();
    expect(dataBefore('/mobile/home')).toBeUndefined();
  });

  test('is asked for again after another page was pulled down, once that has come through', async () => {
    const refresh = (result: unknown) =>
      refreshShown(async () => {
        vi.advanceTimersByTime(1000);
        await visit('/mobile/home', () => Promise.resolve(result));
        storeData('/mobile/home', { 'mobile-home': result });
      });
    await expect(refresh({ 'mobile-home': { type: 'error', result: new Error('503') } })).rejects.toThrow('503');
    expect(await visit('/mobile/news?column=a')).not.toBe(asked);
    await refresh({ 'mobile-home': { type: 'data', result: 'newer' } });
    expect(await visit('/mobile/news?column=a')).toBe(asked);
    storeData('/mobile/news?column=a', { [page]: 'list' });
    expect(await visit('/mobile/home')).not.toBe(asked);
  });

  test('stays when a refresh does not come through, which is told to who asked for it', async () => {
    const failed = { [page]: { type: 'error', result: new Error('503') } };
    const offline = { [page]: { type: 'error', result: new TypeError('Failed to fetch') } };
    storeData('/mobile/news', { [page]: 'list' });
    let shown: unknown;
    const refresh = refreshShown(async () => {
      shown = await visit('/mobile/news', () => Promise.resolve(failed));
    });
    await expect(refresh).rejects.toThrow('503');
    expect(shown).toEqual({ [page]: { type: 'data', result: 'list' } });
    expect(await visit('/mobile/news', () => Promise.resolve(failed)), 'without a refresh').toEqual(failed);
    expect(await visit('/mobile/news', () => Promise.resolve(offline)), 'without a network').toEqual(shown);
  });

  test('are none where the page failed: it is asked for again, and the page before it is not', async () => {
    const failed = { [page]: { type: 'error', result: new Error('503') } };
    storeData('/mobile/news?column=a', undefined);
    expect(await visit('/mobile/home')).toEqual({ 'mobile-home': { type: 'data', result: 'home' } });
    const refresh = refreshShown(async () => {
      expect(await visit('/mobile/news?column=a', () => Promise.resolve(failed))).toEqual(failed);
    });
    await expect(refresh).rejects.toThrow('503');
    storeData('/mobile/home', { 'mobile-home': 'home' });
    expect(await visit('/mobile/news?column=a')).toBe(asked);
  });
});

test('an address is a path without its last slash, and the query', () => {
  expect(dataAddress({ pathname: '/mobile/news/', search: '?column=a' })).toBe('/mobile/news?column=a');
});

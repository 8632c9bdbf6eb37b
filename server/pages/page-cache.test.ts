import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cachedPage } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';

const kept = { nonce: 'n0nce', scripts: [] };

test('what is counted is what is held', async () => {
  const cache = createPageCache();
  let held = 0;
  for (let index = 0; index < 40; index += 1) {
    // Random letters do not compress, others do well: slices of larger buffers would show in both.
    const text = randomBytes(8000).toString('base64') + '办事'.repeat(4000);
    const page = await cache.get(`page ${index}`, 1, () => cachedPage(new Response(text), kept));
    for (const body of Object.values(page?.bodies ?? {})) {
      expect(body.buffer.byteLength).toBe(body.length);
      held += body.buffer.byteLength;
    }
  }
  expect(held).toBeGreaterThan(40 * 40_000);
  expect(cache.size).toBeGreaterThan(held);
  expect(cache.size).toBeLessThan(held * 1.1);
});

test('the longest unused pages leave when there is no room', async () => {
  const cache = createPageCache();
  let drawn = 0;
  const ask = (key: string) =>
    cache.get(key, 1, async () => {
      drawn += 1;
      const page = await cachedPage(new Response('x'), kept);
      return page && { ...page, size: 40 * 1024 * 1024 };
    });
  for (const key of ['a', 'b', 'a', 'c', 'a']) await ask(key);
  expect(drawn).toBe(3);
  await ask('b');
  expect(drawn).toBe(4);
  expect(cache.size).toBeLessThan(96 * 1024 * 1024);
});

test('a page that fails is tried again', async () => {
  const cache = createPageCache();
  await expect(cache.get('a', 1, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(cache.size).toBe(0);
  expect(await cache.get('a', 1, () => cachedPage(new Response('x'), kept))).toMatchObject({
    until: Number.POSITIVE_INFINITY,
  });
});

describe('a page that was drawn once stands in for an hour', () => {
  const page = (text: string) => cachedPage(new Response(text), kept);
  afterEach(() => {
    vi.useRealTimers();
  });

  test('while the next one fails; each visitor tries again', async () => {
    const cache = createPageCache();
    const first = await cache.get('a', 1, () => page('first'));
    const { size } = cache;
    expect(await cache.get('a', 2, async () => 'failed')).toBe(first);
    expect(await cache.get('a', 2, () => Promise.reject(new Error('down')))).toBe(first);
    expect(cache.size).toBe(size);
    const second = await cache.get('a', 2, () => page('second'));
    expect(second).not.toBe(first);
    expect(await cache.get('a', 2, () => Promise.reject(new Error('asked again')))).toBe(second);
  });

  test('while the next one is late, which is shown as soon as it is there', async () => {
    const cache = createPageCache();
    const first = await cache.get('a', 1, () => page('first'));
    vi.useFakeTimers();
    const drawing = Promise.withResolvers<Awaited<ReturnType<typeof page>>>();
    const draw = vi.fn(() => drawing.promise);
    const waiting = Promise.all([cache.get('a', 2, draw), cache.get('a', 2, draw)]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await waiting).toEqual([first, first]);
    vi.useRealTimers();
    const second = await page('second');
    drawing.resolve(second);
    await setImmediate();
    expect(await cache.get('a', 2, draw)).toBe(second);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('while nobody can tell its version, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = createPageCache();
    const draw = vi.fn(async () => 'failed' as const);
    const first = await cache.get('a', 1, () => page('first'));
    vi.advanceTimersByTime(3_599_999);
    expect(await cache.get('a', null, draw)).toBe(first);
    expect(draw).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await cache.get('a', null, draw)).toBeNull();
    expect(await cache.get('a', 2, draw)).toBeNull();
    expect(cache.size).toBe(0);
  });

  test('also after one that lacks a part, which is shown for its own while', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = createPageCache();
    const first = await cache.get('a', 1, () => page('first'));
    const lacking = { headers: { 'cache-control': 'private, no-store' } };
    const part = await cache.get('a', 2, () => cachedPage(new Response('part', lacking), kept));
    expect(part?.headers.map(([name]) => name)).not.toContain('etag');
    const draw = vi.fn(async () => 'failed' as const);
    vi.advanceTimersByTime(999);
    expect(await cache.get('a', 2, draw)).toBe(part);
    vi.advanceTimersByTime(1);
    expect(await cache.get('a', 2, draw)).toBe(first);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('but not for one that must not be kept', async () => {
    const cache = createPageCache();
    await cache.get('a', 1, () => page('first'));
    expect(await cache.get('a', 2, async () => null)).toBeNull();
    expect(cache.size).toBe(0);
  });
});

import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cachedPage } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const kept = { nonce: 'n0nce', scripts: [] };

test('what is counted is what is held', async () => {
  const cache = createPageCache();
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  for (let index = 0; index < 400; index += 1) {
    // Random letters do not compress, others do well: slices of larger buffers would show in both.
    const text = randomBytes(8000).toString('base64') + '办事'.repeat(4000);
    await cache.get(`page ${index}`, 1, () => cachedPage(new Response(text), kept));
  }
  expect(cache.size).toBeGreaterThan(400 * 40_000);
  // What is no longer used is given back a moment after it was found.
  const held = () => {
    collectGarbage();
    return process.memoryUsage().arrayBuffers - before;
  };
  await expect.poll(held).toBeLessThan(cache.size * 1.05);
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
  expect(await cache.get('a', 1, () => cachedPage(new Response('x'), kept))).toMatchObject({ tag: expect.any(String) });
});

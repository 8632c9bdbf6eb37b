import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TtlCache } from './ttl-cache.ts';

const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Values that are read from what `answer` says at the time, and how often that was. */
function kept(answer: { next: () => Promise<string> }) {
  let count = 0;
  const values = new TtlCache<string>({ ttlMs: 5000, fallbackMs: hour });
  const read = () => {
    count += 1;
    return answer.next();
  };
  return { values, get: () => values.get('key', read), read, count: () => count };
}

const away = () => Promise.reject(new Error('away'));
const never = () => new Promise<string>(() => {});

test('what was read last stands in for what cannot be read, and the database is asked again each second', async () => {
  const answer = { next: () => Promise.resolve('first') };
  const { values, get, count } = kept(answer);
  await get();
  answer.next = away;
  vi.advanceTimersByTime(5000);
  expect(await get()).toBe('first');
  expect(values.isStale('key')).toBe(true);
  for (let call = 0; call < 10; call += 1) expect(await get()).toBe('first');
  expect(count()).toBe(2);
  vi.advanceTimersByTime(1000);
  answer.next = () => Promise.resolve('second');
  // Nobody waits for the one who asks whether the database is back.
  expect(await get()).toBe('first');
  expect(await get()).toBe('second');
  expect([values.isStale('key'), count()]).toEqual([false, 3]);
});

test('it stands in for an hour, and no longer', async () => {
  const answer = { next: () => Promise.resolve('first') };
  const { get } = kept(answer);
  await get();
  answer.next = away;
  vi.advanceTimersByTime(hour - 1);
  expect(await get()).toBe('first');
  vi.advanceTimersByTime(1001);
  await expect(get()).rejects.toThrow('away');
});

test('a reading that is late is waited for a second, once, and nobody begins another', async () => {
  const answer = { next: () => Promise.resolve('first') };
  const { values, get, count } = kept(answer);
  await get();
  answer.next = never;
  vi.advanceTimersByTime(5000);
  const waiting = Promise.all([get(), get()]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waiting).toEqual(['first', 'first']);
  vi.advanceTimersByTime(60_000);
  expect(await get()).toBe('first');
  expect([values.isStale('key'), count()]).toEqual([true, 2]);
});

test('what is forgotten is read anew, stands in when that fails, and a reading from before it does not count', async () => {
  const before = Promise.withResolvers<string>();
  const answer = { next: () => Promise.resolve('first') };
  const { values, get } = kept(answer);
  await get();
  vi.advanceTimersByTime(5000);
  answer.next = () => before.promise;
  const early = get();
  values.forget();
  answer.next = () => Promise.resolve('second');
  expect(await get()).toBe('second');
  before.resolve('of before the change');
  expect(await early).toBe('of before the change');
  expect(await get()).toBe('second');
  values.forget('key');
  answer.next = away;
  expect(await get()).toBe('second');
});

test('who must know reads anew, and is told when that fails', async () => {
  const answer = { next: () => Promise.resolve('first') };
  const { values, get, read } = kept(answer);
  await get();
  answer.next = away;
  await expect(values.refresh('key', read)).rejects.toThrow('away');
  expect(await get()).toBe('first');
});

test('without a fallback a failure is told, and the next call reads again', async () => {
  const values = new TtlCache<string>({ ttlMs: 5000 });
  await values.get('key', () => Promise.resolve('first'));
  vi.advanceTimersByTime(5000);
  await expect(values.get('key', away)).rejects.toThrow('away');
  expect(await values.get('key', () => Promise.resolve('second'))).toBe('second');
});

test('another version is made at once; while nobody can tell it the last one is answered', async () => {
  const values = new TtlCache<string>({ fallbackMs: hour });
  const get = (version: number | null, text: string) => values.get('key', () => Promise.resolve(text), version);
  expect(await get(1, 'first')).toBe('first');
  expect(await get(1, 'never made')).toBe('first');
  expect(await get(2, 'second')).toBe('second');
  expect(await get(null, 'never made')).toBe('second');
  vi.advanceTimersByTime(hour);
  expect(await get(null, 'third')).toBe('third');
});

test('what must not be answered again, and what is too much, leaves no trace in memory', async () => {
  const values = new TtlCache<string>({
    isCacheable: (text) => text !== 'secret',
    bytesOf: (text) => text.length,
    maxBytes: 10,
  });
  for (const [key, text] of Object.entries({ a: '1234', b: '1234', c: 'secret', d: '1234' })) {
    expect(await values.get(key, () => Promise.resolve(text))).toBe(text);
  }
  expect(values.bytes).toBe(8);
  const made: string[] = [];
  const make = (key: string) => async () => {
    made.push(key);
    return '1';
  };
  for (const key of ['a', 'b', 'c', 'd']) await values.get(key, make(key));
  expect(made).toEqual(['a', 'c']);
  values.forget();
  expect(values.bytes).toBe(0);
});

test('a value that was made elsewhere is held, however old, until others need its room', () => {
  const values = new TtlCache<string>({ bytesOf: (text) => text.length, maxBytes: 8 });
  values.set('one', 'four');
  vi.setSystemTime(Date.now() + 24 * hour);
  expect(values.peek('one')).toBe('four');
  values.set('one', 'five');
  values.set('two', 'more');
  expect([values.peek('one'), values.peek('two'), values.bytes]).toEqual(['five', 'more', 8]);
  values.set('three', 'last');
  expect([values.peek('one'), values.peek('two'), values.peek('three')]).toEqual([undefined, 'more', 'last']);
});

import { expect, test } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

test('work of one name waits for what came before, that of another does not', async () => {
  const turns = new KeyedMutex();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = [
    turns.take('a', () => first.promise.then(() => done.push('a1'))),
    turns.take('a', async () => done.push('a2')),
    turns.take('b', async () => done.push('b1')),
  ];
  await work[2];
  expect(done).toEqual(['b1']);
  first.resolve();
  await Promise.all(work);
  expect(done).toEqual(['b1', 'a1', 'a2']);
});

test('work that fails tells only who asked for it, and nothing is kept of it', async () => {
  const turns = new KeyedMutex();
  const failing = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(turns.size).toBe(0);
});

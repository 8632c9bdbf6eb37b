import fc from 'fast-check';
import { expect, test } from 'vitest';
import { by, newest, readMerged, soonestFirst } from './merge.ts';
import type { OwnSource } from './source.ts';

interface Row {
  readonly id: string;
  readonly at: Date;
}

const order = by<Row>(
  newest(({ at }) => at),
  (one, other) => one.id.localeCompare(other.id),
);

/** A source of these rows, which also tells how many it was asked for. */
function sourceOf(rows: readonly Row[], asked: number[] = []): OwnSource<Row, null> {
  const sorted = [...rows].sort(order);
  return {
    async read(_question, { offset, limit }) {
      asked.push(limit);
      return { rows: sorted.slice(offset, offset + limit), total: rows.length, failure: null };
    },
    positionOf: async (_question, id) => sorted.findIndex((row) => row.id === id) + 1 || null,
  };
}

const times = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 40 });
const rowsOf = (name: string, given: readonly number[]): Row[] =>
  given.map((time, index) => ({ id: `${name}${index}`, at: new Date(time * 60_000) }));

test('the pages of all sources together hold every row once, in order, and read little of our own table', async () => {
  await fc.assert(
    fc.asyncProperty(times, times, times, fc.integer({ min: 1, max: 15 }), async (own, one, other, pageSize) => {
      const asked: number[] = [];
      const others = [sourceOf(rowsOf('b', one)), sourceOf(rowsOf('c', other))];
      const sources = { own: sourceOf(rowsOf('a', own), asked), others };
      const total = own.length + one.length + other.length;
      const seen: Row[] = [];
      for (let page = 1; page <= Math.ceil(total / pageSize) + 1; page += 1) {
        const read = await readMerged(sources, order, null, { page, pageSize });
        expect(read.total).toBe(total);
        expect(read.list.length).toBe(Math.max(0, Math.min(pageSize, total - seen.length)));
        seen.push(...read.list);
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
      const moments = seen.map(({ at }) => at.getTime());
      expect(moments).toEqual([...moments].sort((a, b) => b - a));
      expect(Math.max(0, ...asked)).toBeLessThanOrEqual(pageSize + one.length + other.length);
    }),
    { numRuns: 150, seed: 20261120 },
  );
});

test('read on after the last row one has, a list is whole while rows are added before, between and behind', async () => {
  await fc.assert(
    fc.asyncProperty(times, times, times, fc.integer({ min: 1, max: 15 }), async (own, one, added, pageSize) => {
      const before = [...rowsOf('a', own), ...rowsOf('b', one)];
      const sources = { own: sourceOf(rowsOf('a', own)), others: [sourceOf(rowsOf('b', one))] };
      const grown = {
        own: sourceOf([...rowsOf('a', own), ...rowsOf('a-new', added)]),
        others: [sourceOf([...rowsOf('b', one), ...rowsOf('b-new', added)])],
      };
      const seen: Row[] = [];
      for (let page = 1; ; page += 1) {
        const wanted = { page, pageSize, after: seen.at(-1)?.id };
        const { list } = await readMerged(page === 1 ? sources : grown, order, null, wanted);
        seen.push(...list);
        if (list.length < pageSize) break;
      }
      const ids = seen.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      // A first page that was the whole list is not read on from.
      expect(ids).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
      const moments = seen.map(({ at }) => at.getTime());
      expect(moments).toEqual([...moments].sort((a, b) => b - a));
    }),
    { numRuns: 200, seed: 20261120 },
  );
});

test('after a row that is gone the page is found by its number', async () => {
  const sources = { own: sourceOf(rowsOf('a', [5, 4, 3])), others: [] };
  const { list } = await readMerged(sources, order, null, { page: 2, pageSize: 2, after: 'gone' });
  expect(list.map(({ id }) => id)).toEqual(['a2']);
});

test('what has no moment comes last', () => {
  const rows = [null, new Date(5), new Date(1), null].map((at, id) => ({ id, at }));
  expect(rows.sort(soonestFirst(({ at }) => at)).map(({ id }) => id)).toEqual([2, 1, 0, 3]);
});

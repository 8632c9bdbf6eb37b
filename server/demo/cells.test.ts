import { expect, test } from 'vitest';
import { moveCells } from './cells.ts';
import { shiftTo } from './shift.ts';

const cells = (at: string, ...values: string[]) =>
  moveCells(
    values.map((value) => ({ value })),
    shiftTo(new Date(`${at}+08:00`)),
  ).map(({ value }) => value);

test('a table stays as it is in the week it was written for', () => {
  const written = ['2026-11-02', '11-20 07:32', '2026-05-16 至 06-20', '2026-10', '2027-06-30', '2024-09-05'];
  expect(cells('2026-11-20T10:00:00', ...written)).toEqual(written);
});

test('days move by weeks, months by months, and the end of a month to the end of one', () => {
  const written = ['2026-11-18', '11-17 18:02', '2026-05-16 至 06-20', '2026-10', '2026-12-31'];
  const moved = ['2028-03-08', '03-07 18:02', '2027-09-04 至 10-09', '2028-02', '2028-04-30'];
  expect(cells('2028-03-10T10:00:00', ...written)).toEqual(moved);
});

test('what has happened moves back together where its last still lies ahead, what is due does not', () => {
  const written = ['2026-11-20 07:32', '2026-11-16 18:02', '2026-11-25', '11 月 17 日至 25 日'];
  const moved = ['2026-11-20 07:32', '2026-11-16 18:02', '2026-12-02', '11 月 24 日至 12 月 2 日'];
  expect(cells('2026-11-23T10:00:00', ...written)).toEqual(moved);
});

test.each(['2024-09-05', '2028-12-31', '2019-04', 'MH2026-0112', '0579-8866 0131', 'G-1120-01', '第 12 周'])(
  '%s stays',
  (value) => {
    expect(cells('2028-03-07T10:00:00', value)).toEqual([value]);
  },
);

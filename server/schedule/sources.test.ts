import { mySchedule } from '@yimen/contract/schedule/entries';
import { expect, test } from 'vitest';
import { openSources } from '../sources/fixture.ts';
import { answers } from '../testing/source-server.ts';

const at = openSources();
const fields = { course: 'name', start: 'from', end: 'to', room: 'room' };
const range = { start: '2026-11-16', end: '2026-11-24' };

async function ask() {
  const { data } = await at.world.call(mySchedule, range, { token: at.student });
  return { ...data, theirs: data.items.filter(({ title }) => title === '物理实验') };
}

test('a system that can be asked for days is asked once, and its lessons stand on their days', async () => {
  await at.add({
    kind: 'curriculum',
    config: { url: `${at.other.origin}/days/{no}?from={from}&to={to}`, fields: { ...fields, date: 'day' } },
  });
  const lesson = { name: '物理实验', from: '06:30', to: '07:15', room: '3' };
  at.other.behave(answers(['2026-11-17', '2026-11-23', '2026-12-01'].map((day) => ({ ...lesson, day }))));
  const { theirs, failed } = await ask();
  expect(at.other.asked.map(({ url }) => url.search)).toEqual(['?from=2026-11-16&to=2026-11-24']);
  expect(theirs.map(({ start, own, place }) => [start, own, place])).toEqual([
    ['2026-11-17 06:30', false, '3'],
    ['2026-11-23 06:30', false, '3'],
  ]);
  expect(failed).toEqual([]);
});

test('one that has more lessons than anybody is taken at its first ones, and named', async () => {
  await at.add({ kind: 'curriculum', config: { url: `${at.other.origin}/day/{no}/{date}`, fields } });
  at.other.behave(
    answers(Array.from({ length: 120 }, () => ({ name: '物理实验', from: '06:30', to: '07:15', room: '3' }))),
  );
  const { theirs, failed } = await ask();
  expect(theirs).toHaveLength(500);
  expect(failed).toMatchObject([{ reason: 'invalid' }]);
});

test('one that knows only single days is asked for each', async () => {
  await at.add({ kind: 'curriculum', config: { url: `${at.other.origin}/day/{no}/{date}`, fields } });
  at.other.behave(answers([{ name: '物理实验', from: '06:30', to: '07:15', room: '3' }]));
  const { theirs } = await ask();
  expect(at.other.asked).toHaveLength(9);
  expect(new Set(theirs.map(({ start }) => start.slice(0, 10))).size).toBe(9);
});

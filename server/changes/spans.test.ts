import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportWhole } from '../commands/whole.ts';
import { Problems } from '../parts/problems.ts';
import { type Row, tenantParts } from '../parts/tables.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { readWhole, spans } from './check.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { failed } = commandsOn(() => world);

const moments = ['2026-11-20T00:00:00.000Z', '2026-11-20T02:00:00.000Z', '2026-11-20T01:00:00.000Z'];
/** For each kind of column a beginning, a later end, and one that is too early for the later. */
const ends: Readonly<Record<string, readonly unknown[]>> = {
  PgTimestamp: moments,
  PgDateString: ['2026-11-20', '2026-11-22', '2026-11-21'],
  PgText: ['08:00', '10:00', '09:00'],
  PgSmallInt: [1, 3, 2],
};

/** Rows for parts of which the demo has none. */
const rows: Readonly<Record<string, Row>> = {
  scheduleEntries: { person: '2024310086', id: 'e', title: '组会', kind: 'meeting', place: '' },
  grants: { person: '20150132', role: 'editor', scope: 'institution', target: '', givenBy: 'cli:root' },
};

test.each(Object.entries(spans).map(([name, span]) => ({ name, ...span })))(
  'a row of $name whose $last is before its $first is refused',
  async ({ name, first, last, isStrict }) => {
    const part = tenantParts.find((one) => one.name === name);
    const [begin, later, between] = ends[part?.columns[first]?.columnType ?? ''] ?? [];
    const whole = await exportWhole(world.db, 'mingde');
    const row = rows[name] ?? whole?.rows[name]?.[0];
    const refused = (from: unknown, to: unknown) => {
      const problems = new Problems();
      readWhole({ ...whole, rows: { ...whole?.rows, [name]: [{ ...row, [first]: from, [last]: to }] } }, problems);
      return problems.list.filter(({ file, field }) => file === name && field === last).length > 0;
    };
    expect(refused(begin, later)).toBe(false);
    expect(refused(later, between)).toBe(true);
    expect(refused(begin, begin)).toBe(isStrict ?? false);
  },
);

test('every column that holds an end has its beginning beside it, or none', () => {
  const columns = tenantParts.flatMap(({ name, columns: own }) =>
    Object.keys(own)
      .filter((column) => /(end|until|to|deadline|last|expires)(date|at|period)?$/i.test(column))
      .filter((column) => spans[name]?.last !== column)
      .map((column) => `${name}.${column}`),
  );
  expect(columns.toSorted()).toEqual([
    // A moment from the issue on, which is not kept.
    'accounts.oneTimeUntil',
    'approvals.deadline',
    // When it stops, after another took its place: set by the program alone.
    'pushKeys.expiresAt',
    // Against the entry’s first day.
    'scheduleEntries.repeatUntil',
    'signInSecrets.expiresAt',
    // Other systems deliver what is overdue when it begins.
    'tasks.deadline',
    'topics.deadline',
  ]);
});

test('set and apply refuse a season that ends before it begins, audit list a time that does', async () => {
  const season = 'openFrom=2026-12-01 00:00  openTo=2026-11-01 00:00';
  expect(await failed(`set  services  mingde  id=transcript-print  ${season}`)).toContain('openTo：应晚于 openFrom');
  expect(await failed('audit  list  mingde  from=2026-11-02  until=2026-11-01')).toMatch(/until 应晚于 from/);
});

import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from './open.ts';
import { tables } from './schema/tables.ts';
import { openTestDatabase } from './testing.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const columns = [...tables.values()].flatMap((table) => {
  const { name, columns: own } = getTableConfig(table);
  return own.map((column) => ({ column, name: `${name}_${column.name}_check` }));
});

/** Small numbers of which an institution has as many as it likes. */
const numbersOfPeriods = /^timetable_(start|end)_period_check$/;

test('the database checks each column of choices, and knows every one of them', async () => {
  const { rows } = await open.db.execute<{ name: string; definition: string }>(
    sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'`,
  );
  const checks = new Map(rows.map(({ name, definition }) => [name, definition]));
  const chosen = columns.filter(
    ({ column, name }) =>
      column.enumValues?.length || (column.columnType === 'PgSmallInt' && !numbersOfPeriods.test(name)),
  );
  expect(chosen.length).toBeGreaterThan(25);
  for (const { column, name } of chosen) {
    expect(checks.has(name), name).toBe(true);
    for (const value of column.enumValues ?? []) expect(checks.get(name)).toContain(`'${value}'`);
  }
});

test('a row with a value that is no choice is refused', async () => {
  const row = sql`insert into visits (institution, day, terminal_type, user_type, count) values ('x', '2026-11-20', 4, 'GUEST', 1)`;
  const refused = open.db.execute(row);
  await expect(refused).rejects.toMatchObject({ cause: { constraint: 'visits_terminal_type_check' } });
});

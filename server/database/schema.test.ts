import { readdir } from 'node:fs/promises';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { idempotentAnswers } from '../http/idempotency/table.ts';
import { type Database, openDatabase } from './open.ts';
import { revisions } from './schema/editions.ts';
import { importNumbers } from './schema/imports.ts';
import { tables } from './schema/tables.ts';
import { openTestDatabase } from './testing.ts';

const none = generateDrizzleJson({});
const all = generateDrizzleJson({ ...Object.fromEntries(tables), idempotentAnswers, revisions, importNumbers });

/** What a database holds, a line for each column, constraint and index. */
async function shapeOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select concat_ws(' ', c.table_name, c.column_name, c.data_type, c.is_nullable, c.column_default) as line
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public'
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    order by line`);
  return rows.map(({ line }) => line);
}

test('the migrations lead to the tables that the schema describes', async () => {
  const [migrated, described] = await Promise.all([openTestDatabase(), openDatabase({ memory: true })]);
  try {
    for (const statement of await generateMigration(none, all)) await described.db.execute(sql.raw(statement));
    const wanted = await shapeOf(described.db);
    expect(wanted.length).toBeGreaterThan(300);
    expect(await shapeOf(migrated.db)).toEqual(wanted);
  } finally {
    await Promise.all([migrated.close(), described.close()]);
  }
});

test('migrations are numbered without a gap: those that are applied are counted', async () => {
  const names = (await readdir(new URL('./migrations', import.meta.url)))
    .filter((name) => name.endsWith('.sql'))
    .sort();
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index));
});

import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { check, type PgColumn } from 'drizzle-orm/pg-core';

/** The check that a column holds one of its choices, or nothing where it may: those of its type, or those that are given. */
export function oneOf(column: PgColumn, choices: readonly (string | number)[] = choicesOf(column)) {
  if (choices.length === 0) throw new Error(`The column ${column.name} has no choices`);
  const list = choices.map((choice) => (typeof choice === 'number' ? String(choice) : `'${choice}'`)).join(', ');
  return check(`${getTableName(column.table)}_${column.name}_check`, sql`${column} in (${sql.raw(list)})`);
}

/** A column that Drizzle hands to the declaration of checks knows its name, and not its type. */
const choicesOf = ({ table, name }: PgColumn) =>
  Object.values(getTableColumns(table)).find((column) => column.name === name)?.enumValues ?? [];

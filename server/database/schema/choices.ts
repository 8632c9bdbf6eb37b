import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { check, type PgColumn } from 'drizzle-orm/pg-core';

/** A check that a column holds one of `choices` (by default those of its type), or null where it is nullable. */
export function oneOf(column: PgColumn, choices: readonly (string | number)[] = columnChoices(column)) {
  if (choices.length === 0) throw new Error(`The column ${column.name} has no choices`);
  const list = choices.map((choice) => (typeof choice === 'number' ? String(choice) : `'${choice}'`)).join(', ');
  return check(`${getTableName(column.table)}_${column.name}_check`, sql`${column} in (${sql.raw(list)})`);
}

/** The column that Drizzle passes to a table's checks has a name, but not its type. */
const columnChoices = ({ table, name }: PgColumn) =>
  Object.values(getTableColumns(table)).find((column) => column.name === name)?.enumValues ?? [];

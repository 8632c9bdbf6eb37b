import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Part, Row } from './tables.ts';

export const sqlList = (chunks: readonly SQLWrapper[]) => sql.join([...chunks], sql`, `);

type Keys = readonly [columns: readonly PgColumn[], part: Part, key: readonly string[], rows: readonly Row[]];

/** A condition for rows whose columns hold a key that none of the file's rows of a part has. */
export const notAmong = (...keys: Keys) => sql`not ${isAmong(...keys)}`;

/** A condition for rows whose columns hold a key that one of these rows of a part has. */
export function among(...keys: Keys): SQL {
  const [[column], part, [name], rows] = keys;
  if (column && name && keys[0].length === 1) {
    const type = sql.raw(`${part.columns[name]?.getSQLType()}[]`);
    return sql`${column} = any(${sql.param(rows.map((row) => row[name]))}::${type})`;
  }
  // Not a join: before a table is analysed PostgreSQL expects one row of an institution, and compares each with each.
  return sql`(${isAmong(...keys)}) is true`;
}

function isAmong(...[columns, part, key, rows]: Keys): SQL {
  const names = key.map((_, index) => sql.raw(`k${index}`));
  const types = key.map((name, index) => sql.raw(`k${index} ${part.columns[name]?.getSQLType()}`));
  const values = rows.map((row) => Object.fromEntries(key.map((name, index) => [`k${index}`, row[name]])));
  const named = sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as named (${sqlList(types)})`;
  return sql`(${sqlList(columns)}) in (select ${sqlList(names)} from ${named})`;
}

export const keyColumns = ({ key, columns }: Part) =>
  Object.fromEntries(key.flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])));

/** By code point: otherwise the order depends on each database's collation. */
export const byCharacter = (column: PgColumn): SQL =>
  column.columnType === 'PgText' ? sql`${column} collate "C"` : asc(column);

/** The order in which rows of a part are exported: by key. */
export const inKeyOrder = (part: Part): SQL[] => Object.values(keyColumns(part)).map(byCharacter);

/** A condition for the rows of a part whose key, of one field, comes later in that order. */
export function afterKey(part: Part, row: Row): SQL {
  const [[name, column] = [], ...others] = Object.entries(keyColumns(part));
  if (!name || !column || others.length > 0) throw new Error(`The key of ${part.name} has not one field.`);
  return sql`${column} collate "C" > ${row[name]}`;
}

/** A condition for the rows of a part with these keys. */
export const ofKeys = (part: Part, rows: readonly Row[]): SQL =>
  among(Object.values(keyColumns(part)), part, part.key, rows);

/** The condition for the row of this key. */
export function matching({ key, columns }: Part, row: Row): SQL {
  const equal = key.flatMap((name) => (columns[name] ? [eq(columns[name], row[name])] : []));
  return and(...equal) ?? sql`false`;
}

/** A row's key as calls and the record name it: its fields with a space between. */
export const spacedKey = ({ key }: Pick<Part, 'key'>, row: Row): string =>
  key.map((name) => String(row[name])).join(' ');

/** The fields of a key from {@link spacedKey}; null where the text cannot be one. */
export function readSpacedKey({ key, columns }: Pick<Part, 'key' | 'columns'>, text: string): Row | null {
  const words = text.split(' ');
  if (words.length !== key.length) return null;
  const fields = key.map((name, at): [string, unknown] => {
    const word = words[at] ?? '';
    if (columns[name]?.dataType !== 'number') return [name, word];
    return [name, /^\d{1,6}$/.test(word) ? Number(word) : null];
  });
  return fields.some(([, value]) => value === null || value === '') ? null : Object.fromEntries(fields);
}

import { isDeepStrictEqual } from 'node:util';
import { is, SQL } from 'drizzle-orm';
import type { Part, Row } from '../parts/tables.ts';
import type { EditedPart } from './published.ts';

/** The columns whose fields are edited one by one, by part: two people may work on one guide. */
const dividedColumns: Readonly<Record<string, string>> = { guides: 'guide', institutions: 'theme' };

/** A row's fields as drafts name them. */
export function fieldsOf({ name }: Pick<Part, 'name'>, row: Row): Row {
  const divided = dividedColumns[name] ?? '';
  const { [divided]: object, ...others } = row;
  if (typeof object !== 'object' || object === null) return row;
  return {
    ...others,
    ...Object.fromEntries(Object.entries(object).map(([key, value]) => [`${divided}.${key}`, value])),
  };
}

/** The row with fields as drafts name them. */
export function withFields(row: Row, fields: Row): Row {
  const changed = structuredClone(row);
  for (const [name, value] of Object.entries(fields)) {
    const [column = '', inner] = name.split('.');
    changed[column] = inner === undefined ? value : { ...(changed[column] as Row), [inner]: value };
  }
  return changed;
}

/** A field that differs between two contents of a row; null for nothing. */
export interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The content with what the database has in the columns that a row did not name when it was added. */
function completed({ columns }: Pick<Part, 'columns'>, content: Row): Row {
  const unnamed = Object.entries(columns).filter(([, column]) =>
    column.hasDefault ? !is(column.default, SQL) : !column.notNull,
  );
  return { ...Object.fromEntries(unnamed.map(([name, column]) => [name, column.default ?? null])), ...content };
}

/** The fields in which two contents of a row differ; a content that is null has none. */
export function changedFields(part: EditedPart, before: Row | null, after: Row | null): ChangedField[] {
  const [old, now] =
    before && after
      ? [fieldsOf(part, completed(part, before)), fieldsOf(part, completed(part, after))]
      : [fieldsOf(part, before ?? {}), fieldsOf(part, after ?? {})];
  return Object.keys({ ...old, ...now })
    .filter((field) => !isDeepStrictEqual(old[field], now[field]))
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }));
}

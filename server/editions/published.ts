import { isPublishedPart } from '@yimen/contract/published';
import { sql } from 'drizzle-orm';
import type { drafts, editions } from '../database/schema/editions.ts';
import { isActivityColumn } from '../parts/activity.ts';
import { AdminError } from '../parts/fields.ts';
import { writtenRow } from '../parts/rows.ts';
import { type Part, type Row, rowKey, settingsPart, tenantParts } from '../parts/tables.ts';

/** The content of a row as an export writes it, without what visitors count up. */
export function contentOf(part: Pick<Part, 'name' | 'columns'>, row: Row): Row {
  const written = Object.entries(writtenRow(part, row));
  return Object.fromEntries(written.filter(([name, value]) => value !== undefined && !isActivityColumn(part, name)));
}

/** The key of a row, as editions and drafts keep it. */
export const keyText = ({ key }: Pick<Part, 'key'>, row: Row) => rowKey(key, row);

/** A part with drafts: a table of the institution's, or its settings. */
export type EditedPart = Part | Pick<Part, 'name' | 'key' | 'columns'>;

/** The condition for what a table keeps of one row. */
export const isOf = (table: typeof drafts | typeof editions, part: EditedPart, key: Row) =>
  sql`(${table.part}, ${table.key}) = (${part.name}, ${keyText(part, key)})`;

/** The part itself and those whose rows are deleted with its rows, as far as they are published. */
export const publishedWith = (part: Part): Part[] =>
  tenantParts
    .filter((one) => one === part || one.references.some(({ part: name, cascades }) => cascades && name === part.name))
    .filter(({ name }) => isPublishedPart(name));

/** All published parts that are tables of an institution's own. */
export const publishedTables: readonly Part[] = tenantParts.filter(({ name }) => isPublishedPart(name));

/** The published part of this name. Throws {@link AdminError} when there is none. */
export function publishedPart(name: string): EditedPart {
  if (name === settingsPart.name) return settingsPart;
  const part = tenantParts.find((one) => one.name === name);
  if (!part || !isPublishedPart(name)) throw new AdminError(`${name} 不用发布：修改马上生效，不保留版本。`);
  return part;
}

/** The fields of a key that editions and drafts keep as text. */
export function keyFields({ key }: EditedPart, text: string): Row {
  const values = JSON.parse(text) as unknown[];
  return Object.fromEntries(key.map((name, index) => [name, values[index]]));
}

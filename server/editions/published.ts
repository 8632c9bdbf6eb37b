import { and, eq, sql } from 'drizzle-orm';
import type { drafts, editions } from '../database/schema/editions.ts';
import { isActivityColumn } from '../parts/activity.ts';
import type { Change } from '../parts/changing.ts';
import { writtenRow } from '../parts/rows.ts';
import { type Part, type Row, rowKey, tenantParts } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** The parts whose rows visitors see as the institution wrote them; former editions of them are kept. */
const publishedParts: ReadonlySet<string> = new Set([
  'institutions',
  'menus',
  'modules',
  'slides',
  'shortcuts',
  'links',
  'media',
  'apps',
  'guides',
  'newsColumns',
  'articles',
  'notices',
  'topics',
  'terms',
  'calendarEvents',
]);

export const isPublished = ({ name }: Pick<Part, 'name'>) => publishedParts.has(name);

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
    .filter(isPublished);

/** All published parts that are tables of an institution's own. */
export const publishedTables: readonly Part[] = tenantParts.filter(isPublished);

/** The published rows that are deleted with this one. */
export async function dependentRows(here: Scoped, part: Part, row: Row): Promise<Change[]> {
  const gone: Change[] = [];
  for (const other of publishedWith(part)) {
    for (const { part: name, from, to, cascades } of other.references) {
      if (name !== part.name || !cascades) continue;
      const points = from.flatMap((column, at) => {
        const own = other.columns[column];
        return own ? [eq(own, row[to[at] ?? ''])] : [];
      });
      const rows = (await here.rows(other.table, { where: and(...points) })) as Row[];
      gone.push(...rows.map((before) => ({ part: other, before, after: null })));
    }
  }
  return gone;
}

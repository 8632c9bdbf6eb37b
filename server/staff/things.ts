import type { RuledPart } from '@yimen/contract/staff/explain';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { articles, newsColumns, notices, topics } from '../database/schema/publishing.ts';
import { apps } from '../database/schema/services.ts';
import { menus, modules, shortcuts, slides } from '../database/schema/site.ts';
import type { Scoped } from '../tenancy/scoped.ts';

export const tables = { apps, articles, menus, modules, newsColumns, notices, shortcuts, slides, topics } as const;
type Tables = typeof tables;

/** A row of a part whose rows have rules. */
export type Thing = { [P in RuledPart]: { readonly part: P; readonly row: Tables[P]['$inferSelect'] } }[RuledPart];
export type ThingOf<P extends RuledPart> = Extract<Thing, { part: P }>['row'];

/** The fields by which a row of each part is known. */
export const thingKeys: Readonly<Record<RuledPart, readonly string[]>> = {
  apps: ['id'],
  articles: ['id'],
  menus: ['id'],
  modules: ['template', 'path'],
  newsColumns: ['id'],
  notices: ['id'],
  shortcuts: ['kind', 'position'],
  slides: ['kind', 'position'],
  topics: ['id'],
};

/** The row of a part by its key, its fields with a space between; null when there is none. */
export async function findThing(here: Scoped, part: RuledPart, key: string): Promise<Thing | null> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(tables[part]);
  const words = key.split(' ');
  const conditions = thingKeys[part].map((name, at) => {
    const [column, word = ''] = [columns[name], words[at]];
    if (!column) throw new Error(`${part} has no column ${name}.`);
    if (column.dataType !== 'number') return eq(column, word);
    return /^\d{1,6}$/.test(word) ? eq(column, Number(word)) : null;
  });
  if (words.length !== conditions.length || conditions.includes(null)) return null;
  const row = await here.first(tables[part], and(...conditions.map((one) => one ?? undefined)));
  return row && ({ part, row } as Thing);
}

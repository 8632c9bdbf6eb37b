import type { RuledPart } from '@yimen/contract/staff/explain';
import { articles, newsColumns, notices, topics } from '../database/schema/publishing.ts';
import { apps } from '../database/schema/services.ts';
import { menus, modules, shortcuts, slides } from '../database/schema/site.ts';
import { matching, readSpacedKey } from '../parts/keys.ts';
import { findPart } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';

export const tables = { apps, articles, menus, modules, newsColumns, notices, shortcuts, slides, topics } as const;
type Tables = typeof tables;

/** A row of a part whose rows have rules. */
export type Thing = { [P in RuledPart]: { readonly part: P; readonly row: Tables[P]['$inferSelect'] } }[RuledPart];
export type ThingOf<P extends RuledPart> = Extract<Thing, { part: P }>['row'];

/** The row of a part by its key, its fields with a space between; null when there is none. */
export async function findThing(here: Scoped, name: RuledPart, text: string): Promise<Thing | null> {
  const part = findPart(name);
  const key = part && readSpacedKey(part, text);
  const row = key && (await here.first(tables[name], matching(part, key)));
  return row && ({ part: name, row } as Thing);
}

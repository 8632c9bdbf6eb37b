import type { SourceFailure } from '@yimen/contract/sources/sources';
import { asc } from 'drizzle-orm';
import { dataGroups } from '../database/schema/person.ts';
import type { MemberVisit } from '../http/visit.ts';
import { askSource } from '../sources/ask.ts';
import type { SourceConfig } from '../sources/config.ts';
import { type Definition, sourcesOf } from '../sources/store.ts';
import { ownedBy, scoped } from '../tenancy/scoped.ts';

/** A table of the person's data, from our own table or another system. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly fields: { key: string; label: string }[];
  readonly rows: Record<string, string>[];
  readonly failed: SourceFailure | null;
}

/** Tables of other systems have ids from here on, by the order of the sources. */
const firstTheirs = 1001;

/** The person's tables of data, our own first. With `type` only that table, and no system that does not hold it. */
export async function readGroups(visit: MemberVisit, type?: string): Promise<Group[]> {
  const isAsked = ({ id }: { id: string }) => type === undefined || id === type;
  const definitions = await sourcesOf(visit.db, visit.institution, 'data');
  const theirs = definitions
    .map((definition, index) => ({ id: String(firstTheirs + index), definition }))
    .filter(isAsked)
    .map(({ id, definition }) => readTheirs(visit, id, definition));
  const [own, ...others] = await Promise.all([readOwn(visit), ...theirs]);
  return [...own.filter(isAsked), ...others];
}

async function readOwn({ db, institution, person }: MemberVisit): Promise<Group[]> {
  const rows = await scoped(db, institution).rows(dataGroups, {
    where: ownedBy(dataGroups, person),
    orderBy: [asc(dataGroups.position)],
  });
  return rows.map(({ position, name, fields, rows: own }) => ({
    id: String(position + 1),
    name,
    fields,
    rows: own,
    failed: null,
  }));
}

async function readTheirs(visit: MemberVisit, id: string, definition: Definition): Promise<Group> {
  const { rows, failure } = await askSource(definition, {}, visit);
  return {
    id,
    name: definition.name,
    fields: labelledColumns(definition.config),
    failed: failure,
    // The cells are texts: the mapping produces nothing else.
    rows: rows as Record<string, string>[],
  };
}

const labelledColumns = ({ columns }: SourceConfig) => columns.map(({ key, label }) => ({ key, label }));

import { inArray } from 'drizzle-orm';
import { sourceReads } from '../database/schema/sources.ts';
import type { Person, Visit } from '../http/visit.ts';
import { isPersonal } from '../sources/ask.ts';
import { httpSource, type Shape } from '../sources/http-source.ts';
import type { SourcedNotice } from '../sources/kinds.ts';
import { ownId } from '../sources/mapping.ts';
import type { Source } from '../sources/source.ts';
import { sourcesOf } from '../sources/store.ts';
import { ownedBy, type Scoped, scoped } from '../tenancy/scoped.ts';
import { isQueried, type Wanted } from './conditions.ts';
import { excerptOf } from './excerpt.ts';
import { inOrder, type NoticeRow, readTypes } from './store.ts';

/** A notice of another system, with its text. */
export interface TheirNotice extends NoticeRow {
  readonly text: string;
}

/** Other systems that publish notices: for a guest only those that do not ask who it is. */
export async function noticeSources(visit: Visit): Promise<Source<TheirNotice, Wanted>[]> {
  const all = await sourcesOf(visit.db, visit.institution, 'notices');
  const definitions = visit.person ? all : all.filter((definition) => !isPersonal(definition));
  if (definitions.length === 0) return [];
  const here = scoped(visit.db, visit.institution);
  const [types, read] = await Promise.all([readTypes(here), readIds(here, visit.person)]);
  const shape = shapeOf(new Map(types.map(({ id, name }) => [id, name])), read);
  return definitions.map((definition) => httpSource(definition, visit, shape));
}

function shapeOf(
  types: ReadonlyMap<string, string>,
  read: ReadonlySet<string>,
): Shape<TheirNotice, Wanted, SourcedNotice> {
  return {
    asks: () => ({}),
    row({ type, ...given }, definition) {
      const name = types.get(type);
      const id = ownId(definition.id, given.id);
      if (name === undefined) return null;
      return {
        ...given,
        id,
        type: { id: type, name },
        department: given.department || definition.name,
        read: read.has(id),
        excerpt: excerptOf(paragraphs(given.text)),
      };
    },
    fits: (notice, wanted) =>
      notice.publishedAt <= new Date() && isQueried({ ...notice, type: notice.type.id }, wanted),
    order: inOrder,
  };
}

async function readIds(here: Scoped, person: Person | null): Promise<ReadonlySet<string>> {
  if (!person) return new Set();
  const rows = await here.rows(sourceReads, { where: ownedBy(sourceReads, person) });
  return new Set(rows.map(({ notice }) => notice));
}

/** Remembers that the person has read other systems' notices; the first time counts. */
export function markTheirsRead(here: Scoped, person: Pick<Person, 'id'>, ids: readonly string[]): Promise<void> {
  return here.insertNew(
    sourceReads,
    ids.map((notice) => ({ person: person.id, notice, readAt: new Date() })),
  );
}

export async function markTheirsUnread(
  here: Scoped,
  person: Pick<Person, 'id'>,
  ids: readonly string[],
): Promise<void> {
  await here.delete(sourceReads, ownedBy(sourceReads, person, inArray(sourceReads.notice, [...ids])));
}

/** A notice of another system that is for this visitor; null when no source has it now. */
export async function findTheirs(visit: Visit, id: string): Promise<TheirNotice | null> {
  const definitions = await sourcesOf(visit.db, visit.institution, 'notices');
  // An id begins with its source's: for all others nobody is asked.
  if (!definitions.some((definition) => id.startsWith(`${definition.id}.`))) return null;
  const readings = await Promise.all(
    (await noticeSources(visit)).map((source) => source.read({ id }, { offset: 0, limit: 1 })),
  );
  return readings.flatMap(({ rows }) => rows)[0] ?? null;
}

/** A text as the blocks of a notice: each line is a paragraph. */
export function paragraphs(text: string): { type: 'p'; text: string }[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').map((line) => ({ type: 'p', text: line }));
}

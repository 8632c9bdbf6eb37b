import { inArray } from 'drizzle-orm';
import { sourceReads } from '../database/schema/sources.ts';
import type { Person, Visit } from '../http/visit.ts';
import { contentNow } from '../lib/time.ts';
import { isPerPerson } from '../sources/ask.ts';
import { httpSource, type Shape } from '../sources/http-source.ts';
import type { SourcedNotice } from '../sources/kinds.ts';
import { ownId } from '../sources/mapping.ts';
import type { Source } from '../sources/source.ts';
import { sourcesOf } from '../sources/store.ts';
import { ownedBy, type Scoped, scopedOf } from '../tenancy/scoped.ts';
import { isQueried, type NoticeQuery } from './conditions.ts';
import { excerptOf, paragraphs } from './excerpt.ts';
import { type NoticeRow, noticeOrder, readTypes } from './store.ts';

/** A notice of another system, with its text. */
export interface TheirNotice extends NoticeRow {
  readonly text: string;
}

/** Other systems that publish notices; for a guest only those whose request does not depend on the person. */
export async function noticeSources(visit: Visit): Promise<Source<TheirNotice, NoticeQuery>[]> {
  const all = await sourcesOf(visit.db, visit.institution, 'notices');
  const definitions = visit.person ? all : all.filter((definition) => !isPerPerson(definition));
  if (definitions.length === 0) return [];
  const here = scopedOf(visit);
  const shape = shapeOf(here, new Map((await readTypes(here)).map(({ id, name }) => [id, name])), visit.person);
  return definitions.map((definition) => httpSource(definition, visit, shape));
}

function shapeOf(
  here: Scoped,
  types: ReadonlyMap<string, string>,
  person: Person | null,
): Shape<TheirNotice, NoticeQuery, SourcedNotice> {
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
        read: false,
        replied: false,
        link: null,
        app: null,
        excerpt: excerptOf(paragraphs(given.text)),
      };
    },
    fits: (notice, query) =>
      notice.publishedAt <= contentNow() && isQueried({ ...notice, type: notice.type.id }, query),
    complete: async (rows) => {
      const read = await readIds(here, person, rows);
      return rows.map((row) => ({ ...row, read: read.has(row.id) }));
    },
    order: noticeOrder,
  };
}

/** Which of these notices the person has read; marks of notices that no longer exist are kept. */
async function readIds(
  here: Scoped,
  person: Person | null,
  rows: readonly Pick<NoticeRow, 'id'>[],
): Promise<ReadonlySet<string>> {
  if (!person || rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const read = await here.rows(sourceReads, { where: ownedBy(sourceReads, person, inArray(sourceReads.notice, ids)) });
  return new Set(read.map(({ notice }) => notice));
}

/** Stores that the person has read other systems' notices; an earlier time is kept. */
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

/** Tells by its id whether a notice can be one of another system: such ids begin with that of a source. */
export async function theirIds({ db, institution }: Visit): Promise<(id: string) => boolean> {
  const definitions = await sourcesOf(db, institution, 'notices');
  return (id) => definitions.some((definition) => id.startsWith(`${definition.id}.`));
}

/** A notice of another system that this visitor may see; null when no source has it now. */
export async function findTheirs(visit: Visit, id: string): Promise<TheirNotice | null> {
  if (!(await theirIds(visit))(id)) return null;
  const readings = await Promise.all(
    (await noticeSources(visit)).map((source) => source.read({ id }, { offset: 0, limit: 1 })),
  );
  return readings.flatMap(({ rows }) => rows)[0] ?? null;
}

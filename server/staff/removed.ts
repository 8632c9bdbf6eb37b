import { codes } from '@yimen/contract/envelope';
import { isPublishedPart } from '@yimen/contract/published';
import {
  personalParts,
  type RestorablePart,
  type RestoredDirectly,
  readingRemoved,
  restorableParts,
} from '@yimen/contract/restorable-parts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Permits } from '../access/permits.ts';
import type { Kept } from '../changes/removed/restore.ts';
import { removedRows } from '../database/schema/removed.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Window } from '../lib/paging.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { isReadable, mayRead } from './places.ts';

/**
 * A condition for removed rows that may be read: content where it lay, a guide where its service lies now; everything else
 * where its area may be read for the whole institution.
 */
function isRemovedReadable(here: Scoped, permits: Permits): SQL {
  const fieldOf = (name: string) => sql`${removedRows.row} ->> ${name}::text`;
  const conditions = restorableParts.map((part): SQL | undefined => {
    const isOfPart = eq(removedRows.part, part);
    if (part === 'guides')
      return and(isOfPart, isReadable(here, { part: removedRows.part, id: fieldOf('app') }, permits));
    if (isPublishedPart(part)) return and(isOfPart, mayRead(permits, part, fieldOf));
    return permits.isWide(readingRemoved(part as RestoredDirectly)) ? isOfPart : undefined;
  });
  return or(...conditions) ?? sql`false`;
}

/** What is listed of a removed row. */
export interface RemovedLine extends Pick<Kept, 'id' | 'removal' | 'key' | 'by' | 'at'> {
  readonly part: RestorablePart;
  /** Empty where it has none, and of what is a person's own. */
  readonly name: string;
}

const personal: ReadonlySet<string> = new Set(personalParts);

/** A page of the rows that were removed themselves and may be read, the latest first, and how many there are. */
export async function readRemoved(
  here: Scoped,
  permits: Permits,
  part: RestorablePart | undefined,
  window: Window,
): Promise<{ lines: RemovedLine[]; total: number }> {
  const ofPart = part === undefined ? undefined : eq(removedRows.part, part);
  const where = and(isNull(removedRows.cause), ofPart, isRemovedReadable(here, permits));
  const { id, removal, key, by, at } = removedRows;
  // Not the rows themselves, nor any field of a picture or file: they are read as a whole.
  const isBytes = inArray(removedRows.part, ['artworks', 'avatars', 'files']);
  const field = (name: string) =>
    sql<string | null>`case when ${isBytes} then null else nullif(${removedRows.row} ->> ${name}::text, '') end`;
  const rows = await here.db
    .select({ id, removal, part: removedRows.part, key, by, at, name: field('name'), title: field('title') })
    .from(removedRows)
    .where(here.of(removedRows, where))
    .orderBy(desc(at), asc(removedRows.part), asc(key), asc(id))
    .limit(window.limit)
    .offset(window.offset);
  const lines = rows.map(({ name, title, ...row }) => ({
    ...row,
    part: row.part as RestorablePart,
    name: personal.has(row.part) ? '' : (name ?? title ?? ''),
  }));
  return { lines, total: await here.count(removedRows, where) };
}

/** How many rows went with each of these, by part. */
export async function countAlong(here: Scoped, ids: readonly string[]) {
  const { cause, part } = removedRows;
  const rows = await here.db
    .select({ cause, part, count: count() })
    .from(removedRows)
    .where(here.of(removedRows, and(inArray(cause, [...ids]), eq(removedRows.kind, 'row'), isNotNull(cause))))
    .groupBy(cause, part)
    .orderBy(asc(part));
  const byCause = Map.groupBy(rows, (row) => row.cause);
  return (id: string) => (byCause.get(id) ?? []).map((row) => ({ part: row.part, count: row.count }));
}

/** What one call puts back at most: rows that are meant, rows that went with them, and bytes of all as they are stored. */
const most = { meant: 1000, along: 10_000, bytes: 60_000_000 } as const;

/** Why this is too much for one call, in Chinese; null where it is not. Reads none of the rows. */
async function excessOf(here: Scoped, meant: SQL | undefined): Promise<string | null> {
  const { id, cause, row } = removedRows;
  const meantIds = here.db.select({ id }).from(removedRows).where(here.of(removedRows, meant));
  const [found] = await here.db
    .select({
      meant: sql<number>`count(*) filter (where ${isNull(cause)})::int`,
      along: sql<number>`count(*) filter (where ${isNotNull(cause)})::int`,
      bytes: sql<number>`coalesce(sum(pg_column_size(${row})), 0)::float8`,
    })
    .from(removedRows)
    .where(here.of(removedRows, or(meant, inArray(cause, meantIds))));
  if (!found) return null;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  if (found.meant > most.meant) return `有 ${found.meant} 行，在管理台一次最多放回 ${most.meant} 行`;
  if (found.along > most.along) return `连带 ${found.along} 行，在管理台一次最多连带放回 ${most.along} 行`;
  if (found.bytes > most.bytes) return `有 ${megabytes(found.bytes)}，在管理台一次最多放回 ${megabytes(most.bytes)}`;
  return null;
}

/**
 * The row of this id, or all of a removal's that were meant. Throws a {@link Refusal} where there is none that may be
 * read, where only some of them may, and where they are too much with what went with them.
 */
export async function findRemoved(here: Scoped, permits: Permits, id: string): Promise<Kept[]> {
  const isMeant = and(or(eq(removedRows.id, id), eq(removedRows.removal, id)), isNull(removedRows.cause));
  const where = and(isMeant, isRemovedReadable(here, permits));
  const [readable, all] = [await here.count(removedRows, where), await here.count(removedRows, isMeant)];
  if (readable === 0) throw notFound('没有这项已删除的数据：删除后只保留一段时间');
  if (readable < all)
    throw new Refusal(codes.forbidden, '这次删除中有您不能查看的数据，请逐项放回', 200, { detail: 'read' });
  const excess = await excessOf(here, isMeant);
  if (excess) throw new Refusal(codes.releaseRefused, `这次删除${excess}：请系统的运行者用命令 removed restore 放回`);
  return here.rows(removedRows, { where });
}

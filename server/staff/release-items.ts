import type { DataOf } from '@yimen/contract/endpoint';
import { type PublishedPart, publishedParts } from '@yimen/contract/published';
import type * as contract from '@yimen/contract/staff/releases';
import type { Withdrawal } from '@yimen/contract/withdrawal';
import { and, asc, eq, exists, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Permits } from '../access/permits.ts';
import type { Release } from '../changes/releases.ts';
import { drafts, editions, type RowName, releases } from '../database/schema/editions.ts';
import { valuesOf } from '../editions/drafts.ts';
import { type ChangedField, changedFields, fieldsOf } from '../editions/fields.ts';
import type { Window } from '../lib/paging.ts';
import { spacedKey } from '../parts/keys.ts';
import { shownRow } from '../parts/rows.ts';
import type { Row } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { type Content, isAmong, nameOf, nameText, readContents } from './content.ts';
import { becomesReadable, firstOf, isDraftReadable, isReadable, isThere, mayRead } from './places.ts';

export type Shown = NonNullable<DataOf<typeof contract.staffRelease>>;

const edited = { part: editions.part, id: firstOf(editions.key) };
/** The edition before each of {@link editions}, where they are joined by {@link isFormer}. */
export const former = alias(editions, 'former');
export const isFormer = (own: typeof editions | typeof service, before: typeof former | typeof serviceFormer) =>
  sql`(${before.institution}, ${before.part}, ${before.key}, ${before.number}) =
    (${own.institution}, ${own.part}, ${own.key}, ${own.number} - 1)`;
const [service, serviceFormer] = [alias(editions, 'service'), alias(editions, 'service_former')];

/** A condition for editions, joined with {@link former}, whose row may be read: as it is now, or as it was before or by them. */
export function isEditionReadable(here: Scoped, permits: Permits): SQL | undefined {
  const asWas = ({ content }: { readonly content: SQLWrapper }, part: PublishedPart) =>
    mayRead(permits, part, (field) => sql`(${content} ->> ${sql.param(field)}::text)`);
  const own = publishedParts.map((part) => {
    const isPart = eq(editions.part, part);
    if (part !== 'guides') return and(isPart, or(asWas(editions, part), asWas(former, part)));
    // A guide lies where its service did.
    const isTheirs = and(
      eq(service.release, editions.release),
      eq(service.part, 'apps'),
      eq(service.key, editions.key),
      or(asWas(service, 'apps'), asWas(serviceFormer, 'apps')),
    );
    const found = here.db
      .select({ key: service.key })
      .from(service)
      .leftJoin(serviceFormer, isFormer(service, serviceFormer))
      .where(here.of(service, isTheirs));
    return and(isPart, exists(found));
  });
  return or(isReadable(here, edited, permits), ...own);
}

/** A condition for an item of {@link releases.items} whose row may be read: as it is now, or as its draft has it. */
export function isItemReadable(here: Scoped, permits: Permits): SQL | undefined {
  const held = { part: sql`item ->> 'part'`, id: firstOf(sql`item ->> 'key'`) };
  const isDraft = sql`(${drafts.part}, ${drafts.key}) = (item ->> 'part', item ->> 'key')`;
  const drafted = here.db
    .select({ key: drafts.key })
    .from(drafts)
    .where(here.of(drafts, isDraft, isDraftReadable(here, permits)));
  return or(isReadable(here, held, permits), exists(drafted));
}

/**
 * A condition for an item of {@link releases.items} of which everything may be read: as it is now and as its draft has it,
 * where there are both. What is neither lies nowhere any more, and is the whole institution's.
 */
export function isItemWhollyReadable(here: Scoped, permits: Permits): SQL {
  const [part, key] = [sql`item ->> 'part'`, sql`item ->> 'key'`];
  const held = { part, id: firstOf(key) };
  const isReadableNow = isReadable(here, held, permits);
  const draftsWhere = (where: SQL) =>
    exists(
      here.db
        .select({ key: drafts.key })
        .from(drafts)
        .where(here.of(drafts, eq(drafts.key, key), where)),
    );
  // A guide is drafted with its service.
  const placing = sql`${drafts.part} = case when ${part} = 'guides' then 'apps' else ${part} end`;
  const isDrafted = sql`(${drafts.part} = ${part} or ${placing})`;
  const unreadable = draftsWhere(sql`${isDrafted} and not coalesce(${becomesReadable(here, permits)}, false)`);
  return sql`(${isReadableNow} or not ${isThere(here, held)}) and not ${unreadable} and (${isReadableNow} or ${draftsWhere(placing)})`;
}

/** A page of what a release does to the rows that somebody may read, in the order of their names, and how many these are. */
export async function itemsOf(
  here: Scoped,
  permits: Permits,
  release: Release,
  window: Window,
): Promise<Pick<Shown, 'items' | 'readable'>> {
  const isPublished = release.state === 'published';
  const { names, readable } = await (isPublished ? publishedNames : namedNames)(here, permits, release, window);
  const all = isPublished ? await publishedItems(here, release, names) : await namedItems(here, release, names);
  const items = all.map(({ content: { name, part, key, title }, withdrawn, withdrawal, changes }) => {
    const shown = (field: string, value: unknown) => shownRow(part, { [field]: value })[field] ?? null;
    return {
      part: name,
      key: spacedKey(part, key),
      name: title,
      withdrawn,
      withdrawal,
      changes: changes.map(({ field, before, after }) => ({
        field,
        before: shown(field, before),
        after: shown(field, after),
      })),
    };
  });
  return { items, readable };
}

interface Names {
  readonly names: readonly RowName[];
  readonly readable: number;
}

/** The readable rows that a release changed, by its editions. */
async function publishedNames(
  here: Scoped,
  permits: Permits,
  { number }: Release,
  { limit, offset }: Window,
): Promise<Names> {
  const readable = here.db
    .selectDistinct({ part: editions.part, key: editions.key })
    .from(editions)
    .leftJoin(former, isFormer(editions, former))
    .where(
      here.of(
        editions,
        eq(editions.release, number),
        inArray(editions.part, publishedParts),
        isEditionReadable(here, permits),
      ),
    )
    .as('readable');
  const names = await here.db
    .select({ part: readable.part, key: readable.key })
    .from(readable)
    .orderBy(asc(readable.part), asc(readable.key))
    .limit(limit)
    .offset(offset);
  const [counted] = await here.db.select({ count: sql<number>`count(*)::int` }).from(readable);
  return { names, readable: counted?.count ?? 0 };
}

/** The readable rows that a release names which is not published. */
async function namedNames(
  here: Scoped,
  permits: Permits,
  { number }: Release,
  { limit, offset }: Window,
): Promise<Names> {
  const items = sql`from ${releases}, jsonb_array_elements(${releases.items}) as items(item)
    where ${here.of(releases, eq(releases.number, number), isItemReadable(here, permits))}`;
  const { rows } = await here.db.execute<{ part: string; key: string }>(
    sql`select item ->> 'part' as part, item ->> 'key' as key ${items} order by 1, 2 limit ${limit} offset ${offset}`,
  );
  const counted = await here.db.execute<{ count: number }>(sql`select count(*)::int as count ${items}`);
  return { names: rows, readable: counted.rows[0]?.count ?? 0 };
}

interface ReleasedItem {
  readonly content: Content;
  readonly withdrawn: boolean;
  readonly withdrawal: Withdrawal | null;
  readonly changes: readonly ChangedField[];
}

/** What a release that is not published is to change while it holds the drafts, else the rows alone. */
async function namedItems(here: Scoped, { number }: Release, names: readonly RowName[]): Promise<ReleasedItem[]> {
  const contents = await readContents(here, names);
  return contents.map((content) => {
    const { part, live, draft } = content;
    const held = draft?.release === number ? draft : null;
    const seen = fieldsOf(part, live ?? {});
    const changes = Object.entries(held ? valuesOf(held) : {}).map(([field, after]) => ({
      field,
      before: seen[field] ?? null,
      after,
    }));
    return { content, withdrawn: held?.withdraws ?? false, withdrawal: held?.withdrawal ?? null, changes };
  });
}

/** What a release changed, by the editions that it made. */
async function publishedItems(here: Scoped, { number }: Release, names: readonly RowName[]): Promise<ReleasedItem[]> {
  if (names.length === 0) return [];
  const found = await here.db
    .select({
      part: editions.part,
      key: editions.key,
      before: former.content,
      after: editions.content,
      withdrawal: editions.withdrawal,
    })
    .from(editions)
    .leftJoin(former, isFormer(editions, former))
    .where(here.of(editions, eq(editions.release, number), isAmong(editions, names)))
    .orderBy(asc(editions.number));
  // A row may have changed twice in a release.
  const byName = new Map<string, { before: Row | null; after: Row | null; withdrawal: Withdrawal | null }>();
  for (const { part, key, before, after, withdrawal } of found) {
    const at = nameText({ part, key });
    byName.set(at, { before: byName.has(at) ? (byName.get(at)?.before ?? null) : before, after, withdrawal });
  }
  const contents = await readContents(here, names);
  return contents.map((content) => {
    const { before = null, after = null, withdrawal = null } = byName.get(nameText(nameOf(content))) ?? {};
    const changes = after ? changedFields(content.part, before, after) : [];
    return { content, withdrawn: after === null, withdrawal, changes };
  });
}

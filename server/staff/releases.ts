import type { DataOf } from '@yimen/contract/endpoint';
import { isPublishedPart } from '@yimen/contract/published';
import * as contract from '@yimen/contract/staff/releases';
import type { Withdrawal } from '@yimen/contract/withdrawal';
import { and, asc, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Permits } from '../access/permits.ts';
import type { Release } from '../changes/releases.ts';
import { editions, type RowName, releases } from '../database/schema/editions.ts';
import { valuesOf } from '../editions/drafts.ts';
import { type ChangedField, changedFields, fieldsOf } from '../editions/fields.ts';
import { minuteText } from '../lib/time.ts';
import { spacedKey } from '../parts/keys.ts';
import { shownRow } from '../parts/rows.ts';
import type { Row } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { alsoAsWas, type Content, nameOf, nameText, placesOf, readContents } from './content.ts';
import { isReadable, isReadableBy } from './places.ts';
import { readActors } from './store.ts';

type Shown = NonNullable<DataOf<typeof contract.staffRelease>>;

/** A condition for the releases that somebody submitted, and those that change something that they may read. */
function isVisible(here: Scoped, actor: string, permits: Permits): SQL | undefined {
  const first = (key: SQL) => sql`((${key})::jsonb ->> 0)`;
  const edited = { part: editions.part, id: first(sql`${editions.key}`) };
  const held = { part: sql`item ->> 'part'`, id: first(sql`item ->> 'key'`) };
  const changed = here.db
    .select({ number: editions.number })
    .from(editions)
    .where(here.of(editions, eq(editions.release, releases.number), isReadable(here, edited, permits)));
  const items = sql`exists (select 1 from jsonb_array_elements(${releases.items}) as items(item) where ${isReadable(here, held, permits)})`;
  return or(eq(releases.actor, actor), exists(changed), items);
}

/** The names of the rows of releases that meet a condition. */
async function namesWhere(
  here: Scoped,
  rows: readonly Release[],
  meets: (content: Content) => boolean,
): Promise<ReadonlySet<string>> {
  const contents = await readContents(
    here,
    rows.flatMap(({ items }) => items),
  );
  return new Set(contents.filter(meets).map((content) => nameText(nameOf(content))));
}

/** The numbers of releases that wait and change something that may be read as it is, or as it is to become. */
async function waitingFor(here: Scoped, permits: Permits, number: number | undefined): Promise<number[]> {
  const isWaiting = inArray(releases.state, ['submitted', 'scheduled']);
  const isAsked = number === undefined ? undefined : eq(releases.number, number);
  const waiting = await here.rows(releases, { where: and(isWaiting, isAsked) });
  const readable = await namesWhere(here, waiting, (content) => isReadableBy(permits, placesOf(content)));
  return waiting.filter(({ items }) => items.some((item) => readable.has(nameText(item)))).map((one) => one.number);
}

interface Asked {
  readonly actor: string;
  readonly permits: Permits;
  readonly state?: Release['state'] | undefined;
  readonly number?: number;
}

/** A page of the releases that somebody may see, the newest first, and how many there are. */
export async function findReleases(
  here: Scoped,
  { actor, permits, state, number }: Asked,
  window: { readonly limit: number; readonly offset: number },
) {
  const waiting = await waitingFor(here, permits, number);
  const where = and(
    state && eq(releases.state, state),
    number === undefined ? undefined : eq(releases.number, number),
    or(isVisible(here, actor, permits), inArray(releases.number, waiting)),
  );
  const rows = await here.rows(releases, { where, orderBy: [desc(releases.number)], ...window });
  const total = await here.count(releases, where ?? sql`true`);
  const list = await headsOf(here, rows);
  const told = await fullyReadable(here, permits, rows);
  return {
    // Why it failed may quote what the caller may not read.
    list: list.map((head, at) =>
      rows[at]?.actor === actor || told.has(head.number) ? head : { ...head, failure: '' },
    ),
    rows,
    total,
  };
}

/** The numbers of the releases that failed, or were returned, and of which everything may be read. */
async function fullyReadable(here: Scoped, permits: Permits, rows: readonly Release[]): Promise<ReadonlySet<number>> {
  const failed = rows.filter(({ failure }) => failure !== '');
  const readable = await namesWhere(here, failed, (content) =>
    placesOf(content).every((reach) => isReadableBy(permits, [reach])),
  );
  return new Set(
    failed.filter(({ items }) => items.every((item) => readable.has(nameText(item)))).map(({ number }) => number),
  );
}

async function headsOf(here: Scoped, rows: readonly Release[]): Promise<Omit<Shown, 'items'>[]> {
  const numbers = rows.map(({ number }) => number);
  const counted = await here.db
    .select({ release: editions.release, count: sql<number>`count(distinct (${editions.part}, ${editions.key}))::int` })
    .from(editions)
    .where(here.of(editions, inArray(editions.release, numbers)))
    .groupBy(editions.release);
  const counts = new Map(counted.map((one) => [one.release, one.count]));
  const actors = await readActors(
    here,
    rows.flatMap(({ actor, reviewer }) => [actor, reviewer]),
  );
  return rows.map((release) => ({
    number: release.number,
    title: release.title,
    reason: release.reason,
    state: release.state,
    submittedBy: actors(release.actor),
    reviewedBy: release.reviewer === '' ? null : actors(release.reviewer),
    createdAt: minuteText(release.createdAt),
    dueAt: release.dueAt && minuteText(release.dueAt),
    endedAt: release.endedAt && minuteText(release.endedAt),
    failure: release.failure,
    count: release.state === 'published' ? (counts.get(release.number) ?? 0) : release.items.length,
  }));
}

/** What a release does to the rows that somebody may read. */
export async function itemsOf(here: Scoped, permits: Permits, release: Release): Promise<Shown['items']> {
  const all = release.state === 'published' ? await publishedItems(here, release) : await namedItems(here, release);
  return all
    .filter(({ content }) => isReadableBy(permits, placesOf(content)))
    .map(({ content: { name, part, key, title }, withdrawn, withdrawal, changes }) => {
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
}

interface ReleasedItem {
  readonly content: Content;
  readonly withdrawn: boolean;
  readonly withdrawal: Withdrawal | null;
  readonly changes: readonly ChangedField[];
}

/** What a release that is not published names: what it is to change while it holds the drafts, else the rows alone. */
async function namedItems(here: Scoped, { number, items }: Release): Promise<ReleasedItem[]> {
  const contents = await readContents(here, items.slice(0, contract.mostItems));
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
async function publishedItems(here: Scoped, { number }: Release): Promise<ReleasedItem[]> {
  const former = alias(editions, 'former');
  const found = await here.db
    .select({
      part: editions.part,
      key: editions.key,
      before: former.content,
      after: editions.content,
      withdrawal: editions.withdrawal,
    })
    .from(editions)
    .leftJoin(
      former,
      sql`(${former.institution}, ${former.part}, ${former.key}, ${former.number}) =
        (${editions.institution}, ${editions.part}, ${editions.key}, ${editions.number} - 1)`,
    )
    .where(here.of(editions, eq(editions.release, number)))
    .orderBy(asc(editions.part), asc(editions.key), asc(editions.number))
    .limit(contract.mostItems);
  // A row may have changed twice in a release.
  const byName = new Map<
    string,
    { name: RowName; before: Row | null; after: Row | null; withdrawal: Withdrawal | null }
  >();
  for (const { part, key, before, after, withdrawal } of found.filter((one) => isPublishedPart(one.part))) {
    const at = nameText({ part, key });
    byName.set(at, { name: { part, key }, before: byName.get(at)?.before ?? before, after, withdrawal });
  }
  const all = [...byName.values()];
  const contents = await readContents(
    here,
    all.map(({ name }) => name),
  );
  const was = new Map(
    all.map(({ name, before, after }) => [nameText(name), [before, after].filter((row) => row !== null)]),
  );
  return contents.map((content, at) => {
    const { before = null, after = null, withdrawal = null } = all[at] ?? {};
    const changes = after ? changedFields(content.part, before, after) : [];
    const known = content.live ? content : { ...content, reaches: [] };
    return { content: alsoAsWas(known, was), withdrawn: after === null, withdrawal, changes };
  });
}

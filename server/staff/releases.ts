import { and, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Permits } from '../access/permits.ts';
import type { Release } from '../changes/releases.ts';
import { editions, releases } from '../database/schema/editions.ts';
import type { Window } from '../lib/paging.ts';
import { minuteText } from '../lib/time.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { readsAll } from './places.ts';
import {
  former,
  isEditionReadable,
  isFormer,
  isItemReadable,
  isItemWhollyReadable,
  type Shown,
} from './release-items.ts';
import { readActors } from './store.ts';

/** A condition for the releases that somebody submitted, and those that change something that they may read. */
function isVisible(here: Scoped, actor: string, permits: Permits): SQL | undefined {
  // For who may read all nothing is weighed: there may be a release for each delivery.
  if (readsAll(permits)) return undefined;
  const changed = here.db
    .select({ number: editions.number })
    .from(editions)
    .leftJoin(former, isFormer(editions, former))
    .where(here.of(editions, eq(editions.release, releases.number), isEditionReadable(here, permits)));
  const items = sql`exists (select 1 from jsonb_array_elements(${releases.items}) as items(item) where ${isItemReadable(here, permits)})`;
  return or(eq(releases.actor, actor), exists(changed), items);
}

interface Asked {
  readonly actor: string;
  readonly permits: Permits;
  readonly state?: Release['state'] | undefined;
  readonly number?: number;
}

/** A page of the releases that somebody may see, the newest first, and how many there are. */
export async function findReleases(here: Scoped, { actor, permits, state, number }: Asked, window: Window) {
  const where = and(
    state && eq(releases.state, state),
    number === undefined ? undefined : eq(releases.number, number),
    isVisible(here, actor, permits),
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

/** Whether one of these releases was submitted, or published, by somebody. */
export const isOfActor = async (here: Scoped, actor: string, numbers: readonly number[]): Promise<boolean> =>
  (await here.count(releases, and(eq(releases.actor, actor), inArray(releases.number, [...numbers])))) > 0;

/** The numbers of the releases that failed, or were returned, and of which everything may be read. */
async function fullyReadable(here: Scoped, permits: Permits, rows: readonly Release[]): Promise<ReadonlySet<number>> {
  const failed = rows.flatMap(({ failure, number }) => (failure === '' ? [] : number));
  // For who may read all nothing is weighed: a release of the command line names any number of rows.
  if (failed.length === 0 || readsAll(permits)) return new Set(failed);
  const hidden = sql`exists (select 1 from jsonb_array_elements(${releases.items}) as items(item)
    where not coalesce(${isItemWhollyReadable(here, permits)}, false))`;
  const found = await here.db
    .select({ number: releases.number })
    .from(releases)
    .where(here.of(releases, and(inArray(releases.number, failed), sql`not ${hidden}`)));
  return new Set(found.map(({ number }) => number));
}

async function headsOf(here: Scoped, rows: readonly Release[]): Promise<Omit<Shown, 'items' | 'readable'>[]> {
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

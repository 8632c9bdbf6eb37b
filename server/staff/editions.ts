import type { PublishedPart } from '@yimen/contract/published';
import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { readPermits } from '../access/permits.ts';
import type { Edition } from '../changes/former.ts';
import { editions, releases } from '../database/schema/editions.ts';
import { isOf } from '../editions/published.ts';
import type { StaffVisit } from '../http/visit.ts';
import type { Window } from '../lib/paging.ts';
import { minuteText } from '../lib/time.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { requirePermitted } from './acting.ts';
import { asPublished, placesOf, readContent, readName } from './content.ts';
import { isReadableBy } from './places.ts';
import { readActors } from './store.ts';

/** A row whose editions somebody may read. Throws a {@link Refusal} for who may not. */
export async function readableContent(here: Scoped, { person }: StaffVisit, name: PublishedPart, key: string) {
  const content = await readContent(here, readName(here, name, key));
  const isIts = isOf(editions, content.part, content.key);
  const where = and(isIts, isNotNull(editions.content));
  const [last] = await here.rows(editions, { where, orderBy: [desc(editions.number)], limit: 1 });
  const lying = last?.content ? asPublished(content, last.content) : content;
  const permits = await readPermits(here, person.id);
  if (last && !isReadableBy(permits, placesOf(lying))) requirePermitted(permits, ['read'], [lying]);
  return { content, isIts };
}

/** A window of the editions of a row, the latest first, with that before each of them. */
export async function latestEditions(here: Scoped, isIts: SQL | undefined, { limit, offset }: Window) {
  const orderBy = [desc(editions.number)];
  const found = await here.rows(editions, { where: isIts, orderBy, limit: limit + 1, offset });
  return { shown: found.slice(0, limit), former: (at: number): Edition | undefined => found[at + 1] };
}

export const countEditions = (here: Scoped, isIts: SQL | undefined) => here.count(editions, isIts);

export const findEdition = (here: Scoped, isIts: SQL | undefined, number: number) =>
  here.first(editions, and(isIts, eq(editions.number, number)));

export type Head = Awaited<ReturnType<typeof headsOf>>[number];

/** What editions are and where they come from. */
export async function headsOf(here: Scoped, shown: readonly Edition[]) {
  const numbers = shown.flatMap(({ release }) => release ?? []);
  const found = await here.rows(releases, { where: inArray(releases.number, numbers) });
  const byNumber = new Map(found.map((release) => [release.number, release]));
  const actors = await readActors(
    here,
    found.map(({ actor }) => actor),
  );
  return shown.map(({ number, release: releaseNumber, content, withdrawal }) => {
    const release = byNumber.get(releaseNumber ?? 0);
    return {
      number,
      publishedAt: release?.endedAt ? minuteText(release.endedAt) : null,
      publishedBy: release ? actors(release.actor) : null,
      release: releaseNumber,
      title: release?.title ?? '',
      withdrawn: content === null,
      withdrawal,
    };
  });
}

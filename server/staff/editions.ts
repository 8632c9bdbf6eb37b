import type { PublishedPart } from '@yimen/contract/published';
import { inArray } from 'drizzle-orm';
import { readPermits } from '../access/permits.ts';
import { type Edition, editionsOf } from '../changes/former.ts';
import { releases } from '../database/schema/editions.ts';
import type { StaffVisit } from '../http/visit.ts';
import { minuteText } from '../lib/time.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { requirePermitted } from './acting.ts';
import { asPublished, placesOf, readContent, readName } from './content.ts';
import { isReadableBy } from './places.ts';
import { readActors } from './store.ts';

/** The editions of a row, the first one first. Throws a {@link Refusal} for who may not read it. */
export async function readableEditions(here: Scoped, { person }: StaffVisit, name: PublishedPart, key: string) {
  const content = await readContent(here, readName(here, name, key));
  const all = await editionsOf(here, content.part, content.key);
  const last = all.findLast((one) => one.content !== null)?.content;
  const lying = last ? asPublished(content, last) : content;
  const permits = await readPermits(here, person.id);
  if (all.length > 0 && !isReadableBy(permits, placesOf(lying))) requirePermitted(permits, ['read'], [lying]);
  return { content, all };
}

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

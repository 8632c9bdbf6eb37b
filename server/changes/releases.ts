import { releaseStateNames } from '@yimen/contract/staff/releases';
import { eq, sql } from 'drizzle-orm';
import { GrantRefusal } from '../access/permits.ts';
import type { Change } from '../audit/change.ts';
import type { ActorText } from '../audit/store.ts';
import type { Database } from '../database/open.ts';
import { drafts, releases } from '../database/schema/editions.ts';
import { databaseNow, inTransaction } from '../database/transaction.ts';
import type { Draft } from '../editions/drafts.ts';
import { addRelease } from '../editions/keep.ts';
import { asOf, contentNow } from '../lib/time.ts';
import type { Changing } from '../parts/changing.ts';
import { AdminError } from '../parts/fields.ts';
import { ContentError } from '../parts/problems.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { publishDrafts, tryPublishing } from './publish.ts';

export type Release = typeof releases.$inferSelect;

/** Which drafts wait, for what and for when. */
interface Waiting {
  readonly items: readonly Draft[];
  /** `submitted` waits for another person, `scheduled` for its time. */
  readonly state: 'submitted' | 'scheduled';
  /** When it is to be published; null for at once. */
  readonly dueAt: Date | null;
  /** As {@link publishDrafts} has it. */
  readonly actorText?: ActorText;
}

/**
 * Makes a release that waits with its drafts, which cannot be edited until it has ended. Returns its number. Throws
 * {@link AdminError} for a time that has passed, and ContentError with everything for which it could not be published now.
 */
export async function holdRelease(
  at: Changing,
  id: string,
  { items, state, dueAt, actorText }: Waiting,
): Promise<number> {
  if (dueAt && dueAt <= (await databaseNow(at.db))) throw new AdminError('定时发布的时间已经过去了。');
  const here = scoped(at.db, { id });
  await lockInstitution(at.db, { id });
  await onTime(dueAt, () => tryPublishing(at, id, items, actorText));
  const names = items.map(({ part, key }) => ({ part, key }));
  const number = await addRelease(here, { ...at.act, state, dueAt, items: names });
  for (const { part, key, revision } of items) {
    const one = sql`(${drafts.part}, ${drafts.key}, ${drafts.revision}) = (${part}, ${key}, ${revision})`;
    if ((await here.update(drafts, { release: number }, one)) === 0)
      throw new AdminError('有草稿刚刚又改了：请看过再提交。');
  }
  return number;
}

/** Does something as of the time for which a release is scheduled, where that is still to come: what comes by then is there. */
export const onTime = <T>(dueAt: Date | null, work: () => T): T =>
  dueAt && dueAt > contentNow() ? asOf(dueAt, work) : work();

/** The release of a number, locked with its institution; null when there is none. */
export async function lockRelease(here: Scoped, number: number): Promise<Release | null> {
  await lockInstitution(here.db, { id: here.institution });
  const [release] = await here.db
    .select()
    .from(releases)
    .where(here.of(releases, eq(releases.number, number)))
    .for('update');
  return release ?? null;
}

/** The drafts that a release holds. */
export const heldDrafts = (here: Scoped, { number }: Pick<Release, 'number'>): Promise<Draft[]> =>
  here.rows(drafts, { where: eq(drafts.release, number) });

/** Throws {@link AdminError} for a release that does not wait, or not for this, with what it is by now. */
export function requireState({ number, state }: Release, ...states: readonly Release['state'][]): void {
  if (!states.includes(state))
    throw new AdminError(`发布单 ${number} 现在是“${releaseStateNames[state]}”，不能再这样做。`);
}

type Ended = Pick<Release, 'state'> & Partial<Pick<Release, 'failure' | 'reviewer'>>;

/** Ends a release that waits: its drafts, as far as they are still there, can be edited again. */
export async function endRelease(here: Scoped, { number }: Pick<Release, 'number'>, ended: Ended): Promise<void> {
  await here.update(drafts, { release: null }, eq(drafts.release, number));
  await here.update(releases, { ...ended, endedAt: await databaseNow(here.db) }, eq(releases.number, number));
}

/** Cancels a release that waits; returns what it was. Throws {@link AdminError} when it does not, or there is none. */
export async function cancelRelease(here: Scoped, number: number): Promise<Release> {
  const release = await lockRelease(here, number);
  if (!release) throw new AdminError(`没有发布单 ${number}。`);
  requireState(release, 'submitted', 'scheduled');
  await endRelease(here, release, { state: 'cancelled' });
  return release;
}

/** Why drafts cannot be published, in words for people; throws what is no matter of content. */
export function contentFailure(error: unknown): string {
  if (error instanceof ContentError || error instanceof AdminError || error instanceof GrantRefusal)
    return error.message;
  throw error;
}

/**
 * Publishes the drafts that a release holds, all or none. Returns why it was not done; empty when it was. What it
 * changed is told to `changed` only then.
 */
export async function publishHeld(at: Changing, id: string, release: Release): Promise<string> {
  const items = await heldDrafts(scoped(at.db, { id }), release);
  const changes: Change[] = [];
  const changed = (change: Change) => void changes.push(change);
  const told = { act: { ...at.act, release: release.number }, changed };
  const publish = (db: Database) => publishDrafts({ ...told, db }, id, items);
  // The clock of this process may be a little behind that of the database, by which the release is due.
  const failure = await onTime(release.dueAt, () => inTransaction(at.db, publish)).then(() => '', contentFailure);
  if (!failure) for (const change of changes) at.changed(change);
  return failure;
}

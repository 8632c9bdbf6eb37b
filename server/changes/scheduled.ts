import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { changeOf } from '../audit/change.ts';
import { recordEvent } from '../audit/store.ts';
import { drafts, releases } from '../database/schema/editions.ts';
import type { Draft } from '../editions/drafts.ts';
import { addRelease } from '../editions/keep.ts';
import { defineJob } from '../jobs/job.ts';
import type { Change, Changing } from '../parts/changing.ts';
import { AdminError } from '../parts/fields.ts';
import { ContentError } from '../parts/problems.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { publishDrafts, tryPublishing } from './publish.ts';

const takes = v.strictObject({ institution: v.string(), release: v.number() });

/**
 * Plans a release of drafts, which cannot be edited until it is published or cancelled. Returns its number. Throws
 * {@link AdminError} for a time that has passed, and ContentError with everything for which it could not be published now.
 */
export async function scheduleRelease(at: Changing, id: string, items: readonly Draft[], dueAt: Date): Promise<number> {
  if (dueAt.getTime() <= Date.now()) throw new AdminError('定时发布的时间已经过去了。');
  const here = scoped(at.db, { id });
  await lockInstitution(at.db, { id });
  await tryPublishing(at, id, items);
  const number = await addRelease(here, { ...at.act, state: 'scheduled', dueAt });
  for (const { part, key, revision } of items) {
    const one = sql`(${drafts.part}, ${drafts.key}, ${drafts.revision}) = (${part}, ${key}, ${revision})`;
    if ((await here.update(drafts, { release: number }, one)) === 0)
      throw new AdminError('有草稿刚刚又改了：请看过再定时发布。');
  }
  return number;
}

/** Cancels a scheduled release; its drafts can be edited again. Throws {@link AdminError} when it is not scheduled. */
export async function cancelRelease(here: Scoped, number: number): Promise<void> {
  const isWaiting = sql`${releases.number} = ${number} and ${releases.state} = 'scheduled'`;
  const cancelled = await here.update(releases, { state: 'cancelled', endedAt: new Date() }, isWaiting);
  if (cancelled === 0) throw new AdminError(`没有在等待的发布单 ${number}：用 release list 查看。`);
  await here.update(drafts, { release: null }, eq(drafts.release, number));
}

/** Publishes a release whose time has come. What keeps it from being published is told with it, and it is not tried again. */
export const publishScheduledJob = defineJob({
  name: 'publish-scheduled',
  title: '定时发布',
  takes,
  cron: null,
  async run({ db, data: { institution, release: number } }) {
    const here = scoped(db, { id: institution });
    const [release] = await db
      .select()
      .from(releases)
      .where(here.of(releases, eq(releases.number, number)))
      .for('update');
    if (release?.state !== 'scheduled') return 'done';
    const { actor, title, reason } = release;
    const items = await here.rows(drafts, { where: eq(drafts.release, number) });
    const changes: Change[] = [];
    const act = { actor, title, reason, release: number };
    const changed = (change: Change) => void changes.push(change);
    const failure = await publishDrafts({ db, act, changed }, institution, items).then(
      () => '',
      (error) => {
        if (error instanceof ContentError || error instanceof AdminError) return error.message;
        throw error;
      },
    );
    await here.update(drafts, { release: null }, eq(drafts.release, number));
    const state = failure ? 'failed' : 'published';
    await here.update(releases, { state, failure, endedAt: new Date() }, eq(releases.number, number));
    const event = {
      actor,
      action: 'publish',
      detail: `发布单 ${number} ${title}${failure && `：没有发布。${failure}`}`,
    } as const;
    await recordEvent(
      here,
      ...(changes.length > 0 && !failure ? changes.map((change) => changeOf(change)) : [{}]).map((entry) => ({
        ...event,
        ...entry,
      })),
    );
    return 'done';
  },
});

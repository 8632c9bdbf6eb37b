import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { readPermits } from '../access/permits.ts';
import { type Change, changeOf } from '../audit/change.ts';
import { personOfActor, recordEvent } from '../audit/store.ts';
import { endRelease, lockRelease, publishHeld, type Release } from '../changes/releases.ts';
import type { Database } from '../database/open.ts';
import { releases } from '../database/schema/editions.ts';
import { people } from '../database/schema/people.ts';
import { databaseNow } from '../database/transaction.ts';
import { releaseChanges } from '../editions/draft-changes.ts';
import { defineJob } from '../jobs/job.ts';
import { sendJob } from '../jobs/run-now.ts';
import { minuteText } from '../lib/time.ts';
import { tellPeople } from '../messages/tell.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { shortMessage } from './acting.ts';
import { placesOf, readContents } from './content.ts';
import { levelIn } from './places.ts';
import { placesAskReview } from './review.ts';
import { readAbsence } from './store.ts';

const takes = v.strictObject({ institution: v.string(), release: v.number() });

/**
 * Publishes a release whose time has come, by the database's clock. What keeps it from being published is told with it,
 * and to those who submitted and approved it; it is not tried again. So is a job that has failed at every try.
 */
export const publishScheduledJob = defineJob({
  name: 'publish-scheduled',
  title: '定时发布',
  takes,
  cron: null,
  isUrgent: true,
  async run({ db, data: { institution, release: number } }) {
    const here = scoped(db, { id: institution });
    const release = await lockRelease(here, number);
    if (release?.state !== 'scheduled') return 'done';
    const { actor, title, reason, dueAt } = release;
    const now = await databaseNow(db);
    if (dueAt && dueAt > now) {
      await planPublishing(db, institution, number, dueAt);
      return 'done';
    }
    const changes: Change[] = [];
    const at = { db, act: { actor, title, reason, release: number }, changed: (one: Change) => void changes.push(one) };
    const failure = (await lostRight(here, release, now)) || (await publishHeld(at, institution, release));
    if (failure) {
      await failRelease(here, release, failure, now);
      return 'done';
    }
    await endRelease(here, release, { state: 'published' });
    const entries = changes.length > 0 ? changes.map((change) => changeOf(change)) : [{}];
    await recordEvent(here, ...entries.map((entry) => ({ ...publishingOf(release), ...entry })));
    return 'done';
  },
  async failed({ db, data: { institution, release: number }, why }) {
    const here = scoped(db, { id: institution });
    const release = await lockRelease(here, number);
    if (release?.state !== 'scheduled') return;
    await failRelease(here, release, `试了几次都没有成功：${why}`, await databaseNow(db));
  },
});

const publishingOf = ({ actor, number, title }: Release) =>
  ({ actor, action: 'publish', detail: `发布单 ${number} ${title}` }) as const;

/** Ends a release that was not published, and tells why: in its list, in the record, and to who is responsible for it. */
async function failRelease(here: Scoped, release: Release, failure: string, now: Date): Promise<void> {
  await endRelease(here, release, { state: 'failed', failure });
  await tellFailure(here, release, failure, now);
  const event = publishingOf(release);
  const detail = `${event.detail}：没有发布。${failure}`;
  const changes = releaseChanges(release, 'failed');
  await recordEvent(here, ...changes.map((change) => ({ ...event, detail, ...changeOf(change) })));
}

/** Has a scheduled release published when its time comes; called in the transaction that schedules it. */
export const planPublishing = (db: Database, institution: string, release: number, dueAt: Date): Promise<void> =>
  sendJob(db, publishScheduledJob, [publishScheduledJob], { institution, release }, dueAt);

/** Schedules a release that was submitted, and is approved. */
export async function scheduleHeld(
  db: Database,
  id: string,
  { number, dueAt, reviewer }: { readonly number: number; readonly dueAt: Date; readonly reviewer: string },
): Promise<void> {
  await scoped(db, { id }).update(releases, { state: 'scheduled', reviewer }, eq(releases.number, number));
  await planPublishing(db, id, number, dueAt);
}

/**
 * Why whoever is responsible for a release, by approving it or by submitting it directly, may not publish all of it any
 * more, as where a review is asked for by now that nobody has made; empty where they may. Nothing keeps back what was
 * scheduled by a command.
 */
async function lostRight(here: Scoped, { actor, reviewer, items }: Release, now: Date): Promise<string> {
  const id = personOfActor(reviewer || actor);
  if (id === null) return '';
  const who = reviewer ? '批准它的人' : '提交它的人';
  const absence = await readAbsence(here, id, who);
  if (absence) return absence;
  const [permits, contents] = [await readPermits(here, id, now), await readContents(here, items)];
  const lost = contents.find((content) =>
    (['publish', 'schedule'] as const).some((act) => levelIn(permits, act, placesOf(content)) !== 'direct'),
  );
  if (lost) return `${who}对“${lost.title}”已经没有直接发布、定时发布的权限`;
  const isUnreviewed = !reviewer && (await placesAskReview(here, contents));
  return isUnreviewed ? '这里的内容现在要经过审核：请重新提交，由另一位发布人批准' : '';
}

/** Leaves a message to who submitted a release and who approved it, as far as they are people of the institution. */
async function tellFailure(here: Scoped, release: Release, failure: string, now: Date): Promise<void> {
  const { number, title, actor, reviewer, dueAt } = release;
  const ids = [actor, reviewer].flatMap((one) => personOfActor(one) ?? []);
  const told = await here.rows(people, { where: inArray(people.id, ids) });
  const when = dueAt ? `定于 ${minuteText(dueAt)} 的` : '';
  const message = {
    id: randomUUID(),
    title: `定时发布没有成功：${title}`,
    text: `${when}发布单 ${number}“${title}”没有发布。草稿还在，可以修改后重新提交；详情见管理台的发布单 ${number}。原因：${shortMessage(failure)}`,
    source: publishScheduledJob.title,
    sentAt: now,
  };
  await tellPeople(
    here,
    told.map(({ id }) => id),
    message,
  );
}

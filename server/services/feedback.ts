import { mostOwnFeedback } from '@yimen/contract/services/feedback';
import { and, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { apps } from '../database/schema/services.ts';
import { feedback } from '../database/schema/visits.ts';
import { notFound } from '../http/refusal.ts';
import type { Window } from '../lib/paging.ts';
import { dayText, minuteText, parseMinute } from '../lib/time.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

/** Stores feedback under the next number of its day, which it returns. Called in a transaction. */
export async function insertFeedback(
  here: Scoped,
  said: Pick<FeedbackRow, 'about' | 'subject' | 'words' | 'person' | 'at'>,
): Promise<string> {
  const today = dayText(said.at);
  const day = today.replaceAll('-', '');
  await here.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${here.institution}, 9))`);
  const isOfDay = sql`${feedback.id} ~ ${`^${day}-[0-9]{4,9}$`}`;
  const [{ last = 0 } = {}] = await here.db
    .select({ last: sql<number>`coalesce(max(split_part(${feedback.id}, '-', 2)::int), 0)` })
    .from(feedback)
    .where(here.of(feedback, gte(feedback.at, parseMinute(today)), isOfDay));
  const id = `${day}-${String(last + 1).padStart(4, '0')}`;
  await here.insert(feedback, [{ ...said, id }]);
  return id;
}

/** The department whose service the feedback is about; empty for all else. */
const department = sql<string>`coalesce(${apps.department}, '')`;

interface Which extends Window {
  /** Only what is about services of these departments; by default everything. */
  readonly departments?: readonly string[] | null;
  readonly where?: SQL | undefined;
}

/** Feedback with the department that it is about, the newest first, and how much there is in all. */
async function readFeedback(here: Scoped, { departments, where, limit, offset }: Which) {
  const among = here.of(feedback, where, departments ? inArray(department, [...departments]) : undefined);
  const isAbout = and(here.of(apps), eq(feedback.about, 'service'), eq(apps.id, feedback.subject));
  const rows = await here.db
    .select({ row: feedback, department, total: sql<number>`count(*) over ()::int` })
    .from(feedback)
    .leftJoin(apps, isAbout)
    .where(among)
    .orderBy(desc(feedback.at), desc(feedback.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map((each) => ({ ...each.row, department: each.department })), total: rows[0]?.total ?? 0 };
}

/** The person's newest feedback, or the piece of this number. */
export const readOwnFeedback = async (here: Scoped, person: { readonly id: string }, number: string | undefined) =>
  (
    await readFeedback(here, {
      where: ownedBy(feedback, person, number === undefined ? undefined : eq(feedback.id, number)),
      limit: mostOwnFeedback,
      offset: 0,
    })
  ).rows;

/** Feedback about services of these departments, or all; of it what nobody has answered. */
export const readSentFeedback = (
  here: Scoped,
  { departments, open, ...window }: Window & { readonly departments: readonly string[] | null; readonly open: boolean },
) => readFeedback(here, { departments, where: open ? eq(feedback.reply, '') : undefined, ...window });

export async function findFeedback(here: Scoped, number: string) {
  const { rows } = await readFeedback(here, { where: eq(feedback.id, number), limit: 1, offset: 0 });
  return rows[0];
}

export const setReply = (here: Scoped, id: string, answer: Pick<FeedbackRow, 'reply' | 'repliedBy' | 'repliedAt'>) =>
  here.update(feedback, answer, eq(feedback.id, id));

export const noFeedback = () => notFound('没有找到这条意见，请核对编号');

/** Feedback as answers hold it. */
export const presentFeedback = ({ id, about, subject, words, at, reply, repliedBy, repliedAt }: FeedbackRow) => ({
  number: id,
  about,
  subject,
  words,
  at: minuteText(at),
  reply,
  repliedBy,
  repliedAt: repliedAt && minuteText(repliedAt),
});

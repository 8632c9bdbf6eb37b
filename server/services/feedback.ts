import { mostOwnFeedback } from '@yimen/contract/services/feedback';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { removedRows } from '../database/schema/removed.ts';
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
  const ofToday = here.of(feedback, gte(feedback.at, parseMinute(today)));
  // A number that was removed may have been quoted, and may come back.
  const removed = here.of(removedRows, eq(removedRows.part, 'feedback'));
  const { rows } = await here.db.execute<{ last: number }>(sql`
    select coalesce(max(split_part(id, '-', 2)::int), 0) as last from (
      select ${feedback.id} as id from ${feedback} where ${ofToday}
      union all select ${removedRows.key} from ${removedRows} where ${removed}
    ) as given where id ~ ${`^${day}-[0-9]{4,9}$`}`);
  const last = rows[0]?.last ?? 0;
  const id = `${day}-${String(last + 1).padStart(4, '0')}`;
  await here.insert(feedback, [{ ...said, id }]);
  return id;
}

const newestFirst = [desc(feedback.at), desc(feedback.id)];

/** The person's newest feedback, or the piece of this number. */
export const readOwnFeedback = (here: Scoped, person: { readonly id: string }, number: string | undefined) =>
  here.rows(feedback, {
    where: ownedBy(feedback, person, number === undefined ? undefined : eq(feedback.id, number)),
    orderBy: newestFirst,
    limit: mostOwnFeedback,
  });

interface Sent extends Window {
  /** Only what is about services of these departments; null for everything. */
  readonly departments: readonly string[] | null;
  /** Only what nobody has answered. */
  readonly open: boolean;
}

/** What people sent, the newest first, with the department that each is about, and how much there is in all. */
export async function readSentFeedback(here: Scoped, { departments, open, ...window }: Sent) {
  const own =
    departments &&
    here.db
      .select({ id: apps.id })
      .from(apps)
      .where(here.of(apps, inArray(apps.department, [...departments])));
  const where = and(
    open ? eq(feedback.reply, '') : undefined,
    own ? and(eq(feedback.about, 'service'), inArray(feedback.subject, own)) : undefined,
  );
  const [rows, total] = await Promise.all([
    here.rows(feedback, { where, orderBy: newestFirst, ...window }),
    here.count(feedback, where),
  ]);
  return { rows: await withDepartments(here, rows), total };
}

/** Feedback that is about to be answered: who answers it at the same time waits. */
export async function lockFeedback(here: Scoped, number: string) {
  const own = here.of(feedback, eq(feedback.id, number));
  const [row] = await withDepartments(here, await here.db.select().from(feedback).where(own).for('update'));
  return row;
}

/** The same with the department whose service each is about; empty for all else. */
async function withDepartments(here: Scoped, rows: readonly FeedbackRow[]) {
  const ids = rows.flatMap(({ about, subject }) => (about === 'service' ? subject : []));
  const found = ids.length > 0 ? await here.rows(apps, { where: inArray(apps.id, ids) }) : [];
  const departments = new Map(found.map(({ id, department }) => [id, department]));
  return rows.map((row) => ({
    ...row,
    department: (row.about === 'service' && departments.get(row.subject)) || '',
  }));
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

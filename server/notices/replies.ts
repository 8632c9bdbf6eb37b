import type { DataOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import type { noticeInfo } from '@yimen/contract/notices/notices';
import { and, asc, count, desc, eq, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm';
import { people } from '../database/schema/people.ts';
import { noticeReplies } from '../database/schema/person.ts';
import type { notices } from '../database/schema/publishing.ts';
import { departments } from '../database/schema/services.ts';
import { pushedItems } from '../database/schema/sources.ts';
import { Refusal } from '../http/refusal.ts';
import type { Person, System } from '../http/visit.ts';
import type { Window } from '../lib/paging.ts';
import { contentNow, minuteText } from '../lib/time.ts';
import { deliveredId } from '../sources/push/deliver.ts';
import { ownedBy, type Scoped } from '../tenancy/scoped.ts';

type Asking = Pick<typeof notices.$inferSelect, 'id' | 'needsReply' | 'replyChoices' | 'deadline'>;

const isOpen = ({ deadline }: Asking) => deadline === null || deadline > contentNow();

/** How a notice of ours is replied to, and what the person replied; null where it asks for no reply. */
export async function replyingOf(
  here: Scoped,
  notice: Asking,
  person: Person | null,
): Promise<DataOf<typeof noticeInfo>['replying']> {
  if (!notice.needsReply) return null;
  const own =
    person && (await here.first(noticeReplies, ownedBy(noticeReplies, person, eq(noticeReplies.notice, notice.id))));
  return {
    choices: notice.replyChoices,
    open: isOpen(notice),
    reply: own && { text: own.text, at: minuteText(own.at) },
  };
}

/** Stores a reply in place of an earlier one. Throws a {@link Refusal} where the notice takes none, or not this one. */
export async function storeReply(here: Scoped, notice: Asking, person: Person, text: string) {
  const refused = (message: string) => new Refusal(codes.replyRefused, message);
  if (!notice.needsReply) throw refused('这条通知不用回复');
  if (!isOpen(notice)) throw refused('回复已经截止，请直接联系发通知的部门');
  const { replyChoices: choices } = notice;
  if (choices.length > 0 && !choices.includes(text)) throw refused('选项已经改过，请刷新页面后重新选择');
  const { institution, person: owner, notice: to, at } = noticeReplies;
  const [stored] = await here.db
    .insert(noticeReplies)
    .values({ institution: here.institution, person: person.id, notice: notice.id, text, at: new Date() })
    // The same words again are no change.
    .onConflictDoUpdate({
      target: [institution, owner, to],
      set: { text, at: sql`case when ${noticeReplies.text} = excluded.text then ${at} else excluded.at end` },
    })
    .returning({ at });
  return { text, at: minuteText(stored?.at ?? new Date()) };
}

/** A page of the replies to a notice, the newest first, with how many there are, and how many of each choice. */
export async function readReplies(here: Scoped, notice: Asking, { limit, offset }: Window) {
  const isReply = here.of(noticeReplies, eq(noticeReplies.notice, notice.id));
  const { no, name } = people;
  const found = await here.db
    .select({
      person: people.id,
      no,
      name,
      department: departments.name,
      text: noticeReplies.text,
      at: noticeReplies.at,
    })
    .from(noticeReplies)
    .innerJoin(people, here.of(people, eq(people.id, noticeReplies.person)))
    .leftJoin(departments, here.of(departments, eq(departments.id, people.department)))
    .where(isReply)
    .orderBy(desc(noticeReplies.at), asc(noticeReplies.person))
    .limit(limit)
    .offset(offset);
  const counts = await here.db
    .select({ text: noticeReplies.text, count: count() })
    .from(noticeReplies)
    .where(and(isReply, inArray(noticeReplies.text, notice.replyChoices)))
    .groupBy(noticeReplies.text);
  return {
    list: found.map(({ at, department, ...row }) => ({ ...row, department: department ?? '', at: minuteText(at) })),
    total: await here.count(noticeReplies, eq(noticeReplies.notice, notice.id)),
    choices: notice.replyChoices.map((choice) => ({
      choice,
      count: counts.find(({ text }) => text === choice)?.count ?? 0,
    })),
  };
}

/** A reply is told to a system after this time, in ms: one that is stored meanwhile cannot come before it. */
const settled = 30_000;

/** The replies to a system's notices after a place in their order, the oldest first, and the place of the last one. */
export async function readRepliesFor(here: Scoped, system: System, after: string, limit: number) {
  const { notice, person, at } = noticeReplies;
  const rows = await here.db
    .select({ notice, person, no: people.no, text: noticeReplies.text, at })
    .from(noticeReplies)
    .innerJoin(people, here.of(people, eq(people.id, person)))
    .where(
      here.of(
        noticeReplies,
        like(notice, `${deliveredId(system, '')}%`),
        lte(at, new Date(Date.now() - settled)),
        afterPlace(after),
      ),
    )
    .orderBy(asc(at), asc(notice), asc(person))
    .limit(limit);
  const ids = await externalIds(here, system, [...new Set(rows.map((row) => row.notice))]);
  const last = rows.at(-1);
  return {
    replies: rows.map((row) => ({
      id: ids.get(row.notice) ?? '',
      no: row.no,
      text: row.text,
      at: row.at.toISOString(),
    })),
    next: last ? `${last.at.toISOString()} ${last.notice} ${last.person}` : after,
  };
}

function afterPlace(text: string): SQL | undefined {
  if (text === '') return;
  const [at = '', notice, person, more] = text.split(' ');
  if (Number.isNaN(Date.parse(at)) || !notice || !person || more !== undefined)
    throw new Refusal(codes.malformed, 'after 应为上一次回答的 next', 400);
  const place = sql`(${noticeReplies.at}, ${noticeReplies.notice}, ${noticeReplies.person})`;
  return sql`${place} > (${at}::timestamptz, ${notice}, ${person})`;
}

/** What a system calls its notices, by what they are called here. */
async function externalIds(here: Scoped, system: System, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rests = ids.map((id) => id.slice(deliveredId(system, '').length));
  const { externalId } = pushedItems;
  // An id that is not allowed here was replaced by the beginning of its hash.
  const hash = sql<string>`left(encode(sha256(convert_to(${externalId}, 'UTF8')), 'hex'), 24)`;
  const hashes = rests.filter((rest) => /^[0-9a-f]{24}$/.test(rest));
  const isSystems = and(eq(pushedItems.system, system.id), eq(pushedItems.kind, 'notice'));
  const isNamed = or(inArray(externalId, rests), hashes.length > 0 ? inArray(hash, hashes) : undefined);
  const found = await here.rows(pushedItems, { where: and(isSystems, isNamed) });
  return new Map(found.map((one) => [deliveredId(system, one.externalId), one.externalId]));
}

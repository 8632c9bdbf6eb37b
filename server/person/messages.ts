import type { readMessages } from '@yimen/contract/person/data';
import { and, eq, inArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { messages } from '../database/schema/person.ts';
import { notFound } from '../http/refusal.ts';
import type { MemberVisit } from '../http/visit.ts';
import { ownedBy, scopedOf } from '../tenancy/scoped.ts';

/** Marks messages as read or unread, by default all of the person's; returns the ids of those that changed. */
export async function markMessages(
  { ids: asked, read }: InferOutput<(typeof readMessages)['input']>,
  visit: MemberVisit,
) {
  const here = scopedOf(visit);
  const mine = ownedBy(messages, visit.person);
  const ids = asked === 'all' ? undefined : asked;
  if (ids && (await here.count(messages, and(mine, inArray(messages.id, ids)))) < new Set(ids).size) {
    throw notFound('没有找到这条消息');
  }
  const changed = await visit.db
    .update(messages)
    .set({ read })
    .where(here.of(messages, mine, eq(messages.read, !read), ids && inArray(messages.id, ids)))
    .returning({ id: messages.id });
  const unread = await here.count(messages, ownedBy(messages, visit.person, eq(messages.read, false)));
  return { changed: changed.map(({ id }) => id).sort(), unread };
}

import { asc, eq } from 'drizzle-orm';
import { seenBy, type Visible, type Visitor } from '../access/visible.ts';
import type { TopicGroup } from '../database/records.ts';
import { topics } from '../database/schema/publishing.ts';
import { scopedOf } from '../tenancy/scoped.ts';

/** The topics that the visitor may see, in order. */
export const readTopics = async (visit: Visitor) =>
  seenBy(visit, await scopedOf(visit).rows(topics, { orderBy: [asc(topics.position)] }));

/** The topic of this id; null when there is none that the visitor may see. */
export async function findTopic(visit: Visitor, id: string) {
  const [topic = null] = await seenBy(visit, await scopedOf(visit).rows(topics, { where: eq(topics.id, id) }));
  return topic;
}

/** How many different services of a topic the visitor may see. */
export function serviceCount(groups: readonly TopicGroup[], { has }: Visible): number {
  return new Set(groups.flatMap(({ services }) => services.filter(has))).size;
}

import { asc } from 'drizzle-orm';
import { seenBy, type Visible, type Visitor } from '../access/visible.ts';
import type { TopicGroup } from '../database/records.ts';
import { topics } from '../database/schema/publishing.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { sharedRows } from '../tenancy/shared-rows.ts';

const allTopics = sharedRows(topics, asc(topics.position));

/** The topics that the visitor may see, in order. */
export const readTopics = async (visit: Visitor) => seenBy(visit, await allTopics(scopedOf(visit)));

/** The topic of this id; null when there is none that the visitor may see. */
export async function findTopic(visit: Visitor, id: string) {
  return (await readTopics(visit)).find((topic) => topic.id === id) ?? null;
}

/** How many different services of a topic the visitor may see. */
export function serviceCount(groups: readonly TopicGroup[], { has }: Visible): number {
  return new Set(groups.flatMap(({ services }) => services.filter(has))).size;
}

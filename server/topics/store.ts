import { asc, eq } from 'drizzle-orm';
import type { TopicGroup } from '../database/records.ts';
import { topics } from '../database/schema/publishing.ts';
import type { Scoped } from '../tenancy/scoped.ts';

export const readTopics = (here: Scoped) => here.rows(topics, { orderBy: [asc(topics.position)] });

export const findTopic = (here: Scoped, id: string) => here.first(topics, eq(topics.id, id));

/** How many different services a topic bundles. */
export function serviceCount(groups: readonly TopicGroup[]): number {
  return new Set(groups.flatMap(({ services }) => services)).size;
}

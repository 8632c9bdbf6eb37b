import { link } from '@yimen/contract/fields';
import type { SourceFailure } from '@yimen/contract/sources/sources';
import * as v from 'valibot';
import type { MemberVisit } from '../http/visit.ts';
import type { PageQuery as Page } from '../lib/paging.ts';
import { addCounts, type SourceCount } from '../sources/counts.ts';
import { httpSource, type Shape } from '../sources/http-source.ts';
import type { SourcedTask } from '../sources/kinds.ts';
import { ownId } from '../sources/mapping.ts';
import { by, newest, readMerged, soonest } from '../sources/merge.ts';
import type { Order, Source } from '../sources/source.ts';
import { sourcesOf } from '../sources/store.ts';
import { scoped } from '../tenancy/scoped.ts';
import { countByStatus, countTaskSources, ownTasks, type Status, type TaskQuery, type TaskRow } from './store.ts';

const byId: Order<TaskRow> = (one, other) => (one.id < other.id ? -1 : Number(one.id > other.id));
const byAge = by<TaskRow>(
  newest(({ createdAt }) => createdAt),
  byId,
);
const byDeadline = by<TaskRow>(
  soonest(({ deadline }) => deadline),
  byAge,
);

const orderOf = (status: Status) => (status === 'todo' ? byDeadline : byAge);

const shapeOf = (status: Status): Shape<TaskRow, TaskQuery, SourcedTask> => ({
  asks: (wanted) => ({ status: wanted.status }),
  row: ({ url, ...given }, definition) => ({
    ...given,
    id: ownId(definition.id, given.id),
    source: given.source || definition.name,
    // What another system calls an address may be a script: only what opens a page is passed on.
    url: v.is(link, url) ? url : null,
  }),
  fits: ({ status, source, title, sponsor }, wanted) =>
    status === wanted.status &&
    (!wanted.source || source === wanted.source) &&
    [title, sponsor].some((text) => text.toLowerCase().includes(wanted.query.toLowerCase())),
  order: orderOf(status),
});

async function taskSources(visit: MemberVisit, status: Status): Promise<Source<TaskRow, TaskQuery>[]> {
  const definitions = await sourcesOf(visit.db, visit.institution, 'tasks');
  return definitions.map((definition) => httpSource(definition, visit, shapeOf(status)));
}

/** One page of the person's tasks over all sources. */
export async function readTasks(visit: MemberVisit, wanted: TaskQuery & Page) {
  const others = await taskSources(visit, wanted.status);
  const own = ownTasks(scoped(visit.db, visit.institution), visit.person);
  return readMerged({ own, others }, orderOf(wanted.status), wanted, wanted);
}

/** How many tasks of the status and the words come from each source, most first. */
export async function countSources(visit: MemberVisit, wanted: TaskQuery): Promise<SourceCount[]> {
  const others = await taskSources(visit, wanted.status);
  const [own, ...readings] = await Promise.all([
    countTaskSources(scoped(visit.db, visit.institution), visit.person, wanted),
    ...others.map((source) =>
      source.read({ ...wanted, source: undefined }, { offset: 0, limit: Number.POSITIVE_INFINITY }),
    ),
  ]);
  return addCounts(
    own,
    readings.flatMap(({ rows }) => rows),
  );
}

/** How many tasks of each status the person has, over all sources but those that failed. */
export async function countTasks(
  visit: MemberVisit,
  statuses: readonly Status[],
): Promise<ReadonlyMap<Status, { count: number; failed: SourceFailure[] }>> {
  const [own, ...theirs] = await Promise.all([
    countByStatus(scoped(visit.db, visit.institution), visit.person),
    ...statuses.map(async (status) => {
      const sources = await taskSources(visit, status);
      const readings = await Promise.all(
        sources.map((source) => source.read({ status, query: '' }, { offset: 0, limit: 0 })),
      );
      const count = readings.reduce((sum, { total }) => sum + total, 0);
      return { status, count, failed: readings.flatMap(({ failure }) => failure ?? []) };
    }),
  ]);
  return new Map(
    theirs.map(({ status, count, failed }) => [status, { count: count + (own.get(status) ?? 0), failed }]),
  );
}

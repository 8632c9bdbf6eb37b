import { link } from '@yimen/contract/fields';
import type { SourceFailure } from '@yimen/contract/sources/sources';
import * as v from 'valibot';
import type { MemberVisit } from '../http/visit.ts';
import type { PageQuery as Page } from '../lib/paging.ts';
import type { MappedApplication } from '../sources/application.ts';
import { addCounts, type SourceCount } from '../sources/counts.ts';
import { httpSource, type Shape } from '../sources/http-source.ts';
import type { SourcedTask } from '../sources/kinds.ts';
import { ownId } from '../sources/mapping.ts';
import { by, newest, readMerged, soonestFirst } from '../sources/merge.ts';
import type { Order, Source } from '../sources/source.ts';
import { sourcesOf } from '../sources/store.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { countByStatus, countTaskSources, ownTasks, type Status, type TaskQuery, type TaskRow } from './store.ts';

const orderById: Order<TaskRow> = (one, other) => (one.id < other.id ? -1 : Number(one.id > other.id));
const byAge = by<TaskRow>(
  newest(({ createdAt }) => createdAt),
  orderById,
);
const orderByDeadline = by<TaskRow>(
  soonestFirst(({ deadline }) => deadline),
  byAge,
);

const orderOf = (status: Status) => (status === 'todo' ? orderByDeadline : byAge);

const taskShape = (status: Status): Shape<TaskRow, TaskQuery, SourcedTask & MappedApplication> => ({
  asks: (question) => ({ status: question.status }),
  row: ({ url, results = [], ...given }, definition) => ({
    ...given,
    results,
    id: ownId(definition.id, given.id),
    source: given.source || definition.name,
    // Another system's address may be a script: only a link to a page is returned.
    url: v.is(link, url) ? url : null,
  }),
  fits: ({ status, source, title, sponsor }, question) =>
    status === question.status &&
    (!question.source || source === question.source) &&
    [title, sponsor].some((text) => text.toLowerCase().includes(question.query.toLowerCase())),
  order: orderOf(status),
});

async function taskSources(visit: MemberVisit, status: Status): Promise<Source<TaskRow, TaskQuery>[]> {
  const definitions = await sourcesOf(visit.db, visit.institution, 'tasks');
  return definitions.map((definition) => httpSource(definition, visit, taskShape(status)));
}

/** One page of the person's tasks of all sources. */
export async function readTasks(visit: MemberVisit, query: TaskQuery & Page) {
  const others = await taskSources(visit, query.status);
  const own = ownTasks(scopedOf(visit), visit.person);
  return readMerged({ own, others }, orderOf(query.status), query, query);
}

/** How many tasks with this status and these words come from each source, most first. */
export async function countSources(visit: MemberVisit, query: TaskQuery): Promise<SourceCount[]> {
  const others = await taskSources(visit, query.status);
  const [own, ...readings] = await Promise.all([
    countTaskSources(scopedOf(visit), visit.person, query),
    ...others.map((source) =>
      source.read({ ...query, source: undefined }, { offset: 0, limit: Number.POSITIVE_INFINITY }),
    ),
  ]);
  return addCounts(
    own,
    readings.flatMap(({ rows }) => rows),
  );
}

/** How many tasks of each status the person has, over all sources that did not fail. */
export async function countTasks(
  visit: MemberVisit,
  statuses: readonly Status[],
): Promise<ReadonlyMap<Status, { count: number; failed: SourceFailure[] }>> {
  const [own, ...theirs] = await Promise.all([
    countByStatus(scopedOf(visit), visit.person),
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

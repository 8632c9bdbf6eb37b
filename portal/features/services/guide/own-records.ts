import type { DataOf } from '@yimen/contract/endpoint';
import { paths, withQuery } from '@yimen/contract/paths';
import { getRecentlyUsedApp } from '@yimen/contract/services/recently-used';
import { type Task, taskInfo } from '@yimen/contract/tasks/tasks';
import type { Call } from '../../../lib/api/call.ts';
import { guideHref } from '../shared/service-links.ts';

/** A record of the person's use of a service. */
export interface OwnRecord {
  /** Unique among the records. */
  id: string;
  title: string;
  /** `YYYY-MM-DD HH:mm` */
  at: string;
  /** Its state or result; empty when unknown. */
  state: string;
  href: string;
}

const recordStatuses = ['todo', 'mine', 'done'] as const;
/** The maximum that the API returns at once, per status. */
const maxRecords = 100;
const recordCount = 4;

/** The person's records of a service, newest first. */
export async function loadOwnRecords(call: Call, app: { id: string; name: string }): Promise<OwnRecord[]> {
  const [uses, ...tasks] = await Promise.all([
    call(getRecentlyUsedApp, {}),
    ...recordStatuses.map((status) => call(taskInfo, { status, pageSize: maxRecords }).then(({ list }) => list)),
  ]);
  return recordsOf(app, tasks.flat(), uses);
}

/** The tasks of the service, each once; without any, how it was last used. */
export function recordsOf(
  app: { id: string; name: string },
  tasks: readonly Task[],
  uses: DataOf<typeof getRecentlyUsedApp>,
): OwnRecord[] {
  const own = new Map(tasks.filter(({ url }) => url === guideHref(app.id)).map((task) => [task.id, task]));
  if (own.size > 0) {
    return [...own.values()]
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, recordCount)
      .map(({ id, title, createdAt, step, status }) => ({
        id,
        title,
        at: createdAt,
        state: step,
        href: withQuery(paths['task-center'], { view: status === 'todo' ? undefined : status, query: title }),
      }));
  }
  const use = uses.find((each) => each.app.id === app.id);
  return use
    ? [{ id: app.id, title: app.name, at: use.at, state: use.result, href: paths['personal-center-recently-used'] }]
    : [];
}

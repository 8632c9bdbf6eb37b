import type { DataOf } from '@yimen/contract/endpoint';
import { paths, withQuery } from '@yimen/contract/paths';
import { type Task, taskInfo } from '@yimen/contract/person/data';
import { getRecentlyUsedApp } from '@yimen/contract/services/recent';
import type { Call } from '../../../lib/api/call.ts';
import { guideHref } from '../../../parts/service/service-links.ts';

/** One time that the person had to do with a service. */
export interface OwnRecord {
  /** Unique among the records. */
  id: string;
  title: string;
  /** `YYYY-MM-DD HH:mm` */
  at: string;
  /** Where it stands, or what came of it; empty when nobody told. */
  state: string;
  href: string;
}

const statuses = ['todo', 'mine', 'done'] as const;
/** As many of each status as the API gives at once. */
const most = 100;
const shown = 4;

/** The person's records of a service, newest first. */
export async function loadOwnRecords(call: Call, app: { id: string; name: string }): Promise<OwnRecord[]> {
  const [uses, ...tasks] = await Promise.all([
    call(getRecentlyUsedApp, {}),
    ...statuses.map((status) => call(taskInfo, { status, pageSize: most }).then(({ list }) => list)),
  ]);
  return recordsOf(app, tasks.flat(), uses);
}

/** The tasks that are worked on at the service, each once; without any, how it was last used. */
export function recordsOf(
  app: { id: string; name: string },
  tasks: readonly Task[],
  uses: DataOf<typeof getRecentlyUsedApp>,
): OwnRecord[] {
  const own = new Map(tasks.filter(({ url }) => url === guideHref(app.id)).map((task) => [task.id, task]));
  if (own.size > 0) {
    return [...own.values()]
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, shown)
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

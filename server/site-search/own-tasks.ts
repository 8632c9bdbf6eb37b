import { hrefTo } from '@yimen/contract/paths';
import { visibleApps } from '../access/visible.ts';
import { guideOf, taskLinksFor } from '../services/places.ts';
import { readApprovals } from '../tasks/approvals/merged.ts';
import { readTasks } from '../tasks/merged.ts';
import { type OwnFinder, ownEntry } from './own-entry.ts';

/** Most rows of each list that are looked through. */
const mostRows = 50;
const firstPage = { query: '', page: 1, pageSize: mostRows };

/** What waits for the person, and what the person applied for. */
const lists = [
  { status: 'todo', view: 1, name: '待办' },
  { status: 'mine', view: 4, name: '我发起的' },
] as const;

/** Each at its own address, or else in the list of tasks that hold its title. */
export const findTasks: OwnFinder = async ({ visit, mayMatch, opens }) => {
  const read = await Promise.all(lists.map(({ status }) => readTasks(visit, { ...firstPage, status })));
  const rows = read.flatMap(({ list }) => list).filter(({ title, sponsor }) => mayMatch(title, sponsor));
  if (rows.length === 0) return [];
  const [links, visible] = await Promise.all([taskLinksFor(visit), visibleApps(visit)]);
  const hasList = opens('task-center', 'mobile-task-center');
  return rows.flatMap(({ id, title, source, sponsor, department, step, status, url, app }) => {
    const known = url ?? guideOf(app ?? null, visible) ?? links.system(source)?.path;
    const path = known ?? (hasList ? hrefTo('task-center', { query: { view: status, query: title } }) : null);
    const name = lists.find((each) => each.status === status)?.name ?? '';
    const facts = [name, step, department || source];
    return path === null ? [] : ownEntry({ id: `task.${id}`, title, icon: 'list-checks', path, facts, body: sponsor });
  });
};

export const findApprovals: OwnFinder = async ({ visit, mayMatch, opens }) => {
  if (!opens('task-center', 'mobile-task-center')) return [];
  const read = await Promise.all(lists.map(({ view }) => readApprovals(visit, { ...firstPage, view })));
  return read.flatMap(({ list }, at) =>
    list.flatMap(({ id, title, form, sponsor, status }) =>
      mayMatch(title, form, sponsor)
        ? ownEntry({
            id: `approval.${id}`,
            title,
            icon: 'list-checks',
            path: hrefTo('task-center', { query: { task: id } }),
            // What waits for the person is not under way somewhere else.
            facts: [lists[at]?.name ?? '', lists[at]?.view === 1 && status.endsWith('中') ? '' : status],
            body: [form, sponsor].join('\n'),
          })
        : [],
    ),
  );
};

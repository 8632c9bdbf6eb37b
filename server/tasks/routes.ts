import { taskInfo, taskTypes } from '@yimen/contract/tasks/tasks';
import { visibleApps } from '../access/visible.ts';
import { implement } from '../http/implement.ts';
import { minuteText } from '../lib/time.ts';
import { guideOf, taskLinksFor } from '../services/places.ts';
import { countSources, countTasks, readTasks } from './merged.ts';

const taskStatuses = [
  ['todo', '待办'],
  ['done', '已办'],
  ['mine', '我发起的'],
] as const;

export const implementations = [
  implement(taskInfo, async (input, visit) => {
    const [{ list, total, failed }, sources, places, visible] = await Promise.all([
      readTasks(visit, input),
      countSources(visit, input),
      taskLinksFor(visit),
      visibleApps(visit),
    ]);
    return {
      list: list.map(
        ({ id, title, source, sponsor, department, step, holder, since, createdAt, deadline, ...rest }) => ({
          id,
          title,
          source,
          sponsor,
          department,
          step,
          holder,
          status: rest.status,
          results: [...rest.results],
          url: rest.url ?? guideOf(rest.app ?? null, visible) ?? places.system(source)?.path ?? null,
          since: since && minuteText(since),
          createdAt: minuteText(createdAt),
          deadline: deadline && minuteText(deadline),
        }),
      ),
      total,
      sources,
      failed,
    };
  }),

  implement(taskTypes, async (_, visit) => {
    const counts = await countTasks(
      visit,
      taskStatuses.map(([status]) => status),
    );
    return taskStatuses.map(([status, name]) => ({ status, name, count: 0, failed: [], ...counts.get(status) }));
  }),
];

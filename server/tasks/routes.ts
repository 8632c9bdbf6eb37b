import { taskInfo, taskTypes } from '@yimen/contract/homepage/person';
import { implement } from '../http/implement.ts';
import { minuteText } from '../institutions/clock.ts';
import { scoped } from '../institutions/scoped.ts';
import { countByStatus, readTasks } from './store.ts';

export const implementations = [
  implement(taskInfo, async (input, { db, institution, person }) => {
    const { list, total } = await readTasks(scoped(db, institution), person, input);
    return {
      list: list.map(({ task, department }) => {
        const { id, title, source, sponsor, step, createdAt, deadline, status } = task;
        return {
          ...{ id, title, source, sponsor, step, status },
          department: department ?? '',
          createdAt: minuteText(createdAt),
          deadline: deadline && minuteText(deadline),
        };
      }),
      total,
    };
  }),

  implement(taskTypes, async (_, { db, institution, person }) => {
    const counts = await countByStatus(scoped(db, institution), person);
    return (
      [
        ['todo', '待办'],
        ['done', '已办'],
        ['mine', '我发起的'],
      ] as const
    ).map(([status, name]) => ({
      ...{ status, name },
      count: counts.get(status) ?? 0,
    }));
  }),
];

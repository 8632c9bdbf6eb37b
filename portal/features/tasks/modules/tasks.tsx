import { paths } from '@yimen/contract/paths';
import { Empty } from '@yimen/ui/empty';
import { TaskList, TaskRow } from '@yimen/ui/task-list';
import { useNow } from '../../../lib/time/now.ts';
import { MissingSources } from '../../../parts/failures/MissingSources.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule, useHome } from '../../home/shared/module.tsx';
import { RowsSkeleton } from '../../home/shared/RowsSkeleton.tsx';
import { deadlineTag } from '../shared/deadline.ts';
import { loadWaiting } from '../shared/load-waiting.ts';
import { waitingHref, waitingNote } from '../shared/waiting.ts';

/** Maximum number of tasks in the panel. */
const taskCount = 4;

/** 待我处理: open tasks, soonest deadline first. */
export const tasksModule = defineModule({
  sign: 'tasks',
  memberOnly: true,
  load: ({ call }) => loadWaiting(call, taskCount),
  Waiting: ({ entry }) => (
    <ModuleSection title={entry.name}>
      <RowsSkeleton rows={taskCount} height={99} />
    </ModuleSection>
  ),
  View({ data, entry, retry }) {
    const now = useNow(useHome().now);
    const all = linkTo(paths['task-center']);
    const label = usePageName(paths['task-center']);
    return (
      <ModuleSection title={entry.name} count={data.total} more={all && { label, href: all.href }}>
        <MissingSources failed={data.failed} retry={retry} />
        {data.list.length + data.failed.length === 0 && <Empty title="没有要处理的事" />}
        {data.list.length > 0 && (
          <TaskList>
            {data.list.map((task) => (
              <TaskRow
                key={task.kind + task.id}
                href={waitingHref(paths['task-center'], task)}
                title={task.title}
                note={waitingNote(task)}
                deadline={deadlineTag(task.deadline, now)}
              />
            ))}
          </TaskList>
        )}
      </ModuleSection>
    );
  },
});

import { paths } from '@yimen/contract/paths';
import { Empty } from '@yimen/ui/empty';
import { TaskList, TaskRow } from '@yimen/ui/task-list';
import { useNow } from '../../../lib/time/now.ts';
import { deadlineTag } from '../../../parts/due/agenda.ts';
import { waitingHref, waitingNote } from '../../../parts/due/waiting.ts';
import { MissingSources } from '../../../parts/modules/MissingSources.tsx';
import { ModuleSection } from '../../../parts/modules/ModuleSection.tsx';
import { defineModule, useHome } from '../../../parts/modules/module.tsx';
import { RowsSkeleton } from '../../../parts/modules/RowsSkeleton.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { usePageName } from '../../../shell/visit/current-entry.ts';

/** How many tasks the panel has room for. */
const shown = 4;

/** 待我处理: what is due, soonest first. */
export const tasks = defineModule({
  sign: 'tasks',
  memberOnly: true,
  // The server alone sorts; the browser would fetch the sorting with its first page.
  load: async ({ call }) => (await import('../../../parts/due/load-waiting.ts')).loadWaiting(call, shown),
  Waiting: ({ entry }) => (
    <ModuleSection title={entry.name}>
      <RowsSkeleton rows={shown} height={99} />
    </ModuleSection>
  ),
  View({ data, entry, retry }) {
    const now = useNow(useHome().now);
    const all = linkTo(paths['task-center']);
    const label = usePageName('任务中心', paths['task-center']);
    return (
      <ModuleSection title={entry.name} count={data.total} more={all && { label, href: all.href }}>
        <MissingSources failed={data.failed} retry={retry} />
        {data.list.length + data.failed.length === 0 && <Empty title="没有要处理的事" />}
        {data.list.length > 0 && (
          <TaskList>
            {data.list.map((matter) => (
              <TaskRow
                key={matter.kind + matter.id}
                href={waitingHref(paths['task-center'], matter)}
                title={matter.title}
                note={waitingNote(matter)}
                deadline={deadlineTag(matter.deadline, now)}
              />
            ))}
          </TaskList>
        )}
      </ModuleSection>
    );
  },
});

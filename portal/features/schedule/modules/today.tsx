import { curriculum } from '@yimen/contract/homepage/person';
import type { ModuleSign } from '@yimen/contract/homepage/site';
import { Empty } from '@yimen/ui/empty';
import { TaskList, TaskRow } from '@yimen/ui/task-list';
import { DayTimeline } from '@yimen/ui/timeline';
import { useNow } from '../../../lib/time/now.ts';
import { agendaOf, deadlineTag } from '../../../parts/due/agenda.ts';
import { waitingHref, waitingNote } from '../../../parts/due/waiting.ts';
import { MissingSources } from '../../../parts/modules/MissingSources.tsx';
import { ModuleSection } from '../../../parts/modules/ModuleSection.tsx';
import { defineModule, useHome } from '../../../parts/modules/module.tsx';
import { RowsSkeleton } from '../../../parts/modules/RowsSkeleton.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { usePageName } from '../../../shell/visit/current-entry.ts';

/** How many of each the panel has room for. */
const shown = { lessons: 4, tasks: 4 };

/** The day over the institution's periods, with what is on now. */
function defineDay(sign: ModuleSign) {
  return defineModule({
    sign,
    memberOnly: true,
    load: ({ call }) => call(curriculum, {}),
    Waiting: ({ entry }) => (
      <ModuleSection title={entry.name}>
        <RowsSkeleton rows={shown.lessons} height={64} />
      </ModuleSection>
    ),
    View({ data, entry, retry }) {
      const now = useNow(useHome().now);
      const all = linkTo('/schedule-center');
      const agenda = agendaOf(data.lessons, now, data.date);
      // Late in a full day the first entries give way to those still to come.
      const from = Math.max(
        0,
        Math.min(
          agenda.length - shown.lessons,
          agenda.findIndex((item) => item.state !== 'past'),
        ),
      );
      return (
        <ModuleSection
          title={entry.name}
          more={all && { label: sign === 'timetable' ? '课表' : '日程', href: all.href }}
        >
          <MissingSources failed={data.failed} retry={retry} />
          {agenda.length > 0 && <DayTimeline items={agenda.slice(from, from + shown.lessons)} />}
          {agenda.length + data.failed.length === 0 && <Empty title="今天没有安排" />}
        </ModuleSection>
      );
    },
  });
}

/** 今天的课. */
export const timetable = defineDay('timetable');
/** 我的日程: the same where nobody has classes. */
export const schedule = defineDay('schedule');

/** 待我处理: what is due, soonest first. */
export const tasks = defineModule({
  sign: 'tasks',
  memberOnly: true,
  // The server alone sorts; the browser would fetch the sorting with its first page.
  load: async ({ call }) => (await import('../../../parts/due/load-waiting.ts')).loadWaiting(call, shown.tasks),
  Waiting: ({ entry }) => (
    <ModuleSection title={entry.name}>
      <RowsSkeleton rows={shown.tasks} height={99} />
    </ModuleSection>
  ),
  View({ data, entry, retry }) {
    const now = useNow(useHome().now);
    const all = linkTo('/task-center');
    const label = usePageName('任务中心', '/task-center');
    return (
      <ModuleSection title={entry.name} count={data.total} more={all && { label, href: all.href }}>
        <MissingSources failed={data.failed} retry={retry} />
        {data.list.length + data.failed.length === 0 && <Empty title="没有要处理的事" />}
        {data.list.length > 0 && (
          <TaskList>
            {data.list.map((matter) => (
              <TaskRow
                key={matter.kind + matter.id}
                href={waitingHref('/task-center', matter)}
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

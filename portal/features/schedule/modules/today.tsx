import { paths } from '@yimen/contract/paths';
import { curriculum } from '@yimen/contract/schedule/day';
import type { ModuleSign } from '@yimen/contract/site';
import { Empty } from '@yimen/ui/empty';
import { DayTimeline } from '@yimen/ui/timeline';
import { useNow } from '../../../lib/time/now.ts';
import { MissingSources } from '../../../parts/failures/MissingSources.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule, useHome } from '../../home/shared/module.tsx';
import { RowsSkeleton } from '../../home/shared/RowsSkeleton.tsx';
import { agendaOf } from '../shared/agenda.ts';

/** Maximum number of entries in the panel. */
const itemCount = 4;

/** The day's agenda with the institution's periods; the current item is marked. */
function defineDay(sign: ModuleSign) {
  return defineModule({
    sign,
    memberOnly: true,
    load: ({ call }) => call(curriculum, {}),
    Waiting: ({ entry }) => (
      <ModuleSection title={entry.name}>
        <RowsSkeleton rows={itemCount} height={64} />
      </ModuleSection>
    ),
    View({ data, entry, retry }) {
      const now = useNow(useHome().now);
      const all = linkTo(paths['schedule-center']);
      const agenda = agendaOf(data.lessons, now, data.date);
      // Late on a full day the earliest entries are left out for those still to come.
      const from = Math.max(
        0,
        Math.min(
          agenda.length - itemCount,
          agenda.findIndex((item) => item.state !== 'past'),
        ),
      );
      return (
        <ModuleSection
          title={entry.name}
          more={all && { label: sign === 'timetable' ? '课表' : '日程', href: all.href }}
        >
          <MissingSources failed={data.failed} retry={retry} />
          {agenda.length > 0 && <DayTimeline items={agenda.slice(from, from + itemCount)} />}
          {agenda.length + data.failed.length === 0 && <Empty title="今天没有安排" />}
        </ModuleSection>
      );
    },
  });
}

/** 今天的课. */
export const timetableModule = defineDay('timetable');
/** 我的日程: the same where nobody has classes. */
export const scheduleModule = defineDay('schedule');

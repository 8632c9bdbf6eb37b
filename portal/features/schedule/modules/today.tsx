import { paths } from '@yimen/contract/paths';
import { curriculum } from '@yimen/contract/person/data';
import type { ModuleSign } from '@yimen/contract/site';
import { Empty } from '@yimen/ui/empty';
import { DayTimeline } from '@yimen/ui/timeline';
import { useNow } from '../../../lib/time/now.ts';
import { agendaOf } from '../../../parts/due/agenda.ts';
import { MissingSources } from '../../../parts/modules/MissingSources.tsx';
import { ModuleSection } from '../../../parts/modules/ModuleSection.tsx';
import { defineModule, useHome } from '../../../parts/modules/module.tsx';
import { RowsSkeleton } from '../../../parts/modules/RowsSkeleton.tsx';
import { linkTo } from '../../../shell/routes/links.ts';

/** How many entries the panel has room for. */
const shown = 4;

/** The day over the institution's periods, with what is on now. */
function defineDay(sign: ModuleSign) {
  return defineModule({
    sign,
    memberOnly: true,
    load: ({ call }) => call(curriculum, {}),
    Waiting: ({ entry }) => (
      <ModuleSection title={entry.name}>
        <RowsSkeleton rows={shown} height={64} />
      </ModuleSection>
    ),
    View({ data, entry, retry }) {
      const now = useNow(useHome().now);
      const all = linkTo(paths['schedule-center']);
      const agenda = agendaOf(data.lessons, now, data.date);
      // Late in a full day the first entries give way to those still to come.
      const from = Math.max(
        0,
        Math.min(
          agenda.length - shown,
          agenda.findIndex((item) => item.state !== 'past'),
        ),
      );
      return (
        <ModuleSection
          title={entry.name}
          more={all && { label: sign === 'timetable' ? '课表' : '日程', href: all.href }}
        >
          <MissingSources failed={data.failed} retry={retry} />
          {agenda.length > 0 && <DayTimeline items={agenda.slice(from, from + shown)} />}
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

import { paths } from '@yimen/contract/paths';
import { curriculum } from '@yimen/contract/schedule/day';
import { Agenda } from '@yimen/ui/mobile/agenda';
import { Section } from '@yimen/ui/mobile/section';
import { Text } from '@yimen/ui/text';
import { chineseDay, weekdayName } from '../../../lib/time/clock.ts';
import { useNow } from '../../../lib/time/now.ts';
import { MissingSources } from '../../../parts/failures/MissingSources.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { defineModule, useHome } from '../../home/shared/module.tsx';
import { RowsSkeleton } from '../../home/shared/RowsSkeleton.tsx';
import { agendaOf } from '../shared/agenda.ts';

const phoneItemCount = 4;

/** 今天: current and coming items, including entries that wait for a network. */
export const agenda = defineModule({
  sign: 'timetable',
  site: 'mobile',
  memberOnly: true,
  load: ({ call }) => call(curriculum, {}),
  Waiting: () => (
    <Section title="今天">
      <RowsSkeleton rows={phoneItemCount} height={60} />
    </Section>
  ),
  View({ data, retry }) {
    const { now: loadedAt, withWaiting } = useHome();
    const now = useNow(loadedAt);
    const all = linkTo(paths['mobile-schedule-detail']);
    const known = agendaOf(data.lessons, now, data.date);
    const agenda = withWaiting?.(known, now, data.date) ?? known;
    const items = agenda.filter((item) => item.state !== 'past');
    const note = [`${chineseDay(data.date)} ${weekdayName(data.date)}`, data.week ? `第 ${data.week} 周` : ''];
    return (
      <Section title="今天" note={note.filter(Boolean).join('　')} more={all && { label: '课表', href: all.href }}>
        <MissingSources failed={data.failed} retry={retry} />
        {items.length + data.failed.length === 0 ? (
          <Text as="p" tone="secondary">
            {agenda.length === 0 ? '今天没有安排。' : '今天的安排都结束了。'}
          </Text>
        ) : (
          <Agenda
            items={items.slice(0, phoneItemCount).map((item) => ({
              time: item.time,
              title: item.title,
              note: [...item.note, item.badge ?? ''].filter(Boolean),
              current: item.state === 'now',
            }))}
          />
        )}
      </Section>
    );
  },
});

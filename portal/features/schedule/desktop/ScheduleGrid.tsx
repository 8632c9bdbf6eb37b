import { countsWeeks } from '@yimen/contract/schedule/calendar-name';
import { Button, ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { PlusIcon } from '@yimen/ui/icon';
import { MonthCalendar } from '@yimen/ui/month-calendar';
import { Text } from '@yimen/ui/text';
import { WeekSchedule } from '@yimen/ui/week-schedule';
import { useNavigate } from 'react-router';
import { addDays, mondayOf, yearMonthOf } from '../../../lib/time/clock.ts';
import { asStep } from '../../../parts/page/address.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { barsOf, meetings, monthEntries, periodsOf, weekEvents } from '../shown.ts';
import { emptyWeek, longWeek, titleOf } from '../titles.ts';
import type { Schedule } from '../use-schedule.ts';
import { scheduleHref } from './href.ts';

interface ScheduleGridProps {
  schedule: Schedule;
  onOpen: (key: string) => void;
  /** Adds an entry on a day, at a time, or as one usually begins. */
  onAdd: (date: string, start?: string) => void;
}

/** The month, week or day that the address names. */
export function ScheduleGrid({ schedule, onOpen, onAdd }: ScheduleGridProps) {
  const { place, now, terms, school, periods, shown, shownSchool, failed, hidden } = schedule;
  const navigate = useNavigate();
  const monday = mondayOf(place.date);
  if (place.view === 'month') {
    return (
      <MonthCalendar
        month={yearMonthOf(place.date)}
        today={now.day}
        entries={monthEntries(shown, shownSchool)}
        weekName={countsWeeks(terms) ? (first) => longWeek(first, terms, school) ?? '' : undefined}
        onOpen={onOpen}
        onDay={(date) => void navigate(scheduleHref(schedule, { view: 'day', date }), asStep)}
        onAdd={onAdd}
      />
    );
  }
  const [first, days] = place.view === 'day' ? [place.date, 1 as const] : [monday, 7 as const];
  return (
    <>
      <WeekSchedule
        label={titleOf(place, terms, school).title}
        monday={first}
        days={days}
        periods={periodsOf(periods)}
        events={weekEvents(shown)}
        allDay={barsOf(shown, shownSchool)}
        now={`${now.day} ${now.time}`}
        onOpen={onOpen}
        onAdd={onAdd}
        empty={!failed && hidden.size === 0 && <EmptyDays schedule={schedule} onAdd={() => onOpen('new')} />}
      />
      {meetings(shown) > 0 && (
        <Text as="p" size="meta" tone="tertiary">
          同时开始的并排；先后开始的后一项叠在上面；三项以上收起
        </Text>
      )}
    </>
  );
}

/** Over the grid of days without items: the reason, and possible actions (DESIGN §9, 33b). */
function EmptyDays({ schedule, onAdd }: { schedule: Schedule; onAdd: () => void }) {
  const { place, now, terms, school } = schedule;
  const { pictures } = useInstitution();
  const monday = mondayOf(place.date);
  const words =
    place.view === 'day'
      ? { title: '这一天没有安排', text: '想记下什么，可以自己添加。' }
      : emptyWeek(monday, terms, school);
  const isNow = place.view === 'day' ? place.date === now.day : monday <= now.day && now.day <= addDays(monday, 6);
  return (
    <Empty
      image={pictures.empty}
      title={words.title}
      text={words.text}
      action={
        <>
          {!isNow && (
            <ButtonLink href={scheduleHref(schedule, { ...place, date: now.day })}>
              {place.view === 'day' ? '回到今天' : '回到本周'}
            </ButtonLink>
          )}
          <Button variant="primary" startIcon={<PlusIcon size={18} />} onClick={onAdd}>
            添加日程
          </Button>
        </>
      }
    />
  );
}

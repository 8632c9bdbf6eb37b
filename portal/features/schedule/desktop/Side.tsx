import { calendarName, countsWeeks } from '@yimen/contract/schedule/calendar-name';
import { Button } from '@yimen/ui/button';
import { Calendar } from '@yimen/ui/calendar';
import { Checkbox } from '@yimen/ui/checkbox';
import { CalendarPlusIcon, PrinterIcon } from '@yimen/ui/icon';
import { SectionHead } from '@yimen/ui/section-head';
import { Select } from '@yimen/ui/select';
import { Text } from '@yimen/ui/text';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { monthDay, yearMonthOf } from '../../../lib/time/clock.ts';
import { asStep } from '../../../parts/page/address.ts';
import { lastDay, marksOf, schoolKey, upcoming } from '../shown.ts';
import { groupTitle, shortWeek, termOf } from '../titles.ts';
import type { Schedule } from '../use-schedule.ts';
import { scheduleHref } from './href.ts';
import * as css from './schedule.css.ts';

/** Rows of the school calendar beside the schedule. */
const eventsShown = 5;

/** The side column: small month, next events of the school calendar, and filters. */
export function Side({ schedule, onOpen }: { schedule: Schedule; onOpen: (key: string) => void }) {
  const { place, now, items, school, terms, groups, hidden, lessons } = schedule;
  const navigate = useNavigate();
  const ids = [useId(), useId()];
  const coming = upcoming(school, now.day, eventsShown);
  const view = place.view === 'school-calendar' ? 'week' : place.view;
  const go = (date: string) => void navigate(scheduleHref(schedule, { view, date }), asStep);
  return (
    <aside className={css.side} aria-label="日历与图例">
      <div className={css.block}>
        <Calendar
          aria-label="选择日期"
          // A new calendar for each month, so that it starts at the page's month.
          key={yearMonthOf(place.date)}
          value={place.date}
          today={now.day}
          marks={marksOf(items)}
          weekName={countsWeeks(terms) ? (monday) => shortWeek(monday, terms, school) : undefined}
          onValueChange={go}
        />
        <Terms schedule={schedule} onTerm={go} />
      </div>
      {coming.length > 0 && (
        <section className={css.block} aria-labelledby={ids[0]}>
          <SectionHead
            title={calendarName(terms)}
            titleId={ids[0]}
            size="medium"
            spacing="none"
            more={{ label: '全部', href: scheduleHref(schedule, { ...place, view: 'school-calendar' }) }}
          />
          <ul className={css.events}>
            {coming.map((event) => (
              <li key={event.id}>
                <button type="button" className={css.event} onClick={() => onOpen(schoolKey(event))}>
                  <Text tone="tertiary">{monthDay(event.start)}</Text>
                  <Text>{event.title}</Text>
                  <Text tone="tertiary" size="meta" nowrap>
                    {lastDay(event)}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={css.block} aria-labelledby={ids[1]}>
        <SectionHead title="显示" titleId={ids[1]} size="medium" spacing="none" />
        <ul className={css.legend}>
          {groups.map((group) => (
            <li key={group} className={css.legendRow}>
              <Checkbox
                label={group === 'calendar' ? calendarName(terms) : groupTitle(group, lessons)}
                checked={!hidden.has(group)}
                onCheckedChange={(shown) => {
                  const hide = groups.filter((each) => (each === group ? !shown : hidden.has(each)));
                  void navigate(scheduleHref(schedule, place, { hide }), asStep);
                }}
              />
              <span className={css.dot} data-group={group} aria-hidden="true" />
            </li>
          ))}
        </ul>
      </section>
      <div className={css.actions}>
        <Button variant="text" startIcon={<CalendarPlusIcon size={18} />} onClick={() => onOpen('subscribe')}>
          订阅到手机日历
        </Button>
        <Button variant="text" startIcon={<PrinterIcon size={18} />} onClick={() => window.print()}>
          打印这一页
        </Button>
      </div>
    </aside>
  );
}

/** How the weeks are counted, with a choice of the term where there are several. */
function Terms({ schedule, onTerm }: { schedule: Schedule; onTerm: (date: string) => void }) {
  const { terms, place, now } = schedule;
  const term = termOf(terms, place.date);
  if (!term) return null;
  return (
    <>
      {terms.length > 1 && (
        <Select
          label="学期"
          hideLabel
          size="medium"
          value={term.id}
          options={terms.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(id) => onTerm(terms.find((each) => each.id === id)?.startDate ?? place.date)}
        />
      )}
      <Text as="p" size="meta" tone="tertiary">
        {!countsWeeks([term])
          ? term.name
          : `左侧为教学周，${term === termOf(terms, now.day) ? '本学期' : term.name}共 ${term.totalWeeks} 周`}
      </Text>
    </>
  );
}

import { calendarName } from '@yimen/contract/schedule/calendar-name';
import { Empty } from '@yimen/ui/empty';
import { SectionHead } from '@yimen/ui/section-head';
import { Text } from '@yimen/ui/text';
import { chineseMonth, monthDay, yearMonthOf } from '../../../lib/time/clock.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { lastDay, type SchoolEvent, schoolKey } from '../shown.ts';
import type { Schedule } from '../use-schedule.ts';
import * as css from './schedule.css.ts';

/** The whole school calendar by month, past events in grey. */
export function SchoolCalendar({ schedule, onOpen }: { schedule: Schedule; onOpen: (key: string) => void }) {
  const { school, now, terms } = schedule;
  const { pictures } = useInstitution();
  if (school.length === 0) return <Empty image={pictures.empty} title={`还没有${calendarName(terms)}`} />;
  return (
    <div className={css.months}>
      {byMonth(school).map(([month, events]) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <SectionHead title={chineseMonth(month)} titleId={`month-${month}`} size="medium" spacing="small" />
          <ul className={css.events}>
            {events.map((event) => (
              <li key={event.id}>
                <button type="button" className={css.event} onClick={() => onOpen(schoolKey(event))}>
                  <Text tone="tertiary">{monthDay(event.start)}</Text>
                  <Text tone={event.end < now.day ? 'tertiary' : 'ink'}>
                    {event.title}
                    {event.note && (
                      <span className={css.note}>
                        <Text size="meta" tone="tertiary">
                          {event.note}
                        </Text>
                      </span>
                    )}
                  </Text>
                  <Text tone="tertiary" size="meta" nowrap>
                    {lastDay(event)}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function byMonth(school: readonly SchoolEvent[]): [string, SchoolEvent[]][] {
  const months = new Map<string, SchoolEvent[]>();
  for (const event of school) {
    const month = yearMonthOf(event.start);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months];
}

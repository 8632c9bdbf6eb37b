import type { CalendarDate } from '@internationalized/date';
import { type ReactNode, type Ref, useState } from 'react';
import { dayInWords, parseDay, weekdayOf } from '../calendar/dates.ts';
import { assignVar } from '../internals/assignVar.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import type { ScheduleTone } from '../internals/schedule/MoreEntries.tsx';
import { tones } from '../internals/schedule/schedule.css.ts';
import { useLocale } from '../locale/index.ts';
import { DayColumn } from './DayColumn.tsx';
import {
  freeRows,
  isInHours,
  lineHeight,
  minutesOf,
  periodRows,
  type Row,
  type SchedulePeriod,
  timeText,
  type WeekEvent,
  yOf,
} from './layout.ts';
import * as css from './week-schedule.css.ts';

export type AllDayEvent = {
  id: string;
  title: string;
  /** The first and the last day, `YYYY-MM-DD`; they may lie outside the week. */
  start: string;
  end: string;
  /** Default `calendar`. */
  tone?: ScheduleTone;
};

export type WeekScheduleProps = DomProps<
  'section',
  {
    /** Names the grid: 第 12 周. */
    label: string;
    /** The week's Monday, or the day when `days` is 1, `YYYY-MM-DD`. */
    monday: string;
    /** A week or one day. */
    days?: 7 | 1;
    /** The day’s lessons with start and end; breaks lie between them. */
    periods: readonly SchedulePeriod[];
    /** Of the week, in any order. */
    events: readonly WeekEvent[];
    /** Bars above the days. */
    allDay?: readonly AllDayEvent[];
    /** Now in the institution's time, `YYYY-MM-DD HH:mm`: marks the day, the time and what is under way. */
    now?: string;
    /** Makes each event and each bar a button. */
    onOpen?: (id: string) => void;
    /** Makes each free row of a day a button, which is passed its day and start: Tab reaches one, arrows the others. */
    onAdd?: (date: string, start: string) => void;
    /** Stands over the grid while the week has no event, and says why. */
    empty?: ReactNode;
    ref?: Ref<HTMLElement>;
  }
>;

/** A week of courses over its periods, or a day (`<section>`): 64 for the time, equal days (DESIGN §10.8). */
export function WeekSchedule({
  label,
  monday,
  days: count = 7,
  periods,
  events,
  allDay = [],
  now = '',
  onOpen,
  onAdd,
  empty,
  ...rest
}: WeekScheduleProps) {
  const locale = useLocale();
  const { weekSchedule, monthCalendar } = locale;
  const [lastFree, setLastFree] = useState('');
  const first = parseDay(monday);
  if (!first) return null;
  const days = Array.from({ length: count }, (_day, index) => first.add({ days: index }));
  const eventsOn = (day: CalendarDate) => events.filter(({ date }) => date === String(day));
  const { rows, height } = periodRows(periods, days.flatMap(eventsOn));
  const [today = '', time = ''] = now.split(' ');
  const showsNow = time !== '' && isInHours(rows, time) && days.some((day) => String(day) === today);
  const freeStarts = days.flatMap((day) =>
    freeRows(rows, eventsOn(day)).map(({ start }) => `${day} ${timeText(start)}`),
  );
  const tabStop =
    [lastFree, freeStarts.find((start) => start.startsWith(today))].find(
      (start) => start && freeStarts.includes(start),
    ) ?? freeStarts[0];
  const nowAt = showsNow ? yOf(rows, height, minutesOf(time)) : -100;
  return (
    <section {...rest} aria-label={label} className={css.root}>
      <div className={css.scroll}>
        <div className={css.table} style={assignVar(css.dayCount, count)}>
          <div className={css.heads}>
            <div className={css.corner} />
            {days.map((day) => (
              <div key={String(day)} data-today={String(day) === today ? '' : undefined} className={css.head}>
                {monthCalendar.weekdays[weekdayOf(day)]}
                <b className={css.date}>{day.day}</b>
              </div>
            ))}
          </div>
          <AllDayRow days={days} events={allDay} today={today} onOpen={onOpen} />
          <div className={css.body} style={assignVar(css.y, height)}>
            {rows.map((row) => (
              <div
                key={`${row.kind} ${row.top}`}
                data-kind={row.kind}
                className={css.row}
                style={{ ...assignVar(css.y, row.top), ...assignVar(css.h, row.height) }}
              >
                <div className={css.period}>
                  {periodLabel(row, weekSchedule).map(({ text, middle }, index) => (
                    <span
                      key={text}
                      className={index === 0 ? css.periodName : css.periodTime}
                      data-under-now={Math.abs(middle - nowAt) < labelReach ? '' : undefined}
                    >
                      {text}
                    </span>
                  ))}
                </div>
              </div>
            ))}
            {showsNow && (
              <div className={css.now} style={assignVar(css.y, nowAt)}>
                <time className={css.nowChip} dateTime={now} title={weekSchedule.now}>
                  {time}
                </time>
              </div>
            )}
            <div className={css.days} data-free-cells="">
              {days.map((day) => (
                <DayColumn
                  key={String(day)}
                  date={String(day)}
                  name={dayInWords(locale, day)}
                  shortName={monthCalendar.weekdays[weekdayOf(day)] ?? ''}
                  today={String(day) === today}
                  time={String(day) === today ? time : undefined}
                  events={eventsOn(day)}
                  rows={rows}
                  height={height}
                  onOpen={onOpen}
                  onAdd={onAdd}
                  tabStop={tabStop}
                  onFocusFree={setLastFree}
                />
              ))}
            </div>
            {events.length === 0 && empty && (
              <div className={css.emptyCover}>
                <div className={css.empty}>{empty}</div>
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Distance in design px from the current time below which its chip would cover a line of a label. */
const labelReach = 19;

/** The lines of a row's label with the middle of each: the name, and the start time if that is not the name. */
function periodLabel({ kind, name, top, height, start }: Row, bands: { early: string; late: string }) {
  const middle = top + height / 2;
  const time = timeText(start);
  if (kind === 'break' || name === time) return [{ text: name, middle }];
  return [
    { text: kind === 'period' ? name : bands[kind], middle: middle - lineHeight / 2 },
    { text: time, middle: middle + lineHeight / 2 },
  ];
}

type AllDayRowProps = {
  days: CalendarDate[];
  events: readonly AllDayEvent[];
  today: string;
  onOpen?: (id: string) => void;
};

function AllDayRow({ days, events, today, onOpen }: AllDayRowProps) {
  const { weekSchedule } = useLocale();
  const [first, last] = [String(days[0]), String(days.at(-1))];
  const inWeek = events
    .filter(({ start, end }) => start <= last && end >= first)
    .sort((one, other) => one.start.localeCompare(other.start) || other.end.localeCompare(one.end));
  return (
    <div className={css.allDay}>
      <div className={css.allDayName}>{weekSchedule.allDay}</div>
      {days.map((day, index) => (
        <div
          key={String(day)}
          data-today={String(day) === today ? '' : undefined}
          className={css.allDayCell}
          style={{ gridColumn: index + 2 }}
        />
      ))}
      <ul className={css.bars}>
        {inWeek.map(({ id, title, start, end, tone = 'calendar' }) => {
          const from = Math.max(
            0,
            days.findIndex((day) => String(day) >= start),
          );
          const until = days.filter((day) => String(day) <= end).length;
          return (
            <li
              key={id}
              data-before={start < first ? '' : undefined}
              data-after={end > last ? '' : undefined}
              className={cx(css.bar, tones[tone])}
              style={{ gridColumn: `${from + 1} / ${until + 1}` }}
            >
              {onOpen ? (
                <button type="button" className={css.barButton} onClick={() => onOpen(id)}>
                  {title}
                </button>
              ) : (
                title
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import { type CalendarDate, isSameMonth } from '@internationalized/date';
import type { Ref } from 'react';
import { dayInWords, parseDay, weeksOf } from '../calendar/dates.ts';
import { PlusIcon } from '../icon/icons.ts';
import { assignVar } from '../internals/assignVar.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { isText } from '../internals/isText.ts';
import { MoreEntries } from '../internals/schedule/MoreEntries.tsx';
import { tones } from '../internals/schedule/schedule.css.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type Day, lanesOf, type MonthEntry, type Slot } from './lanes.ts';
import * as css from './month-calendar.css.ts';

export type MonthCalendarProps = DomProps<
  'table',
  {
    /** `YYYY-MM`. */
    month: string;
    /** What the days hold, in any order. */
    entries: readonly MonthEntry[];
    /** Today, `YYYY-MM-DD`. */
    today?: string;
    /** The name of the week that begins on this Monday (第 12 周): a column at the start shows it. */
    weekName?: (monday: string) => string | undefined;
    /** Makes each entry a button. */
    onOpen?: (id: string) => void;
    /** Makes each day's number a button, to add an entry or to go to its week. */
    onDay?: (date: string) => void;
    /**
     * Adds something on a day: a press on what is free of its cell. For the pointer alone, as 42 more tab stops would be
     * in the way; offer it elsewhere too.
     */
    onAdd?: (date: string) => void;
    ref?: Ref<HTMLTableElement>;
  }
>;

/** A month of the schedule (`<table>`): six weeks from Monday, cells of 116, entries of 22 (DESIGN §10.8). */
export function MonthCalendar({ month, entries, today, weekName, onOpen, onDay, onAdd, ...rest }: MonthCalendarProps) {
  const { calendar, monthCalendar } = useLocale();
  const first = parseDay(`${month}-01`);
  if (!first) return null;
  return (
    <table aria-label={calendar.month(first.year, first.month)} {...rest} className={css.table}>
      <thead>
        <tr>
          {weekName && (
            <th scope="col" className={css.weekHead}>
              {monthCalendar.week}
            </th>
          )}
          {monthCalendar.weekdays.map((name) => (
            <th key={name} scope="col" className={css.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(first).map((week) => {
          const dates = week.map(String);
          const monday = dates[0] ?? '';
          const days = lanesOf(entries, dates);
          return (
            <tr key={monday}>
              {weekName && (
                <th scope="row" data-current={today && dates.includes(today) ? '' : undefined} className={css.weekName}>
                  {weekName(monday)}
                </th>
              )}
              {week.map((date, index) => (
                <MonthDayCell
                  key={dates[index]}
                  date={date}
                  onOpen={onOpen}
                  onDay={onDay}
                  onAdd={onAdd}
                  day={days[index] as Day}
                  around={!isSameMonth(date, first)}
                  today={dates[index] === today}
                />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type DayCellProps = Pick<MonthCalendarProps, 'onOpen' | 'onDay' | 'onAdd'> & {
  date: CalendarDate;
  day: Day;
  around: boolean;
  today: boolean;
};

function MonthDayCell({ date, day, around, today, onOpen, onDay, onAdd }: DayCellProps) {
  const locale = useLocale();
  const { calendar, monthCalendar } = locale;
  const name = dayInWords(locale, date);
  const spoken = today ? locale.listed([name, calendar.today]) : name;
  const number = (
    <time dateTime={day.date} aria-current={today ? 'date' : undefined} className={css.number}>
      <span aria-hidden>{date.day}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </time>
  );
  return (
    <td data-around={around ? '' : undefined} data-today={today ? '' : undefined} className={css.cell}>
      {onAdd && (
        <button type="button" aria-hidden tabIndex={-1} className={css.free} onClick={() => onAdd(day.date)}>
          <span className={css.plus}>
            <PlusIcon size={18} />
          </span>
        </button>
      )}
      {onDay ? (
        <button type="button" className={css.numberButton} onClick={() => onDay(day.date)}>
          {number}
        </button>
      ) : (
        number
      )}
      {day.slots.length > 0 && (
        <ul className={css.entries}>
          {day.slots.map((slot) => (
            <li key={slot.entry.id} className={css.lineItem} style={{ gridRow: slot.lane + 1 }}>
              <Entry slot={slot} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {day.hidden > 0 && (
        <div className={css.more}>
          <MoreEntries
            words={monthCalendar.more(day.hidden)}
            name={locale.listed([name, monthCalendar.more(day.hidden)])}
            title={monthCalendar.all(name, day.all.length)}
            entries={day.all.map((entry) => ({
              id: entry.id,
              title: entry.title,
              note: locale.listed(
                [
                  [entry.time, entry.note].filter(isText).join(' '),
                  entry.end && entry.end !== entry.start && monthCalendar.until(entry.end),
                ].filter(isText),
              ),
              tone: entry.tone ?? 'course',
            }))}
            onOpen={onOpen}
          />
        </div>
      )}
    </td>
  );
}

function Entry({ slot, onOpen }: { slot: Slot; onOpen?: (id: string) => void }) {
  const { entry, span, before, after } = slot;
  // The bar that starts on an earlier day covers this day: only screen readers, which read day by day, need it again.
  if (span === 0) return <VisuallyHidden>{entry.title}</VisuallyHidden>;
  const props = {
    className: cx(css.entry, tones[entry.tone ?? 'course']),
    title: [entry.time, entry.title, entry.note].filter(isText).join(' '),
    'data-before': before ? '' : undefined,
    'data-after': after ? '' : undefined,
    style: assignVar(css.span, span),
  };
  const content = (
    <>
      {entry.time && <span className={css.time}>{`${entry.time} `}</span>}
      {entry.title}
      {entry.note && <VisuallyHidden>{` ${entry.note}`}</VisuallyHidden>}
    </>
  );
  return onOpen ? (
    <button type="button" {...props} onClick={() => onOpen(entry.id)}>
      {content}
    </button>
  ) : (
    <span {...props}>{content}</span>
  );
}

import { type CalendarDate, isSameDay, isSameMonth } from '@internationalized/date';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { CalendarState, RangeCalendarState } from 'react-stately';
import { cx } from '../internals/dom.ts';
import { isText } from '../internals/isText.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './calendar.css.ts';
import { dayInWords, weekdayOf, weeksOf } from './dates.ts';

export type DayTexts = {
  /** A dot under these days (`YYYY-MM-DD`); the text is what screen readers hear. */
  marks?: Readonly<Record<string, string>>;
  /** Why a day cannot be chosen; undefined where it can. */
  unavailable?: (date: string) => string | undefined;
  /** The name of the week that begins on this Monday: a column at the start shows it. */
  weekName?: (monday: string) => string | undefined;
};

type DateGridProps = DayTexts & {
  state: CalendarState | RangeCalendarState;
  month: CalendarDate;
  today: CalendarDate;
  labelId: string;
  /** Days of the months around it, instead of empty cells. */
  showsAround?: boolean;
};

/**
 * One month as the date grid of the ARIA Authoring Practices. The state comes from react-stately;
 * react-aria's grid hooks are left out: their Home and End go to the month's ends instead of the
 * week's, they know no reason for a refused day, and they carry thirty languages.
 */
export function DateGrid({ state, month, today, labelId, showsAround, marks, unavailable, weekName }: DateGridProps) {
  const locale = useLocale();
  const grid = useRef<HTMLTableElement>(null);
  const { calendar } = locale;

  // Only after a key or a press inside: `isFocused` is false while the month buttons above the grid are used.
  useEffect(() => {
    if (!state.isFocused || !isSameMonth(state.focusedDate, month)) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${state.focusedDate}"]`)?.focus({ preventScroll: true });
  }, [state.isFocused, state.focusedDate, month]);

  function choose(date: CalendarDate) {
    state.setFocused(true);
    state.setFocusedDate(date);
    if (!state.isCellUnavailable(date) && !state.isInvalid(date)) state.selectDate(date);
  }
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA Authoring Practices is a table
      role="grid"
      aria-labelledby={labelId}
      aria-readonly={state.isReadOnly || undefined}
      aria-disabled={state.isDisabled || undefined}
      className={css.grid}
      onKeyDown={(event) => onKey(event, state)}
      onFocus={() => state.setFocused(true)}
      onBlur={(event: FocusEvent<HTMLTableElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) state.setFocused(false);
      }}
    >
      <thead>
        <tr>
          {weekName && (
            <th scope="col" className={css.weekday}>
              <VisuallyHidden>{calendar.week}</VisuallyHidden>
            </th>
          )}
          {calendar.weekdays.map((name, index) => (
            <th key={name} scope="col" abbr={calendar.weekdaysLong[index]} className={css.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => {
          const monday = String(week[0]);
          const current = week.some((date) => isSameDay(date, today)) ? '' : undefined;
          return (
            <tr key={monday} data-current={weekName ? current : undefined} className={css.week}>
              {weekName && (
                <th scope="row" className={css.weekName}>
                  {weekName(monday)}
                </th>
              )}
              {week.map((date) => (
                <DayCell
                  key={String(date)}
                  state={state}
                  date={date}
                  today={today}
                  showsAround={showsAround}
                  around={!isSameMonth(date, month)}
                  mark={marks?.[String(date)]}
                  reason={unavailable?.(String(date))}
                  label={dayInWords(locale, date)}
                  onChoose={() => choose(date)}
                />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type DayCellProps = {
  state: CalendarState | RangeCalendarState;
  date: CalendarDate;
  today: CalendarDate;
  around: boolean;
  showsAround?: boolean;
  mark?: string;
  reason?: string;
  label: string;
  onChoose: () => void;
};

function DayCell({ state, date, today, around, showsAround, mark, reason, label, onChoose }: DayCellProps) {
  const { calendar, listed } = useLocale();
  if (around && !showsAround) return <td className={css.cell} />;
  const outside = state.isDisabled || state.isInvalid(date);
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  const start = range !== null && isSameDay(date, range.start);
  const end = range !== null && isSameDay(date, range.end);
  const single = 'selectionMode' in state && !('highlightedRange' in state);
  const value = single && state.value && 'day' in state.value ? state.value : null;
  const chosen = range
    ? date.compare(range.start) >= 0 && date.compare(range.end) <= 0
    : value !== null && isSameDay(value, date);
  const isToday = isSameDay(date, today);
  const words = [
    label,
    isToday && calendar.today,
    start && calendar.rangeStart,
    end && !isSameDay(date, range.start) && calendar.rangeEnd,
    mark,
    reason && calendar.unavailable(reason),
  ];
  const weekday = weekdayOf(date);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of all its cells
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid takes the focus
      role="gridcell"
      tabIndex={outside || around ? undefined : isSameDay(date, state.focusedDate) ? 0 : -1}
      aria-label={listed(words.filter(isText))}
      aria-selected={chosen}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={outside || reason !== undefined || undefined}
      title={reason}
      data-date={around ? undefined : String(date)}
      data-around={around ? '' : undefined}
      data-today={isToday ? '' : undefined}
      data-band={range && chosen ? bandOf(start, end, weekday) : undefined}
      className={css.cell}
      onClick={outside ? undefined : onChoose}
      onPointerEnter={() => {
        if ('highlightDate' in state && state.anchorDate && !outside && !around) state.highlightDate(date);
      }}
    >
      <span
        data-chosen={start || end || (chosen && !range) ? '' : undefined}
        className={cx(css.day, mark !== undefined && css.marked)}
      >
        {date.day}
      </span>
    </td>
  );
}

/** The position of a day of a range in its row, which decides the band's round corners. */
function bandOf(start: boolean, end: boolean, weekday: number): string {
  const opens = start || weekday === 0;
  const closes = end || weekday === 6;
  return opens && closes ? 'alone' : opens ? 'first' : closes ? 'last' : 'middle';
}

function onKey(event: KeyboardEvent<HTMLTableElement>, state: CalendarState | RangeCalendarState) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const date = state.focusedDate;
  const to = (next: CalendarDate) => state.setFocusedDate(next);
  const acts: Record<string, () => void> = {
    ArrowLeft: () => (rightToLeft ? state.focusNextDay() : state.focusPreviousDay()),
    ArrowRight: () => (rightToLeft ? state.focusPreviousDay() : state.focusNextDay()),
    ArrowUp: () => state.focusPreviousRow(),
    ArrowDown: () => state.focusNextRow(),
    Home: () => to(date.subtract({ days: weekdayOf(date) })),
    End: () => to(date.add({ days: 6 - weekdayOf(date) })),
    PageUp: () => state.focusPreviousSection(event.shiftKey),
    PageDown: () => state.focusNextSection(event.shiftKey),
    Enter: () => state.selectFocusedDate(),
    ' ': () => state.selectFocusedDate(),
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  state.setFocused(true);
  act();
}

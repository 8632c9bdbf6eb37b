import { type CalendarDate, isSameDay, isSameMonth } from '@internationalized/date';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dayInWords, weekdayOf, weeksOf } from '../../calendar/dates.ts';
import { useLocale } from '../../locale/index.ts';
import * as css from './calendar.css.ts';

interface MonthGridProps {
  month: CalendarDate;
  mode: 'single' | 'range';
  days: readonly string[];
  focused: CalendarDate;
  today: CalendarDate;
  labelId: string;
  allows: (day: CalendarDate) => boolean;
  onFocusDay: (day: CalendarDate) => void;
  onChoose: (day: CalendarDate) => void;
}

/** The days of one month, as the date grid of the ARIA Authoring Practices. */
export function MonthGrid({
  month,
  mode,
  days,
  focused,
  today,
  labelId,
  allows,
  onFocusDay,
  onChoose,
}: MonthGridProps) {
  const locale = useLocale();
  const { calendar } = locale;
  const grid = useRef<HTMLTableElement>(null);
  /** The focus moves for arrow keys, not for the buttons that change the month. */
  const byKey = useRef(false);

  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus({ preventScroll: true });
  }, [focused]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to: Record<string, () => CalendarDate> = {
      ArrowLeft: () => focused.subtract({ days: 1 }),
      ArrowRight: () => focused.add({ days: 1 }),
      ArrowUp: () => focused.subtract({ weeks: 1 }),
      ArrowDown: () => focused.add({ weeks: 1 }),
      Home: () => focused.subtract({ days: weekdayOf(focused) }),
      End: () => focused.add({ days: 6 - weekdayOf(focused) }),
      PageUp: () => focused.subtract({ months: 1 }),
      PageDown: () => focused.add({ months: 1 }),
    };
    const next = to[event.key];
    if (!next) return;
    event.preventDefault();
    byKey.current = true;
    onFocusDay(next());
  }
  const [start, end = start] = days;
  const edgeWords: Record<string, string | undefined> = { start: calendar.rangeStart, end: calendar.rangeEnd };
  const weeks = weeksOf(month).filter((week) => week.some((day) => isSameMonth(day, month)));
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA Authoring Practices is a table
      role="grid"
      aria-labelledby={labelId}
      aria-multiselectable={mode === 'range' || undefined}
      className={css.grid}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {calendar.weekdays.map((name, index) => (
            <th key={name} scope="col" abbr={calendar.weekdaysLong[index]} className={css.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={String(week[0])}>
            {week.map((day) => {
              const date = String(day);
              if (!isSameMonth(day, month)) return <td key={date} className={css.cell} />;
              const chosen = start !== undefined && end !== undefined && date >= start && date <= end;
              const edge = edgeOf(date, mode, days);
              const isToday = isSameDay(day, today);
              const words = [
                dayInWords(locale, day),
                isToday && calendar.today,
                edge === 'start' && calendar.rangeStart,
                edge === 'end' && calendar.rangeEnd,
              ];
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell takes the focus
                <td
                  key={date}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
                  role="gridcell"
                  aria-selected={chosen}
                  className={css.cell}
                  data-band={mode === 'range' && chosen && start !== end ? edge || 'middle' : undefined}
                >
                  <button
                    type="button"
                    tabIndex={isSameDay(day, focused) ? 0 : -1}
                    aria-label={locale.listed(words.filter((part) => typeof part === 'string'))}
                    aria-current={isToday ? 'date' : undefined}
                    disabled={!allows(day)}
                    data-date={date}
                    data-today={isToday ? '' : undefined}
                    data-chosen={edge ? '' : undefined}
                    data-edge={mode === 'range' ? edgeWords[edge ?? ''] : undefined}
                    className={css.day}
                    onClick={() => onChoose(day)}
                  >
                    {day.day}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function edgeOf(date: string, mode: 'single' | 'range', [start, end]: readonly string[]): 'start' | 'end' | undefined {
  if (date === start) return 'start';
  return mode === 'range' && date === end ? 'end' : undefined;
}

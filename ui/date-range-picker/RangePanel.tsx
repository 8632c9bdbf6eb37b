import { startOfMonth } from '@internationalized/date';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useRangeCalendarState } from 'react-stately';
import { Button } from '../button/index.ts';
import * as calendarCss from '../calendar/calendar.css.ts';
import { DateGrid } from '../calendar/DateGrid.tsx';
import { createCalendar, currentDay, parseDay } from '../calendar/dates.ts';
import type { DayLimits } from '../date-picker/problemOf.ts';
import { ChevronLeftIcon, ChevronRightIcon, CircleAlertIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import { keepTabInside } from '../internals/keepTabInside.ts';
import { usePanelPlace } from '../internals/usePanelPlace.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './date-range-picker.css.ts';
import { countDays, type DateRange, emptyRange } from './range.ts';

type RangePanelProps = DayLimits & {
  picked: DateRange;
  maxDays?: number;
  today?: string;
  onPick: (range: DateRange) => void;
  onConfirm: (range: DateRange) => void;
};

/** Two months (one if two do not fit), the current choice, and the button that confirms it. */
export function RangePanel({ picked, min, max, unavailable, maxDays, today, onPick, onConfirm }: RangePanelProps) {
  const { lang, calendar, clear, datePicker } = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { side, align } = usePanelPlace(panel);
  const [months, setMonths] = useState(2);
  useLayoutEffect(() => {
    const box = panel.current;
    if (box && box.scrollWidth > box.clientWidth + 1) setMonths(1);
  }, []);
  const now = parseDay(today) ?? currentDay();
  const [start, end] = [parseDay(picked.start), parseDay(picked.end)];
  const state = useRangeCalendarState({
    locale: lang,
    createCalendar,
    firstDayOfWeek: 'mon',
    visibleDuration: { months },
    pageBehavior: 'single',
    selectionAlignment: 'start',
    autoFocus: true,
    value: start && end ? { start, end } : null,
    defaultFocusedValue: start ?? now,
    minValue: parseDay(min),
    maxValue: parseDay(max),
    isDateUnavailable: (date) => unavailable?.(String(date)) !== undefined,
    onChange: (range) => onPick({ start: String(range?.start ?? ''), end: String(range?.end ?? '') }),
  });
  const { anchorDate, highlightedRange } = state;
  const shown = highlightedRange
    ? { start: String(highlightedRange.start), end: String(highlightedRange.end) }
    : emptyRange;
  const days = countDays(shown);
  const over = maxDays !== undefined && days > maxDays;

  const reason = state.isFocused ? unavailable?.(String(state.focusedDate)) : undefined;
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={datePicker.panel}
      data-side={side}
      data-align={align}
      className={css.panel}
      onKeyDown={keepTabInside}
    >
      <div className={css.months}>
        {Array.from({ length: months }, (_month, index) => {
          const month = startOfMonth(state.visibleRange.start).add({ months: index });
          const id = `${titleId}-${index}`;
          return (
            <div key={id} className={css.month}>
              <div className={css.head}>
                {index === 0 && (
                  <IconButton
                    size="small"
                    label={calendar.previousMonth}
                    icon={<ChevronLeftIcon />}
                    disabled={state.isPreviousVisibleRangeInvalid()}
                    onClick={() => state.focusPreviousPage()}
                  />
                )}
                <div id={id} aria-live="polite" className={calendarCss.title}>
                  <bdi>{calendar.month(month.year, month.month)}</bdi>
                </div>
                {index === months - 1 && (
                  <IconButton
                    size="small"
                    label={calendar.nextMonth}
                    icon={<ChevronRightIcon />}
                    disabled={state.isNextVisibleRangeInvalid()}
                    onClick={() => state.focusNextPage()}
                  />
                )}
              </div>
              <DateGrid state={state} month={month} unavailable={unavailable} today={now} labelId={id} />
            </div>
          );
        })}
      </div>
      <div className={css.foot}>
        <div className={over ? css.wrong : css.note} role="status">
          {over && <CircleAlertIcon size={16} strokeWidth={2} />}
          <span>{reason ? calendar.unavailable(reason) : sentence()}</span>
        </div>
        <Button
          size="small"
          disabled={!highlightedRange}
          onClick={() => {
            state.setAnchorDate(null);
            onPick(emptyRange);
            panel.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
          }}
        >
          {clear}
        </Button>
        <Button
          size="small"
          variant="primary"
          disabled={days === 0 || anchorDate !== null || over}
          onClick={() => onConfirm(shown)}
        >
          {datePicker.confirm}
        </Button>
      </div>
    </div>
  );

  function sentence(): string {
    if (anchorDate && !over) return datePicker.pickEnd;
    if (maxDays !== undefined) return days > 0 ? datePicker.over(maxDays, days) : datePicker.limit(maxDays);
    return days > 0 ? datePicker.chosen(days) : '';
  }
}

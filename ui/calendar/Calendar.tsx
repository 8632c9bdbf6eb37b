import { startOfMonth } from '@internationalized/date';
import { type Ref, useId } from 'react';
import { useCalendarState } from 'react-stately';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './calendar.css.ts';
import { DateGrid, type DayTexts } from './DateGrid.tsx';
import { createCalendar, currentDay, monthText, parseDay } from './dates.ts';

export type CalendarProps = DomProps<
  'div',
  DayTexts & {
    /** `YYYY-MM-DD`, or '' while nothing is chosen. */
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    /** The first and the last day that can be reached, `YYYY-MM-DD`. */
    min?: string;
    max?: string;
    /** Today, `YYYY-MM-DD`; else the day in Asia/Shanghai. */
    today?: string;
    /** The day that the month shown and the keyboard begin at. */
    defaultFocused?: string;
    /** Called when another month (`YYYY-MM`) comes into view, to fetch its marks. */
    onMonthChange?: (month: string) => void;
    disabled?: boolean;
    readOnly?: boolean;
    /** Moves the focus to the chosen day, or today, when it appears. */
    focusOnMount?: boolean;
    ref?: Ref<HTMLDivElement>;
  }
>;

/** A month to choose a day from (`<div role="group">`); the week starts on Monday, six rows always. */
export function Calendar({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  today,
  defaultFocused,
  onMonthChange,
  disabled,
  readOnly,
  focusOnMount,
  marks,
  unavailable,
  weekName,
  ...rest
}: CalendarProps) {
  const { lang, calendar } = useLocale();
  const titleId = useId();
  const now = parseDay(today) ?? currentDay();
  const state = useCalendarState({
    locale: lang,
    createCalendar,
    firstDayOfWeek: 'mon',
    value: value === undefined ? undefined : (parseDay(value) ?? null),
    defaultValue: parseDay(defaultValue),
    defaultFocusedValue: parseDay(defaultFocused) ?? parseDay(value) ?? parseDay(defaultValue) ?? now,
    minValue: parseDay(min),
    maxValue: parseDay(max),
    isDisabled: disabled,
    isReadOnly: readOnly,
    autoFocus: focusOnMount,
    isDateUnavailable: (date) => unavailable?.(String(date)) !== undefined,
    onChange: (date) => onValueChange?.(String(date)),
    onFocusChange: (date) => {
      const month = monthText(date);
      if (month !== shown) onMonthChange?.(month);
    },
  });
  const month = startOfMonth(state.visibleRange.start);
  const shown = monthText(month);
  const reason = state.isFocused ? unavailable?.(String(state.focusedDate)) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning
    <div {...rest} role="group" aria-labelledby={rest['aria-label'] ? undefined : titleId} className={css.root}>
      <div className={css.head}>
        <div id={titleId} aria-live="polite" className={css.title}>
          <bdi>{calendar.month(month.year, month.month)}</bdi>
        </div>
        <IconButton
          size="small"
          label={calendar.previousMonth}
          icon={<ChevronLeftIcon />}
          disabled={disabled || state.isPreviousVisibleRangeInvalid()}
          onClick={() => state.focusPreviousPage()}
        />
        <IconButton
          size="small"
          label={calendar.nextMonth}
          icon={<ChevronRightIcon />}
          disabled={disabled || state.isNextVisibleRangeInvalid()}
          onClick={() => state.focusNextPage()}
        />
      </div>
      <DateGrid
        state={state}
        month={month}
        marks={marks}
        unavailable={unavailable}
        weekName={weekName}
        today={now}
        labelId={titleId}
        showsAround
      />
      {unavailable && (
        <div className={css.reason} aria-live="polite">
          {reason && calendar.unavailable(reason)}
        </div>
      )}
    </div>
  );
}

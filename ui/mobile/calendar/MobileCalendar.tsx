import { type CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date';
import { type Ref, useId, useRef, useState } from 'react';
import { currentDay, parseDay } from '../../calendar/dates.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icon/icons.ts';
import { IconButton } from '../../icon-button/index.ts';
import type { DomProps } from '../../internals/dom.ts';
import { inlineSign, prefersReducedMotion, rubberBand } from '../../internals/touch/scrolling.ts';
import { usePan } from '../../internals/touch/usePan.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { useValue } from '../../internals/useValue.ts';
import { useLocale } from '../../locale/index.ts';
import * as css from './calendar.css.ts';
import { MonthGrid } from './MonthGrid.tsx';

/** Nothing, a day, or a range as its first and last day, each `YYYY-MM-DD`. */
export type Days = readonly string[];

export type MobileCalendarProps = DomProps<
  'div',
  {
    mode?: 'single' | 'range';
    value?: Days;
    defaultValue?: Days;
    onValueChange?: (value: string[]) => void;
    /** First and last day that can be chosen, `YYYY-MM-DD`. */
    min?: string;
    max?: string;
    /** Today, `YYYY-MM-DD`; else the day in Asia/Shanghai. */
    today?: string;
    children?: undefined;
    ref?: Ref<HTMLDivElement>;
  }
>;

/** A month with cells of 44 px to choose a day or a range from (DESIGN §10.9); a finger turns the months. Renders a div. */
export function MobileCalendar({
  mode = 'single',
  value,
  defaultValue = noDays,
  onValueChange,
  min,
  max,
  today,
  ref,
  ...rest
}: MobileCalendarProps) {
  const { calendar } = useLocale();
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [days, setDays] = useValue<Days>(value, defaultValue, (next) => onValueChange?.([...next]));
  const now = parseDay(today) ?? currentDay();
  const [lowest, highest] = [parseDay(min), parseDay(max)];
  const [focused, setFocused] = useState<CalendarDate>(() => clampedDay(parseDay(days[0]) ?? now, lowest, highest));
  const month = startOfMonth(focused);
  const before = !lowest || lowest.compare(month) < 0;
  const after = !highest || highest.compare(endOfMonth(month)) > 0;

  function turn(by: 1 | -1) {
    if (by > 0 ? after : before) setFocused(clampedDay(focused.add({ months: by }), lowest, highest));
  }
  const allowed = (by: 1 | -1) => (by > 0 ? after : before);
  usePan(root, {
    claim: ({ dx, dy, target }) => Math.abs(dx) > Math.abs(dy) * 1.5 && target.closest('table') !== null,
    onMove: ({ dx }) => {
      const goes = allowed(dx * forwards() > 0 ? 1 : -1);
      shift(goes ? dx : Math.sign(dx) * rubberBand(Math.abs(dx), 48));
    },
    onEnd: ({ dx, vx }, cancelled) => {
      const by = dx * forwards() > 0 ? 1 : -1;
      const turns = !cancelled && allowed(by) && (Math.abs(dx) > 60 || Math.abs(vx) > 0.4);
      if (turns) turn(by);
      // The next month slides in beside the month that was swiped away; without a turn, the current month slides back.
      glide(turns ? dx - Math.sign(dx) * (page.current?.offsetWidth ?? 0) : undefined);
    },
  });
  /** 1 if a swipe to the right leads to the next month, else -1. */
  const forwards = () => (root.current ? -inlineSign(root.current) : -1);
  function shift(distance: number) {
    if (page.current) page.current.style.transform = `translateX(${distance}px)`;
  }
  function glide(from: number | undefined) {
    const element = page.current;
    if (!element) return;
    const start = from === undefined ? element.style.transform : `translateX(${from}px)`;
    element.style.transform = '';
    if (!prefersReducedMotion()) element.animate({ transform: [start, 'none'] }, { duration: 200, easing: 'ease-out' });
  }

  function choose(day: CalendarDate) {
    setFocused(day);
    const [start, end] = days;
    const chosen = String(day);
    if (mode === 'single') setDays([chosen]);
    else if (start === undefined || end !== undefined) setDays([chosen]);
    else setDays(chosen < start ? [chosen, start] : [start, chosen]);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning
    <div
      role="group"
      aria-labelledby={rest['aria-label'] ? undefined : titleId}
      {...rest}
      ref={useMergedRef(root, ref)}
      className={css.root}
    >
      <div className={css.head}>
        <div id={titleId} aria-live="polite" className={css.title}>
          {calendar.month(month.year, month.month)}
        </div>
        <IconButton
          size="large"
          label={calendar.previousMonth}
          icon={<ChevronLeftIcon size={20} />}
          disabled={!before}
          onClick={() => turn(-1)}
        />
        <IconButton
          size="large"
          label={calendar.nextMonth}
          icon={<ChevronRightIcon size={20} />}
          disabled={!after}
          onClick={() => turn(1)}
        />
      </div>
      <div className={css.frame}>
        <div ref={page}>
          <MonthGrid
            month={month}
            mode={mode}
            days={days}
            focused={focused}
            labelId={titleId}
            today={now}
            allows={(day) => (!lowest || day.compare(lowest) >= 0) && (!highest || day.compare(highest) <= 0)}
            onFocusDay={(day) => setFocused(clampedDay(day, lowest, highest))}
            onChoose={choose}
          />
        </div>
      </div>
    </div>
  );
}

const noDays: Days = [];

function clampedDay(day: CalendarDate, min: CalendarDate | undefined, max: CalendarDate | undefined): CalendarDate {
  if (min && day.compare(min) < 0) return min;
  return max && day.compare(max) > 0 ? max : day;
}

/** How many days a range has, its ends included; 0 for nothing, 1 for one day. */
export function countDays([start, end]: Days): number {
  const [from, to] = [parseDay(start), parseDay(end)];
  if (!from) return 0;
  return to ? to.compare(from) + 1 : 1;
}

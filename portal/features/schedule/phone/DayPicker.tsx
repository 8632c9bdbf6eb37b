import { ChevronLeftIcon, ChevronRightIcon } from '@yimen/ui/icon';
import { IconButtonLink } from '@yimen/ui/icon-button';
import { Link } from '@yimen/ui/link';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import {
  addDays,
  chineseDay,
  dayNumber,
  firstOfMonth,
  type Moment,
  mondayOf,
  weekdayName,
  yearMonthOf,
} from '../../../lib/time/clock.ts';
import type { View } from '../place.ts';
import * as css from './schedule.css.ts';
import { useDayPan } from './use-day-pan.ts';

interface DayPickerProps {
  view: View;
  date: string;
  now: Moment;
  /** Days with items, with a text about how many. */
  marks: Readonly<Record<string, string>>;
  hrefFor(date: string): string;
  previous: string;
  next: string;
  /** Address that switches between week and month. */
  toggle: string;
}

/** The week in one row, or the month in six. A swipe or an arrow moves on, the handle opens and closes the month. */
export function DayPicker({ view, date, now, marks, hrefFor, previous, next, toggle }: DayPickerProps) {
  const isMonth = view === 'month';
  const navigate = useNavigate();
  const instead = useInstead();
  const go = (href: string) => void navigate(href, { replace: true, preventScrollReset: true });
  const first = mondayOf(firstOfMonth(date));
  const month = Array.from({ length: 42 }, (_, index) => addDays(first, index));
  const week = Math.floor(month.indexOf(date) / 7);
  const { root, days, folding } = useDayPan({
    isMonth,
    week,
    onPrevious: () => go(previous),
    onNext: () => go(next),
    onToggle: () => go(toggle),
  });
  const whole = isMonth || folding;
  const shown = month.slice(week * 7, week * 7 + 7);
  const unit = isMonth ? '个月' : '周';
  return (
    <nav ref={root} aria-label="选择日期">
      <div className={css.weekdays} aria-hidden="true">
        {shown.map((day) => (
          <span key={day} className={css.weekday} data-today={day === now.day && !isMonth ? '' : undefined}>
            {weekdayName(day).at(-1)}
          </span>
        ))}
      </div>
      <div className={css.frame} data-folding={folding ? '' : undefined}>
        <ol ref={days} className={css.strip}>
          {(whole ? month : shown).map((day) => (
            <li key={day}>
              <Link
                href={hrefFor(day)}
                variant="plain"
                onClick={instead}
                aria-current={day === date ? 'date' : undefined}
              >
                <DayFace
                  day={day}
                  now={now}
                  chosen={day === date}
                  around={whole && yearMonthOf(day) !== yearMonthOf(date)}
                  mark={marks[day]}
                />
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <div className={css.turn} data-handle="">
        <IconButtonLink label={`上一${unit}`} icon={<ChevronLeftIcon size={20} />} href={previous} onClick={instead} />
        <Link href={toggle} variant="plain" onClick={instead} aria-label={isMonth ? '收起为一周' : '展开整月'}>
          <span className={css.handle} />
        </Link>
        <IconButtonLink label={`下一${unit}`} icon={<ChevronRightIcon size={20} />} href={next} onClick={instead} />
      </div>
    </nav>
  );
}

interface DayFaceProps {
  day: string;
  now: Moment;
  chosen: boolean;
  /** Whether the day belongs to the previous or next month. */
  around: boolean;
  mark: string | undefined;
}

function DayFace({ day, now, chosen, around, mark }: DayFaceProps) {
  const today = day === now.day;
  return (
    <span className={css.cell}>
      <span
        className={css.number}
        data-today={today ? '' : undefined}
        data-around={around ? '' : undefined}
        data-chosen={chosen ? '' : undefined}
      >
        <span aria-hidden="true">{dayNumber(day)}</span>
        <VisuallyHidden>
          {[`${chineseDay(day)} ${weekdayName(day)}`, today ? '今天' : '', mark ?? ''].filter(Boolean).join('，')}
        </VisuallyHidden>
        {mark && <span className={css.mark} aria-hidden="true" />}
      </span>
    </span>
  );
}

/** Choosing another day replaces the history entry: Back leaves the schedule. */
function useInstead() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search } = new URL(event.currentTarget.href);
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
}

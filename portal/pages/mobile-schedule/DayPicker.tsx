import { addDays, mondayOf } from '@yimen/contract/days';
import { ChevronLeftIcon, ChevronRightIcon } from '@yimen/ui/icon';
import { IconButtonLink } from '@yimen/ui/icon-button';
import { Link } from '@yimen/ui/link';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { chineseDay, type Moment, weekday } from '../../modules/clock.ts';
import type { View } from '../../schedule/place.ts';
import * as css from './schedule.css.ts';

interface DayPickerProps {
  view: View;
  date: string;
  now: Moment;
  /** Days that hold something, with how much. */
  marks: Readonly<Record<string, string>>;
  hrefFor(date: string): string;
  previous: string;
  next: string;
  /** The month from the week, and back. */
  toggle: string;
}

/** How far a finger moves, in px, until it means another week or month. */
const swipe = 48;

/** The week in one row, or the month in six; a swipe or an arrow goes on, the handle opens and closes the month. */
export function DayPicker({ view, date, now, marks, hrefFor, previous, next, toggle }: DayPickerProps) {
  const isMonth = view === 'month';
  const first = mondayOf(isMonth ? `${date.slice(0, 7)}-01` : date);
  const days = Array.from({ length: isMonth ? 42 : 7 }, (_, index) => addDays(first, index));
  const unit = isMonth ? '个月' : '周';
  const instead = useInstead();
  return (
    <nav aria-label="选择日期" {...useSwipe({ previous, next, toggle, isMonth })}>
      <ol className={css.strip}>
        {days.map((day, index) => (
          <li key={day} className={css.cell}>
            {index < 7 && (
              <span
                className={css.weekday}
                aria-hidden="true"
                data-today={day === now.day && !isMonth ? '' : undefined}
              >
                {'一二三四五六日'.charAt(index)}
              </span>
            )}
            <Link
              href={hrefFor(day)}
              variant="plain"
              onClick={instead}
              aria-current={day === date ? 'date' : undefined}
            >
              <span
                className={css.number}
                data-today={day === now.day ? '' : undefined}
                data-around={isMonth && day.slice(0, 7) !== date.slice(0, 7) ? '' : undefined}
                data-chosen={day === date ? '' : undefined}
              >
                <span aria-hidden="true">{Number(day.slice(8))}</span>
                <VisuallyHidden>
                  {[`${chineseDay(day)} ${weekday(day)}`, day === now.day ? '今天' : '', marks[day] ?? '']
                    .filter(Boolean)
                    .join('，')}
                </VisuallyHidden>
                {marks[day] && <span className={css.mark} aria-hidden="true" />}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <div className={css.turn}>
        <IconButtonLink label={`上一${unit}`} icon={<ChevronLeftIcon size={20} />} href={previous} onClick={instead} />
        <Link href={toggle} variant="plain" onClick={instead} aria-label={isMonth ? '收起为一周' : '展开整月'}>
          <span className={css.handle} />
        </Link>
        <IconButtonLink label={`下一${unit}`} icon={<ChevronRightIcon size={20} />} href={next} onClick={instead} />
      </div>
    </nav>
  );
}

/** Another day takes this one's place in the history: Back leaves the schedule, not yesterday. */
function useInstead() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search } = new URL(event.currentTarget.href);
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
}

/** Sideways another week or month, down the month, up the week again. */
function useSwipe({
  previous,
  next,
  toggle,
  isMonth,
}: {
  previous: string;
  next: string;
  toggle: string;
  isMonth: boolean;
}) {
  const navigate = useNavigate();
  const from = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const [across, down] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(across) > swipe && Math.abs(across) > 2 * Math.abs(down)) {
        void navigate(across > 0 ? previous : next, { replace: true });
      } else if (Math.abs(down) > swipe && Math.abs(down) > 2 * Math.abs(across) && down > 0 !== isMonth) {
        void navigate(toggle, { replace: true });
      }
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

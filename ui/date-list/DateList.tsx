import { Anchor } from '../internals/Anchor.tsx';
import { calendarDay } from '../internals/calendarDay.ts';
import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './date-list.css.ts';

export type DateListProps = DomProps<
  'ul',
  {
    /** `date` is YYYY-MM-DD. */
    items: readonly { href?: string; title: string; note?: string; date: string }[];
  }
>;

/** Notices led by their date: the day large, the month under it. Renders a ul of links; a row without `href` is text. */
export function DateList({ items, ...rest }: DateListProps) {
  const { dateList } = useLocale();
  return (
    <ul {...rest} className={css.list}>
      {items.map((item) => {
        const day = calendarDay(item.date);
        return (
          <li key={item.href ?? item.title} className={css.item}>
            <Anchor href={item.href} className={css.link}>
              <span className={css.words}>
                <span className={css.title}>{item.title}</span>
                {item.note && <span className={css.note}>{item.note}</span>}
              </span>
              <time className={css.date} dateTime={day ? item.date : undefined}>
                {day ? (
                  <>
                    <VisuallyHidden>{dateList.day(Number(day.month), Number(day.day))}</VisuallyHidden>
                    <span className={css.day} aria-hidden="true">
                      {day.day}
                    </span>
                    <span className={css.month} aria-hidden="true">
                      {dateList.month(Number(day.month))}
                    </span>
                  </>
                ) : (
                  <span className={css.day}>{item.date}</span>
                )}
              </time>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

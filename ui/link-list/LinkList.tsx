import { Anchor } from '../internals/Anchor.tsx';
import { calendarDay } from '../internals/calendarDay.ts';
import type { DomProps } from '../internals/dom.ts';
import { Tag } from '../tag/index.ts';
import * as css from './link-list.css.ts';

export type LinkListProps = DomProps<
  'ul',
  {
    /** `mark` is a word about a row, as that it is pinned. `date` is YYYY-MM-DD and shows as MM-DD; another text shows as it is. */
    items: readonly { href?: string; title: string; mark?: string; date?: string }[];
  }
>;

/** Titles with their date, one line each. Renders a ul of links; a row without `href` is text. */
export function LinkList({ items, ...rest }: LinkListProps) {
  return (
    <ul {...rest} className={css.list}>
      {items.map((item) => {
        const day = item.date ? calendarDay(item.date) : undefined;
        return (
          <li key={item.href ?? item.title} className={css.item}>
            <Anchor href={item.href} className={css.link}>
              <span className={css.title} title={item.title}>
                {item.title}
              </span>
              {item.mark && (
                <span className={css.mark}>
                  <Tag tone="outline" size="small">
                    {item.mark}
                  </Tag>
                </span>
              )}
              {item.date && (
                <time className={css.date} dateTime={day ? item.date : undefined}>
                  {day ? day.monthDay : item.date}
                </time>
              )}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

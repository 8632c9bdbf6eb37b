import type { DomProps } from '../internals/dom.ts';
import { Metadata } from '../internals/Metadata.tsx';
import { useLocale } from '../locale/index.ts';
import { Tag } from '../tag/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './timeline.css.ts';

export const dayStates = ['past', 'now', 'next'] as const;

export type DayTimelineProps = DomProps<
  'ol',
  {
    /** In the order of the day; `time` as it is read, 08:00. */
    items: readonly {
      time: string;
      title: string;
      note?: string | readonly string[];
      state: (typeof dayStates)[number];
      badge?: string;
    }[];
  }
>;

/** What a day holds, hour by hour: what is over fades, what is on is marked. Renders an ol. */
export function DayTimeline({ items, ...rest }: DayTimelineProps) {
  const { timeline } = useLocale();
  return (
    <ol {...rest} className={css.list}>
      {items.map((item) => (
        <li key={`${item.time} ${item.title}`} className={css.item} data-state={item.state}>
          <time className={css.time}>{item.time}</time>
          <div className={css.event}>
            <div className={css.head}>
              <span className={css.title}>{item.title}</span>
              {item.badge ? (
                <Tag tone="theme">{item.badge}</Tag>
              ) : (
                item.state !== 'next' && <VisuallyHidden>{timeline[item.state]}</VisuallyHidden>
              )}
            </div>
            {item.note && (
              <div className={css.note}>
                <Metadata items={typeof item.note === 'string' ? [item.note] : item.note} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';
import { cx, type DomProps } from '../internals/dom.ts';
import * as css from './timeline.css.ts';

export const timelineTones = ['neutral', 'theme', 'success', 'warning', 'error'] as const;

export type TimelineItem = {
  id: string;
  title: ReactNode;
  /** When, as it is read: 2026-11-20 09:12. */
  time?: string;
  /** For machines, where `time` is in words. */
  dateTime?: string;
  /** Words or controls under the title. */
  content?: ReactNode;
  /** What the mark says, `neutral` by default; the title says it too. */
  tone?: (typeof timelineTones)[number];
  /** In place of the round mark, 16 design pixels. */
  icon?: ReactNode;
};

export type TimelineProps = DomProps<'ol', { items: readonly TimelineItem[]; children?: undefined }>;

/** What happened one after the other, along a line: the way of an application, the history of a record. Renders an ol. */
export function Timeline({ items, ...rest }: TimelineProps) {
  return (
    <ol {...rest} className={css.list}>
      {items.map(({ id, title, time, dateTime, content, tone = 'neutral', icon }) => (
        <li key={id} className={css.step} data-tone={tone}>
          <span aria-hidden className={cx(css.mark, icon ? css.iconMark : css.dot)}>
            {icon}
          </span>
          <div className={css.title}>{title}</div>
          {time && (
            <time dateTime={dateTime} className={css.moment}>
              {time}
            </time>
          )}
          {content && <div className={css.content}>{content}</div>}
        </li>
      ))}
    </ol>
  );
}

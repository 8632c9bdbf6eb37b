import type { ReactNode } from 'react';
import { cx, type DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './badge.css.ts';

export type BadgeProps = DomProps<
  'span',
  {
    /** Nothing is drawn for 0 or less. */
    count?: number;
    /** The largest number written out; above it `99+`. */
    max?: number;
    /** A dot instead of the number. */
    dot?: boolean;
    /** What the badge says to screen readers; `n 条未读` by default. */
    label?: string;
    /** `attention` (default) is red, `neutral` grey. */
    tone?: 'attention' | 'neutral';
    /** What carries the badge at its upper end corner. Without it the badge stands in the text. */
    children?: ReactNode;
  }
>;

/** `99+` for 100 with the default maximum. */
export function badgeText(count: number, max = 99): string {
  return count > max ? `${max}+` : String(count);
}

/** A small count or dot of what waits; renders `<span>`. */
export function Badge({ count = 0, max = 99, dot, label, tone = 'attention', children, ...rest }: BadgeProps) {
  const locale = useLocale();
  const text = badgeText(count, max);
  const shown = dot || count > 0;
  const spoken = label ?? (dot ? locale.unreadDot : locale.unread(text));
  const mark = shown && (
    <>
      <span
        aria-hidden
        data-state={dot ? 'dot' : 'count'}
        className={cx(
          dot ? css.dot : css.badge,
          !dot && css.sizes[children ? 'icon' : 'inline'],
          !dot && css.tones[tone],
          children !== undefined && css.placed,
        )}
      >
        {/* The plus comes after the number in every reading direction. */}
        {!dot && <bdi dir="ltr">{text}</bdi>}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
  return (
    <span {...rest} className={css.anchor}>
      {children}
      {mark}
    </span>
  );
}

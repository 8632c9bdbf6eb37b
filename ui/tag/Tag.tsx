import type { ReactNode } from 'react';
import { XIcon } from '../icon/icons.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './tag.css.ts';

export const tagTones = ['theme', 'neutral', 'outline', 'success', 'warning', 'error'] as const;
export type TagTone = (typeof tagTones)[number];

export type TagProps = DomProps<
  'span',
  {
    /** Meaning; default `neutral`. */
    tone?: TagTone;
    /** 22, 20 (phones) or 28 (in fields) design pixels high. */
    size?: keyof typeof css.sizes;
    /** An icon of 14 before the words. */
    icon?: ReactNode;
    /** Puts a button after the words that takes the tag away. */
    onRemove?: () => void;
  }
>;

/** A word or two about a thing; renders `<span>`. */
export function Tag({ tone = 'neutral', size = 'medium', icon, onRemove, children, ...rest }: TagProps) {
  const locale = useLocale();
  return (
    <span {...rest} className={cx(css.tag, css.sizes[size], css.tones[tone])}>
      {icon}
      <span className={css.words}>{children}</span>
      {onRemove && (
        <button type="button" className={css.remove} onClick={onRemove}>
          <XIcon size={14} label={`${locale.clear} ${typeof children === 'string' ? children : ''}`.trim()} />
        </button>
      )}
    </span>
  );
}

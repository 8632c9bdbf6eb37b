import type { ReactNode, Ref } from 'react';
import type { DomProps } from '../internals/dom.ts';
import * as css from './divider.css.ts';

export type DividerProps = DomProps<
  'div',
  {
    /** `inline` is the short line between metadata. */
    direction?: 'horizontal' | 'vertical' | 'inline';
    /** Words in the middle of a horizontal line. */
    children?: ReactNode;
    ref?: Ref<HTMLDivElement>;
  }
>;

/** A hairline between things; decoration for screen readers, unless it carries words. */
export function Divider({ direction = 'horizontal', children, ...rest }: DividerProps) {
  if (children !== undefined) {
    return (
      <div {...rest} className={css.worded}>
        <span>{children}</span>
      </div>
    );
  }
  return (
    <div {...rest} role="presentation" className={direction === 'inline' ? css.inline : css.directions[direction]} />
  );
}

import type { ReactNode } from 'react';
import { InboxIcon } from '../../icon/icons.ts';
import type { DomProps } from '../../internals/dom.ts';
import * as css from './empty.css.ts';

export type MobileEmptyProps = DomProps<
  'div',
  {
    /** An illustration of 160 × 112: its address, or an element that draws it. */
    image?: string | ReactNode;
    /** One bold line: what is not there. */
    title: string;
    /** One grey line: why, or what to do. */
    text?: ReactNode;
    /** At most one. */
    action?: ReactNode;
    /** row stands beside a short list, page (default) in its place. */
    size?: 'page' | 'row';
    children?: undefined;
  }
>;

/** In the place of a phone list that has nothing in it. Renders a div. */
export function MobileEmpty({ image, title, text, action, size = 'page', ...rest }: MobileEmptyProps) {
  return (
    <div {...rest} className={css.sizes[size]}>
      {typeof image === 'string' ? (
        <img className={css.picture} src={image} alt="" />
      ) : (
        (image ?? (
          <span className={css.plain}>
            <InboxIcon size={24} strokeWidth={1.6} />
          </span>
        ))
      )}
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import { InboxIcon } from '../icon/icons.ts';
import type { DomProps } from '../internals/dom.ts';
import * as css from './empty.css.ts';

export type EmptyProps = DomProps<
  'div',
  {
    /** An illustration of 200 × 140: an address, or an element that draws it. */
    image?: string | ReactNode;
    /** One bold line: what is not there. */
    title: string;
    /** One grey line: why, or what to do. */
    text?: ReactNode;
    /** At most one. */
    action?: ReactNode;
  }
>;

/** In the place of a list that has nothing in it; renders `<div>`. */
export function Empty({ image, title, text, action, ...rest }: EmptyProps) {
  return (
    <div {...rest} className={css.root}>
      <Picture image={image} />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {action}
    </div>
  );
}

function Picture({ image }: { image: string | ReactNode }) {
  if (typeof image === 'string') return <img className={css.picture} src={image} alt="" />;
  if (image) return image;
  return (
    <span className={css.plain}>
      <InboxIcon size={32} strokeWidth={1.6} />
    </span>
  );
}

import type { ReactNode } from 'react';
import type { DomProps } from '../../internals/dom.ts';
import * as css from './bottom-bar.css.ts';

export type BottomBarProps = DomProps<
  'div',
  {
    /** Smaller things before the actions: an icon, a price. */
    start?: ReactNode;
    /** One or two large buttons, which share the room. */
    children?: ReactNode;
  }
>;

/** A page's actions at the thumb; give it to `MobilePage` in place of the tab bar. Renders a div. */
export function BottomBar({ start, children, ...rest }: BottomBarProps) {
  return (
    <div {...rest} className={css.root}>
      {start}
      <div className={css.actions}>{children}</div>
    </div>
  );
}

import type { DomProps } from '../../internals/dom.ts';
import * as css from './bottom-bar.css.ts';

/** A page's actions at the thumb; give it to `MobilePage` in place of the tab bar. Renders a div. */
export function BottomBar(props: DomProps<'div'>) {
  return <div {...props} className={css.root} />;
}

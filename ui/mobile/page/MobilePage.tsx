import type { ReactNode } from 'react';
import type { DomProps } from '../../internals/dom.ts';
import * as css from './page.css.ts';

export type MobilePageProps = DomProps<
  'div',
  {
    /** NavBar, or a hero. */
    header?: ReactNode;
    /** TabBar or BottomBar; stays at the bottom of the window. */
    tabBar?: ReactNode;
    surface?: 'paper' | 'surface';
    /** Id of the main element, for the skip link. */
    mainId?: string;
    children?: ReactNode;
  }
>;

/** A page of the phone site. The document scrolls, so that the browser's own bars can hide. Renders a div with a main. */
export function MobilePage({ header, tabBar, surface = 'paper', mainId = 'main', children, ...rest }: MobilePageProps) {
  return (
    <div {...rest} className={css.surface[surface]}>
      {header}
      <main id={mainId} className={css.main} tabIndex={-1}>
        {children}
      </main>
      {tabBar && <div className={css.foot}>{tabBar}</div>}
    </div>
  );
}

/** Lays sections out in two columns from 600 px on; in reading order, down each column. Renders a div. */
export function SectionColumns(props: DomProps<'div'>) {
  return <div {...props} className={css.columns} />;
}

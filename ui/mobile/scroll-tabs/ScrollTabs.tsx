import type { DomProps } from '../../internals/dom.ts';
import { ViewLinks } from '../../internals/ViewLinks.tsx';
import * as css from './scroll-tabs.css.ts';

export type ScrollTabsProps = DomProps<
  'nav',
  {
    /** Spoken name. */
    label: string;
    items: readonly { id: string; label: string; href: string; current: boolean; count?: number }[];
    /** underlined: the page's views, 44 px. chips: filters, 32 px with a touch area of 44. */
    variant?: 'underlined' | 'chips';
    children?: undefined;
  }
>;

/** Links to views or filters that scroll sideways; the chosen one comes into sight. Renders a nav with a ul. */
export function ScrollTabs({ label, items, variant = 'underlined', ...rest }: ScrollTabsProps) {
  return (
    <nav {...rest} aria-label={label}>
      <ViewLinks items={items} list={css.list[variant]} item={css.item[variant]} count={css.count} keepPlace />
    </nav>
  );
}

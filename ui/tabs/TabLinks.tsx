import type { DomProps } from '../internals/dom.ts';
import { ViewLinks } from '../internals/ViewLinks.tsx';
import type { TabsVariant } from './Tabs.tsx';
import * as css from './tabs.css.ts';

export type TabLinksProps = DomProps<
  'nav',
  {
    /** Spoken name of the navigation. */
    label: string;
    /** One of them current. */
    items: readonly { id: string; label: string; href: string; current: boolean; count?: number }[];
    /** As of `Tabs`. */
    variant?: TabsVariant;
    /** Marks the links with `data-keep-place`, so that the application's router keeps the scroll position. */
    keepPlace?: boolean;
  }
>;

/** Links that look like tabs, for views that have their own address. Renders a nav with a ul. */
export function TabLinks({ label, items, variant = 'underlined', keepPlace, ...rest }: TabLinksProps) {
  return (
    <nav {...rest} aria-label={label}>
      <ViewLinks
        items={items}
        list={css.list[variant]}
        item={css.item[variant]}
        count={css.count}
        keepPlace={keepPlace}
      />
    </nav>
  );
}

import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import { useShownInRow } from '../internals/useShownInRow.ts';
import type { TabsVariant } from './Tabs.tsx';
import * as css from './tabs.css.ts';

export type TabLinksProps = DomProps<
  'nav',
  {
    /** Spoken name of the navigation. */
    label: string;
    items: readonly { id: string; label: string; href: string; current: boolean; count?: number }[];
    variant?: TabsVariant;
    /** Marks the links with `data-keep-place`, so that the application's router keeps the scroll position. */
    keepPlace?: boolean;
  }
>;

/** Links that look like tabs, for views that have their own address. Renders a nav with a ul. */
export function TabLinks({ label, items, variant = 'underlined', keepPlace, ...rest }: TabLinksProps) {
  const current = items.find((item) => item.current);
  const row = useShownInRow<HTMLUListElement>(current?.id);
  return (
    <nav {...rest} aria-label={label}>
      <ul ref={row} className={css.list[variant]}>
        {items.map((item) => (
          <li key={item.id}>
            <Anchor
              href={item.href}
              data-keep-place={keepPlace ? '' : undefined}
              className={css.item[variant]}
              aria-current={item.current ? 'page' : undefined}
              data-state={item.current ? 'active' : 'inactive'}
            >
              {item.label}
              {item.count !== undefined && <span className={css.count}>{item.count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

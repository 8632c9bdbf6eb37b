import { Anchor } from '../../internals/Anchor.tsx';
import type { DomProps } from '../../internals/dom.ts';
import { useShownInRow } from '../../internals/useShownInRow.ts';
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
  const row = useShownInRow<HTMLUListElement>(items.find((item) => item.current)?.id);
  return (
    <nav {...rest} aria-label={label}>
      <ul ref={row} className={css.list[variant]}>
        {items.map((item) => (
          <li key={item.id}>
            <Anchor
              href={item.href}
              className={css.item[variant]}
              aria-current={item.current ? 'page' : undefined}
              data-state={item.current ? 'active' : 'inactive'}
              data-keep-place=""
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

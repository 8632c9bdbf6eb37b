import type { ReactNode } from 'react';
import { Anchor } from '../internals/Anchor.tsx';
import { barWidth } from '../internals/barWidth.css.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './app-header.css.ts';
import type { AppHeaderItem } from './item.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { useOverflow } from './useOverflow.ts';

export type AppHeaderProps = DomProps<
  'header',
  {
    /** The emblem, 40 px square. */
    logo?: ReactNode;
    name: string;
    /** A smaller line under the name. */
    subtitle?: string;
    /** Where logo and name lead. */
    homeHref: string;
    /** The menu; entries without room go into 更多. */
    items: readonly AppHeaderItem[];
    /** What stands at the end: search, notices, the person. */
    actions?: ReactNode;
    children?: undefined;
  }
>;

/** The bar on top of every desktop page (DESIGN §10.5). Entries that do not fit go into 更多. Renders a header. */
export function AppHeader({ logo, name, subtitle, homeHref, items, actions, ...rest }: AppHeaderProps) {
  const { appHeader, newWindow } = useLocale();
  const { row, shown } = useOverflow<HTMLUListElement>(items.length);
  const visible = shown ?? items.length;
  return (
    <header {...rest} className={css.root}>
      <div className={cx(barWidth, css.row)}>
        <Anchor href={homeHref} className={css.brand} title={name}>
          {logo && <span className={css.logo}>{logo}</span>}
          <span className={css.brandWords}>
            <span className={css.name}>{name}</span>
            {subtitle && <span className={css.subtitle}>{subtitle}</span>}
          </span>
        </Anchor>
        <nav className={css.nav} aria-label={appHeader.menu}>
          <ul ref={row} className={css.list}>
            {items.map((item, index) => (
              <li key={item.id} className={css.item} data-state={index < visible ? 'shown' : 'overflowed'}>
                <Anchor
                  href={item.href}
                  className={css.link}
                  aria-current={item.current ? 'page' : undefined}
                  data-state={item.current ? 'active' : 'inactive'}
                  external={item.external}
                >
                  <span className={css.linkLabel}>{item.label}</span>
                  {item.external && <VisuallyHidden>{newWindow}</VisuallyHidden>}
                </Anchor>
              </li>
            ))}
          </ul>
          <MoreMenu
            items={items.slice(visible)}
            state={shown === undefined ? 'unknown' : visible < items.length ? 'some' : 'none'}
          />
        </nav>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  );
}

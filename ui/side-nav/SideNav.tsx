import { type ReactNode, useId } from 'react';
import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import * as css from './side-nav.css.ts';

export interface SideNavItem {
  id: string;
  label: string;
  href: string;
  /** Before the words, 20 px. */
  icon?: ReactNode;
  /** How many it holds. */
  count?: number;
  /** Grey and still a link: nothing is to be found there. */
  muted?: boolean;
  current?: boolean;
}

export type SideNavProps = DomProps<
  'nav',
  {
    /** Spoken name of the navigation. */
    label: string;
    /** Links without a heading. */
    items?: readonly SideNavItem[];
    /** Further groups under a hairline; a group's label shows above it. */
    sections?: readonly { id: string; label?: string; items: readonly SideNavItem[] }[];
    /** Rows of 44 px, or of 48 px in the personal centre. */
    size?: 'medium' | 'large';
  }
>;

/** Categories at the side of a page, with counts (DESIGN §10.5). Renders a nav with a ul for each section. */
export function SideNav({ label, items, sections = [], size = 'medium', ...rest }: SideNavProps) {
  const base = useId();
  const all = items ? [{ id: 'items', label: undefined, items }, ...sections] : sections;
  return (
    <nav {...rest} aria-label={label}>
      {all.map((section) => (
        <div key={section.id} className={css.section}>
          {section.label && (
            <p id={`${base}-${section.id}`} className={css.heading}>
              {section.label}
            </p>
          )}
          <ul className={css.list} aria-labelledby={section.label ? `${base}-${section.id}` : undefined}>
            {section.items.map((item) => (
              <li key={item.id}>
                <Anchor
                  href={item.href}
                  className={css.size[size]}
                  aria-current={item.current ? 'page' : undefined}
                  data-state={item.current ? 'active' : 'inactive'}
                  data-muted={item.muted ? '' : undefined}
                >
                  {item.icon && <span className={css.icon}>{item.icon}</span>}
                  <span className={css.label} title={item.label}>
                    {item.label}
                  </span>
                  {item.count !== undefined && <span className={css.count}>{item.count}</span>}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

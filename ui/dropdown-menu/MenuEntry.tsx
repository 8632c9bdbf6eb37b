import type { ReactNode } from 'react';
import { Anchor } from '../internals/Anchor.tsx';
import * as css from './dropdown-menu.css.ts';

export interface MenuItem {
  id: string;
  label: string;
  /** Where the entry leads; without it the entry only calls `onSelect`. */
  href?: string;
  external?: boolean;
  onSelect?: () => void;
  /** An icon of 18 px. */
  icon?: ReactNode;
  /** Words or a badge at the end. */
  end?: ReactNode;
  danger?: boolean;
  /** Stays reachable, says so, and does nothing. */
  disabled?: boolean;
  current?: boolean;
  /** A hairline above this entry. */
  separated?: boolean;
}

export function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const entry = {
    role: 'menuitem',
    tabIndex: -1,
    className: css.tone[item.danger ? 'danger' : 'plain'],
    'data-state': item.current ? 'active' : 'inactive',
    'aria-disabled': item.disabled ? true : undefined,
  } as const;
  const inside = (
    <>
      {item.icon && <span className={css.icon}>{item.icon}</span>}
      <span className={css.label} title={item.label}>
        {item.label}
      </span>
      {item.end && <span className={css.end}>{item.end}</span>}
    </>
  );
  const select = () => {
    if (item.disabled) return;
    item.onSelect?.();
    onDone();
  };
  return (
    <>
      {item.separated && <hr className={css.separator} />}
      {item.href !== undefined && !item.disabled ? (
        <Anchor
          {...entry}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          onClick={select}
          external={item.external}
        >
          {inside}
        </Anchor>
      ) : (
        <button {...entry} type="button" onClick={select}>
          {inside}
        </button>
      )}
    </>
  );
}

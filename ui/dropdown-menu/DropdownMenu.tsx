import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { DomProps } from '../internals/dom.ts';
import { initialOf } from '../internals/initialOf.ts';
import { useDismiss } from '../internals/useDismiss.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { usePanelPlace } from '../internals/usePanelPlace.ts';
import * as css from './dropdown-menu.css.ts';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';

/** What the trigger must spread onto its button. */
export interface MenuTriggerProps {
  ref: (element: HTMLButtonElement | null) => void;
  id: string;
  type: 'button';
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'data-state': 'open' | 'closed';
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

export type DropdownMenuProps = DomProps<
  'div',
  {
    /** Entries, the dangerous one last. */
    items: readonly MenuItem[];
    /** Draws the button; it must spread the props it is given. */
    trigger: (props: MenuTriggerProps) => ReactNode;
    /** Which edges of button and panel meet, where the window has room for it. */
    align?: 'start' | 'end';
    /** Words above the entries: who this is. */
    head?: ReactNode;
    children?: undefined;
  }
>;

/**
 * A menu button after the ARIA Authoring Practices. Enter, Space and Down open it at the first entry, Up at the last;
 * arrows move and wrap, Home and End jump, letters find by pinyin, Escape returns to the button, Tab leaves.
 * Renders a div around button and panel, so that page zoom cannot part them.
 */
export function DropdownMenu({ items, trigger, align = 'end', head, ref, ...rest }: DropdownMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  // Where the focus goes when the menu has opened: the first entry, the last one, or the menu itself after a press.
  const [opened, setOpened] = useState<'closed' | 'first' | 'last'>('closed');
  const open = opened !== 'closed';
  const close = () => setOpened('closed');
  const closeToButton = () => {
    close();
    button.current?.focus();
  };
  useDismiss(root, open, (how) => (how === 'escape' ? closeToButton() : close()));

  useEffect(() => {
    if (opened === 'closed') return;
    const entries = entriesOf(menu.current);
    (opened === 'last' ? entries.at(-1) : entries[0])?.focus();
  }, [opened]);

  const onMenuKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const entries = entriesOf(menu.current);
    const index = entries.indexOf(document.activeElement as HTMLElement);
    const focus = (position: number) => {
      event.preventDefault();
      entries.at(position)?.focus();
    };
    if (event.key === 'ArrowDown') focus((index + 1) % entries.length);
    else if (event.key === 'ArrowUp') focus(index <= 0 ? -1 : index - 1);
    else if (event.key === 'Home' || event.key === 'PageUp') focus(0);
    else if (event.key === 'End' || event.key === 'PageDown') focus(-1);
    else if (event.key === 'Tab') close();
    else if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
      // A link reacts to Enter only, a menu item to Space as well.
      event.preventDefault();
      document.activeElement.click();
    } else if (/^[a-z0-9]$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const letter = event.key.toLowerCase();
      const ahead = [...entries.slice(index + 1), ...entries.slice(0, index + 1)];
      ahead.find((entry) => initialOf(entry.textContent) === letter)?.focus();
    }
  };

  const triggerProps: MenuTriggerProps = {
    ref: (element) => {
      button.current = element;
    },
    id: `${id}-button`,
    type: 'button',
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? `${id}-menu` : undefined,
    'data-state': open ? 'open' : 'closed',
    onClick: () => setOpened(open ? 'closed' : 'first'),
    onKeyDown: (event) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setOpened(event.key === 'ArrowUp' ? 'last' : 'first');
      }
    },
  };

  return (
    <div {...rest} ref={useMergedRef(root, ref)} className={css.root} data-state={open ? 'open' : 'closed'}>
      {trigger(triggerProps)}
      {open && (
        <MenuPanel align={align}>
          {head && <div className={css.head}>{head}</div>}
          <div
            ref={menu}
            id={`${id}-menu`}
            role="menu"
            tabIndex={-1}
            aria-labelledby={`${id}-button`}
            className={css.list}
            onKeyDown={onMenuKeyDown}
          >
            {items.map((item) => (
              <MenuEntry key={item.id} item={item} onDone={item.href === undefined ? closeToButton : close} />
            ))}
          </div>
        </MenuPanel>
      )}
    </div>
  );
}

function MenuPanel({ align, children }: { align: 'start' | 'end'; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const place = usePanelPlace(panel, align);
  return (
    <div ref={panel} className={css.align[place.align]} data-side={place.side}>
      {children}
    </div>
  );
}

function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return menu ? [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')] : [];
}

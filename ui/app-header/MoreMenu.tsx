import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import { Anchor } from '../internals/Anchor.tsx';
import { indexAfterKey } from '../internals/indexAfterKey.ts';
import { useDismiss } from '../internals/useDismiss.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './app-header.css.ts';
import type { AppHeaderItem } from './item.ts';

type MoreState = 'unknown' | 'none' | 'some';

/**
 * 更多: a disclosure with the entries that did not fit. Links, not a menu, so that they keep a link's keys; arrows, Home
 * and End move among them as well (APG, disclosure navigation).
 */
export function MoreMenu({ items, state }: { items: readonly AppHeaderItem[]; state: MoreState }) {
  const { more } = useLocale();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [wanted, setOpen] = useState(false);
  const open = wanted && items.length > 0;
  useDismiss(root, open, (how) => {
    setOpen(false);
    if (how === 'escape') button.current?.focus();
  });
  function move(event: KeyboardEvent<HTMLElement>) {
    const links = open ? [...(root.current?.querySelectorAll('a') ?? [])] : [];
    const at = links.indexOf(event.currentTarget as HTMLAnchorElement);
    const next = links[indexAfterKey(event, at, links.length, 'vertical') ?? -1];
    // On the button only Arrow Down is handled; it goes to the links.
    if (!next || (at < 0 && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <div ref={root} className={css.more} data-state={state}>
      <button
        ref={button}
        type="button"
        className={css.moreButton}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={items.some((item) => item.current) ? 'active' : 'inactive'}
        onClick={() => setOpen(!open)}
        onKeyDown={move}
      >
        {more}
        <ChevronDownIcon size={16} />
      </button>
      {open && (
        <ul id={id} className={css.panel}>
          {items.map((item) => (
            <li key={item.id}>
              <Anchor
                href={item.href}
                className={css.panelLink}
                aria-current={item.current ? 'page' : undefined}
                data-state={item.current ? 'active' : 'inactive'}
                onClick={() => setOpen(false)}
                onKeyDown={move}
                external={item.external}
              >
                {item.label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import { Anchor } from '../internals/Anchor.tsx';
import { useDismiss } from '../internals/useDismiss.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './app-header.css.ts';
import { type AppHeaderItem, outside } from './item.ts';

type MoreState = 'unknown' | 'none' | 'some';

/** 更多: a disclosure with the entries that did not fit. Links, not a menu, so that they keep a link's keys. */
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
                {...outside(item)}
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

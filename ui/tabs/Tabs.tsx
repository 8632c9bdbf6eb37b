import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { DomProps } from '../internals/dom.ts';
import { indexAfterKey } from '../internals/indexAfterKey.ts';
import { useActiveShown } from '../internals/useActiveShown.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as css from './tabs.css.ts';

/** underlined: a page's views, 48 px. filled: a section's views, 36 px (DESIGN §10.5). */
export const tabsVariants = ['underlined', 'filled'] as const;
export type TabsVariant = (typeof tabsVariants)[number];

export type TabsProps = DomProps<
  'div',
  {
    /** Spoken name of the row of tabs. */
    label: string;
    /** In their order; `count` stands after the label. */
    items: readonly { id: string; label: string; count?: number }[];
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    /** `underlined` (default) or `filled`. */
    variant?: TabsVariant;
    /** One content per tab, drawn under the tabs. Without it place a `TabPanel` and give its id as `panelId`. */
    panels?: Record<string, ReactNode>;
    /** Id of the one `TabPanel` elsewhere whose content follows the chosen tab. */
    panelId?: string;
  }
>;

/**
 * Tabs after the ARIA Authoring Practices: arrows move and choose, Home and End jump, one tab is in the tab order.
 * Renders a div (`role="tablist"`), followed by the panels when given.
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  variant = 'underlined',
  panels,
  panelId,
  id,
  ref,
  ...rest
}: TabsProps) {
  const ownId = useId();
  const base = id ?? ownId;
  const [inner, setInner] = useState(defaultValue);
  const selected = value ?? inner;
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === selected),
  );
  const chosen = items[index];
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const row = useActiveShown<HTMLDivElement>(chosen?.id);

  const choose = (next: string) => {
    if (value === undefined) setInner(next);
    if (next !== chosen?.id) onValueChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, from: number) => {
    const next = indexAfterKey(event, from, items.length, 'horizontal');
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    tabs.current[next]?.focus();
    choose(item.id);
  };

  const panelOf = (itemId: string) => panelId ?? (panels ? `${tabId(base, itemId)}-panel` : undefined);
  return (
    <>
      <div
        {...rest}
        ref={useMergedRef(row, ref)}
        id={base}
        role="tablist"
        aria-label={label}
        className={css.list[variant]}
      >
        {items.map((item, position) => {
          const active = position === index;
          return (
            <button
              key={item.id}
              ref={(element) => {
                tabs.current[position] = element;
              }}
              type="button"
              role="tab"
              id={tabId(base, item.id)}
              aria-selected={active}
              aria-controls={active ? panelOf(item.id) : undefined}
              tabIndex={active ? 0 : -1}
              data-state={active ? 'active' : 'inactive'}
              className={css.item[variant]}
              onClick={() => choose(item.id)}
              onKeyDown={(event) => onKeyDown(event, position)}
            >
              {item.label}
              {item.count !== undefined && <span className={css.count}>{item.count}</span>}
            </button>
          );
        })}
      </div>
      {panels && chosen && (
        <TabPanel id={panelOf(chosen.id)} tabsId={base} value={chosen.id}>
          {panels[chosen.id]}
        </TabPanel>
      )}
    </>
  );
}

export type TabPanelProps = DomProps<
  'div',
  {
    /** The `id` of the Tabs. */
    tabsId: string;
    /** The chosen tab. */
    value: string;
    children?: ReactNode;
  }
>;

/** What the chosen tab shows; named by that tab. Renders a div (`role="tabpanel"`) that takes the focus after the tabs. */
export function TabPanel({ tabsId, value, ...rest }: TabPanelProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern wants a panel without controls to be reachable.
    <div {...rest} role="tabpanel" tabIndex={0} aria-labelledby={tabId(tabsId, value)} className={css.panel} />
  );
}

function tabId(tabsId: string, value: string): string {
  // A space would split the id in two.
  return `${tabsId}-tab-${value.replace(/\s+/g, '_')}`;
}

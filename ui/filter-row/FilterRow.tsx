import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './filter-row.css.ts';

export type FilterRowProps = DomProps<
  'div',
  {
    label: string;
    /** Choices as links, one of them current; one that would leave nothing (`count` 0) is grey and can be chosen. */
    items: readonly { id: string; label: string; href: string; current: boolean; count?: number }[];
    /** How many show before the row is expanded; a chosen one further on shows as well. */
    collapsedCount?: number;
    /** A control at the row's end. */
    end?: ReactNode;
  }
>;

/** One dimension of a filter as a row of links; the rest of a long row opens on demand. Renders a div (`role="group"`). */
export function FilterRow({ label, items, collapsedCount = Number.POSITIVE_INFINITY, end, ...rest }: FilterRowProps) {
  const { filterRow } = useLocale();
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const foldable = items.length > collapsedCount;
  const shown = foldable && !expanded ? items.filter((item, index) => index < collapsedCount || item.current) : items;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; these are links.
    <div {...rest} role="group" aria-labelledby={`${id}-label`} className={css.root}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <ul id={`${id}-list`} className={css.list}>
        {shown.map((item) => (
          <li key={item.id}>
            <Anchor
              href={item.href}
              className={css.link}
              aria-current={item.current ? 'true' : undefined}
              data-state={item.current ? 'active' : 'inactive'}
              data-empty={item.count === 0 ? '' : undefined}
              data-keep-place=""
            >
              {item.label}
              {item.count !== undefined && <span className={css.count}> {item.count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
      {(foldable || end) && (
        <div className={css.end}>
          {foldable && (
            <button
              type="button"
              className={css.toggle}
              aria-expanded={expanded}
              aria-controls={`${id}-list`}
              onClick={() => setExpanded(!expanded)}
            >
              {expanded ? filterRow.collapse : filterRow.expand(items.length)}
              <span className={css.chevron}>
                <ChevronDownIcon size={16} />
              </span>
            </button>
          )}
          {end}
        </div>
      )}
    </div>
  );
}

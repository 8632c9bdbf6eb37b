import { type KeyboardEvent, useId, useState } from 'react';
import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { Select } from '../select/index.ts';
import * as css from './pagination-tools.css.ts';

export type PaginationToolsProps = DomProps<
  'div',
  {
    /** As of the `Pagination` beside it. */
    page: number;
    pageSize: number;
    total: number;
    /** Sizes to choose from; none leaves the choice out. */
    pageSizes?: readonly number[];
    /** Called with the size that was chosen. */
    onPageSizeChange?: (pageSize: number) => void;
    /** Adds a field that leads to a page. Called with a page that exists. */
    onPageChange?: (page: number) => void;
    children?: undefined;
  }
>;

/** How many there are, how many a page shows, and a field to go to a page (DESIGN §10.5); stands by a `Pagination` (`<div>`). */
export function PaginationTools({
  page,
  pageSize,
  total,
  pageSizes = [],
  onPageSizeChange,
  onPageChange,
  ...rest
}: PaginationToolsProps) {
  const { pagination } = useLocale();
  const id = useId();
  const count = Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
  const [wanted, setWanted] = useState<string>();
  const [before, after] = pagination.goTo;

  function go() {
    const to = Math.min(count, Math.max(1, Number(wanted)));
    setWanted(undefined);
    if (wanted && Number.isInteger(to) && to !== page) onPageChange?.(to);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // It must not submit a form around it.
    event.preventDefault();
    go();
  }
  return (
    <div {...rest} className={css.tools}>
      <span>{pagination.total(total)}</span>
      {pageSizes.length > 0 && (
        <div className={css.size}>
          <Select
            label={pagination.pageSize}
            hideLabel
            size="medium"
            value={String(pageSize)}
            onValueChange={(next) => onPageSizeChange?.(Number(next))}
            options={pageSizes.map((size) => ({ value: String(size), label: pagination.perPage(size) }))}
          />
        </div>
      )}
      {onPageChange && count > 1 && (
        <span className={css.jump}>
          <label htmlFor={id}>{before}</label>
          <input
            id={id}
            className={css.jumpField}
            inputMode="numeric"
            autoComplete="off"
            value={wanted ?? String(page)}
            aria-label={pagination.jump(count)}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setWanted(event.target.value.normalize('NFKC').replace(/\D/g, ''))}
            onBlur={() => setWanted(undefined)}
            onKeyDown={onKeyDown}
          />
          {after}
        </span>
      )}
    </div>
  );
}

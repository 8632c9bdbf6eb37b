import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, type IconComponent } from '../icon/index.ts';
import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import { pageCells } from './pageCells.ts';
import * as css from './pagination.css.ts';

export type PaginationProps = DomProps<
  'nav',
  {
    /** From 1. A page past the end shows the last one as chosen. */
    page: number;
    /** How many things a page shows. */
    pageSize: number;
    /** How many things there are in all pages. */
    total: number;
    /** Where each page is; without it pages are buttons, for lists that have no address. */
    hrefFor?: (page: number) => string;
    /** Called with the page that is wanted. */
    onPageChange?: (page: number) => void;
  }
>;

/** The pages of a list, as links or buttons; nothing at all when there is one page. Renders a nav with a ul. */
export function Pagination({ page, pageSize, total, hrefFor, onPageChange, ...rest }: PaginationProps) {
  const { pagination } = useLocale();
  const count = Math.ceil(total / Math.max(1, pageSize));
  if (count <= 1) return null;
  const current = Math.min(Math.max(1, page), count);
  const targetOf = (to: number): PageTarget => ({ href: hrefFor?.(to), onTake: () => onPageChange?.(to) });

  const arrow = (to: number, label: string, Icon: IconComponent) => (
    <li>
      {to >= 1 && to <= count ? (
        <PageCell target={targetOf(to)} label={label} rel={to < current ? 'prev' : 'next'}>
          <Icon size={16} />
        </PageCell>
      ) : (
        <span className={css.cell} data-state="disabled" aria-hidden="true">
          <Icon size={16} />
        </span>
      )}
    </li>
  );
  return (
    <nav aria-label={pagination.label} {...rest}>
      <ul className={css.list}>
        {arrow(current - 1, pagination.previous, ChevronLeftIcon)}
        {pageCells(current, count).map((cell) =>
          typeof cell === 'string' ? (
            <li key={cell} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={cell}>
              <PageCell target={targetOf(cell)} label={pagination.page(cell)} current={cell === current}>
                {cell}
              </PageCell>
            </li>
          ),
        )}
        {arrow(current + 1, pagination.next, ChevronRightIcon)}
      </ul>
    </nav>
  );
}

/** The target of a cell: a link if there is an address, else a button. */
type PageTarget = { href?: string; onTake: () => void };

type PageCellProps = {
  target: PageTarget;
  label: string;
  current?: boolean;
  rel?: 'prev' | 'next';
  children: ReactNode;
};

function PageCell({ target: { href, onTake }, label, current, rel, children }: PageCellProps) {
  const shared = {
    className: css.cell,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'data-state': current ? 'active' : 'inactive',
    onClick: onTake,
  };
  return href === undefined ? (
    <button type="button" {...shared}>
      {children}
    </button>
  ) : (
    <Anchor href={href} rel={rel} {...shared}>
      {children}
    </Anchor>
  );
}

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
    pageSize: number;
    /** How many things there are in all pages. */
    total: number;
    hrefFor: (page: number) => string;
  }
>;

/** Links to the pages of a list; nothing at all when there is one page. Renders a nav with a ul. */
export function Pagination({ page, pageSize, total, hrefFor, ...rest }: PaginationProps) {
  const { pagination } = useLocale();
  const count = Math.ceil(total / Math.max(1, pageSize));
  if (count <= 1) return null;
  const current = Math.min(Math.max(1, page), count);
  const cells = pageCells(current, count);

  const arrow = (target: number, label: string, Icon: IconComponent) => {
    const possible = target >= 1 && target <= count;
    return (
      <li>
        {possible ? (
          <Anchor
            href={hrefFor(target)}
            className={css.cell}
            aria-label={label}
            rel={target < current ? 'prev' : 'next'}
          >
            <Icon size={16} />
          </Anchor>
        ) : (
          <span className={css.cell} data-state="disabled" aria-hidden="true">
            <Icon size={16} />
          </span>
        )}
      </li>
    );
  };

  return (
    <nav aria-label={pagination.label} {...rest}>
      <ul className={css.list}>
        {arrow(current - 1, pagination.previous, ChevronLeftIcon)}
        {cells.map((cell) =>
          typeof cell === 'string' ? (
            <li key={cell} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={cell}>
              <Anchor
                href={hrefFor(cell)}
                className={css.cell}
                aria-label={pagination.page(cell)}
                aria-current={cell === current ? 'page' : undefined}
                data-state={cell === current ? 'active' : 'inactive'}
              >
                {cell}
              </Anchor>
            </li>
          ),
        )}
        {arrow(current + 1, pagination.next, ChevronRightIcon)}
      </ul>
    </nav>
  );
}

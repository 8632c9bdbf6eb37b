import { ChevronRightIcon } from '../icon/index.ts';
import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './breadcrumb.css.ts';

export type BreadcrumbProps = DomProps<
  'nav',
  {
    /** From the top of the site to this page; the last one is this page. */
    items: readonly { label: string; href?: string }[];
    /** 56 px high on a page, 40 px inside a panel. */
    size?: 'page' | 'panel';
  }
>;

/** Where this page is. Renders a nav with an ol. */
export function Breadcrumb({ items, size = 'page', ...rest }: BreadcrumbProps) {
  const { breadcrumb } = useLocale();
  return (
    <nav aria-label={breadcrumb.label} {...rest}>
      <ol className={css.size[size]}>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${item.href ?? ''} ${item.label}`} className={css.item}>
              {last || item.href === undefined ? (
                <span
                  className={last ? css.last : undefined}
                  title={item.label}
                  aria-current={last ? 'page' : undefined}
                >
                  {item.label}
                </span>
              ) : (
                <Anchor href={item.href} className={css.link} title={item.label}>
                  {item.label}
                </Anchor>
              )}
              {!last && <ChevronRightIcon size={14} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

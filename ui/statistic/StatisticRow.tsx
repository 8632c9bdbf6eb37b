import type { DomProps } from '../internals/dom.ts';
import { formatCount } from '../internals/formatCount.ts';
import * as css from './statistic.css.ts';

export type StatisticRowProps = DomProps<
  'div',
  {
    /** A number is written with commas; a text stays as given. */
    items: readonly { value: number | string; unit?: string; label: string }[];
    /** Of the figures: `large` (default) or `medium`. */
    size?: 'large' | 'medium';
  }
>;

/** Figures in one row with hairlines between them, a dl inside a div; wraps when there is no room. */
export function StatisticRow({ items, size = 'large', ...rest }: StatisticRowProps) {
  return (
    <div {...rest} className={css.clip}>
      <dl className={css.row}>
        {items.map((item) => (
          <div key={item.label} className={css.item}>
            <dt className={css.label}>{item.label}</dt>
            <dd className={css.figure}>
              <span className={css.size[size]}>
                {typeof item.value === 'number' && Number.isInteger(item.value) ? formatCount(item.value) : item.value}
              </span>
              {item.unit && <span className={css.unit}>{item.unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

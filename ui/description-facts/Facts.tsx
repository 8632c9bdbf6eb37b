import type { ReactNode } from 'react';
import type { DomProps } from '../internals/dom.ts';
import * as css from './facts.css.ts';

export type FactsProps = DomProps<'div', { items: readonly { label: string; value: ReactNode }[] }>;

/** The few facts that answer most visits of a guide (DESIGN §9, 05), a dl inside a div. */
export function Facts({ items, ...rest }: FactsProps) {
  return (
    <div {...rest} className={css.clip}>
      <dl className={css.list}>
        {items.map((item) => (
          <div key={item.label} className={css.item}>
            <dt className={css.label}>{item.label}</dt>
            <dd className={css.value}>{item.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import type { ReactNode } from 'react';
import { assignVar } from '../internals/assignVar.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import * as css from './description-list.css.ts';

export type Description = {
  id: string;
  label: ReactNode;
  /** A dash stands for nothing. */
  value?: ReactNode;
  /** Takes a whole row. */
  wide?: boolean;
};

export type DescriptionListProps = DomProps<
  'dl',
  {
    /** Names and values, in their order. */
    items: readonly Description[];
    /** Pairs side by side where there is room; default 1. */
    columns?: 1 | 2 | 3;
    /** `beside` (default): labels in a column of their own. `above`: each over its value. */
    labels?: keyof typeof css.labels;
    /** Design pixels of the labels' column; default 80, as in forms. */
    labelWidth?: number;
    /** Lines between the rows; default true. */
    divided?: boolean;
    children?: undefined;
  }
>;

/** What is known of one thing, as names and values (`<dl>`). In a narrow place one pair stands under the other. */
export function DescriptionList({
  items,
  columns = 1,
  labels = 'beside',
  labelWidth = 80,
  divided = true,
  ...rest
}: DescriptionListProps) {
  return (
    <dl
      {...rest}
      className={cx(css.list, css.columns[columns], divided && css.divided)}
      style={assignVar(css.labelWidth, labelWidth)}
    >
      {items.map(({ id, label, value, wide }) => (
        <div key={id} className={cx(css.labels[labels], wide && css.wide)}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value === undefined || value === null || value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

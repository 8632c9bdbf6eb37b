import { createElement, type ReactElement, type Ref } from 'react';
import { assignVar } from '../internals/assignVar.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import type { Space } from '../internals/space.ts';
import * as css from './grid.css.ts';

export type GridProps = DomProps<
  'div',
  {
    /** The element it renders; `div` by default. */
    as?: 'div' | 'ul' | 'ol' | 'section';
    /** Equal columns; default 1. */
    columns?: number;
    /** Instead of `columns`: as many as fit with this least width, in design pixels. */
    minColumn?: number;
    /** Design pixels between cells; default 0. */
    gap?: Space;
    ref?: Ref<HTMLElement>;
  }
>;

/** Children in equal columns; renders `<div>` unless `as` says otherwise. */
export function Grid({ as = 'div', columns = 1, minColumn, gap = 0, ...rest }: GridProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: cx(minColumn === undefined ? css.fixed : css.fitted, css.gaps[gap]),
    style: minColumn === undefined ? assignVar(css.columns, columns) : assignVar(css.minimum, minColumn),
  });
}

import { createElement, type ReactElement, type Ref } from 'react';
import type { DomProps } from '../internals/dom.ts';
import * as css from './visually-hidden.css.ts';

export type VisuallyHiddenProps = DomProps<
  'span',
  { as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'caption'; ref?: Ref<HTMLElement> }
>;

/** Words for screen readers only; renders `<span>` unless `as` says otherwise. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps): ReactElement {
  return createElement(as, { ...rest, className: css.hidden });
}

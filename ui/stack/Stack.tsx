import { createElement, type ReactElement, type Ref } from 'react';
import { cx, type DomProps } from '../internals/dom.ts';
import type { Space } from '../internals/space.ts';
import * as css from './stack.css.ts';

export type StackElement =
  | 'div'
  | 'span'
  | 'ul'
  | 'ol'
  | 'li'
  | 'section'
  | 'nav'
  | 'header'
  | 'footer'
  | 'main'
  | 'aside'
  | 'p';

export type StackProps = DomProps<
  'div',
  {
    /** The element it renders; `div` by default. */
    as?: StackElement;
    /** Default `column`. */
    direction?: keyof typeof css.directions;
    /** Design pixels between the children; default 0. */
    gap?: Space;
    /** Where the children stand across the direction. */
    align?: keyof typeof css.aligns;
    /** Where the children stand along the direction. */
    justify?: keyof typeof css.justifies;
    /** Lets a row break into several. */
    wrap?: boolean;
    /** Takes the room that is left in a surrounding stack. */
    grow?: boolean;
    ref?: Ref<HTMLElement>;
  }
>;

/** Children in a row or a column with even gaps; renders `<div>` unless `as` says otherwise. */
export function Stack({
  as = 'div',
  direction = 'column',
  gap = 0,
  align,
  justify,
  wrap,
  grow,
  ...rest
}: StackProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: cx(
      css.stack,
      css.directions[direction],
      css.gaps[gap],
      align && css.aligns[align],
      justify && css.justifies[justify],
      wrap && css.wrap,
      grow && css.grow,
    ),
  });
}

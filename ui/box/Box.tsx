import { createElement, type Ref } from 'react';
import { cx, type DomProps } from '../internals/dom.ts';
import type { Space } from '../internals/space.ts';
import * as css from './box.css.ts';

export type BoxProps = DomProps<
  'div',
  {
    as?: 'div' | 'section' | 'article' | 'aside' | 'main' | 'header' | 'footer' | 'li' | 'span';
    /** Design pixels on all sides; `paddingX` and `paddingY` take precedence on theirs. */
    padding?: Space;
    paddingX?: Space;
    paddingY?: Space;
    surface?: keyof typeof css.surfaces;
    radius?: keyof typeof css.radii;
    border?: boolean;
    shadow?: keyof typeof css.shadows;
    ref?: Ref<HTMLElement>;
  }
>;

/** A surface with padding; renders `<div>` unless `as` says otherwise. */
export function Box({
  as = 'div',
  padding,
  paddingX,
  paddingY,
  surface = 'none',
  radius = 'none',
  border,
  shadow = 'none',
  ...rest
}: BoxProps) {
  return createElement(as, {
    ...rest,
    className: cx(
      css.box,
      padding !== undefined && css.paddings[padding],
      paddingX !== undefined && css.paddingsX[paddingX],
      paddingY !== undefined && css.paddingsY[paddingY],
      css.surfaces[surface],
      css.radii[radius],
      border && css.border,
      css.shadows[shadow],
    ),
  });
}

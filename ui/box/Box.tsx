import { createElement, type ReactElement, type Ref } from 'react';
import { cx, type DomProps } from '../internals/dom.ts';
import type { Space } from '../internals/space.ts';
import * as css from './box.css.ts';

export type BoxProps = DomProps<
  'div',
  {
    /** The element it renders; `div` by default. */
    as?: 'div' | 'section' | 'article' | 'aside' | 'main' | 'header' | 'footer' | 'li' | 'span';
    /** Design pixels on all sides; `paddingX` and `paddingY` take precedence on theirs. */
    padding?: Space;
    /** Design pixels at both sides. */
    paddingX?: Space;
    /** Design pixels above and below. */
    paddingY?: Space;
    /** Its surface; none by default. */
    surface?: keyof typeof css.surfaces;
    /** Roundness of its corners; none by default. */
    radius?: keyof typeof css.radii;
    /** A hairline around it. */
    border?: boolean;
    /** Elevation; none by default. */
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
}: BoxProps): ReactElement {
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

import type { ReactNode } from 'react';
import type { DomProps } from '../internals/dom.ts';
import * as css from './tile.css.ts';

/** Filled: wholly online. Outlined: one visit needed. Dashed: a place to add something. */
export const tileVariants = ['filled', 'outlined', 'dashed'] as const;
/** 40, 48 and 64 px, for icons of 20, 24 and 32 px at stroke 1.6. */
export const tileSizes = ['small', 'medium', 'large'] as const;

export type TileProps = DomProps<
  'span',
  { icon: ReactNode; variant?: (typeof tileVariants)[number]; size?: (typeof tileSizes)[number] }
>;

/** A service's icon on its square, a span. Its meaning is always repeated in words beside it (DESIGN §10.6). */
export function Tile({ icon, variant = 'filled', size = 'medium', ...rest }: TileProps) {
  return (
    <span {...rest} className={`${css.variant[variant]} ${css.size[size]}`} data-variant={variant}>
      {icon}
    </span>
  );
}

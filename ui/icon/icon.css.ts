import { style, styleVariants } from '@vanilla-extract/css';
import { px } from '../internals/styles.ts';

/** Sizes icons are drawn in, in design pixels. */
export const iconSizes = [12, 14, 16, 18, 20, 22, 24, 28, 32, 40, 48] as const;

export const icon = style({ display: 'block', flex: 'none' });

export const sizes = styleVariants(
  Object.fromEntries(iconSizes.map((size) => [size, { width: px(size), height: px(size) }])) as Record<
    (typeof iconSizes)[number],
    { width: string; height: string }
  >,
);

export const mirrored = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { px, withText } from '../internals/styles.ts';

/** Icon sizes in design pixels. They grow with the text; large ones, which fill tiles, grow half as much. */
export const iconSizes = [12, 14, 16, 18, 20, 22, 24, 28, 32, 40, 48] as const;

export const icon = style({ display: 'block', flex: 'none' });

export const sizes = styleVariants(
  Object.fromEntries(iconSizes.map((size) => [size, { width: side(size), height: side(size) }])) as Record<
    (typeof iconSizes)[number],
    { width: string; height: string }
  >,
);

function side(size: number): string {
  return size < 24 ? withText(size) : `calc((${px(size)} + ${withText(size)}) / 2)`;
}

export const mirrored = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

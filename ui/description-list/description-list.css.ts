import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { hairlineSubtle } from '../internals/looks.ts';
import { largeType } from '../internals/media.ts';
import { px, type, vars } from '../internals/styles.ts';

/** Design pixels. */
export const labelWidth = createVar();

export const list = style({ display: 'grid', columnGap: px(32), minInlineSize: 0, margin: 0, ...type('body') });
/** As many columns as asked for, fewer where one would be narrower than 240. */
const atMost = (count: number) =>
  `repeat(auto-fit, minmax(min(100%, max(${px(240)}, (100% - ${px(32 * (count - 1))}) / ${count})), 1fr))`;
export const columns = styleVariants({
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: { gridTemplateColumns: atMost(2) },
  3: { gridTemplateColumns: atMost(3) },
});
export const divided = style({});
const pair = style({
  minInlineSize: 0,
  paddingBlock: px(10),
  selectors: { [`${divided} > &`]: { borderBlockEnd: hairlineSubtle } },
});
export const labels = styleVariants({
  beside: [
    pair,
    {
      display: 'grid',
      gridTemplateColumns: `min(40%, calc(${labelWidth} * ${vars.unit})) minmax(0, 1fr)`,
      columnGap: px(16),
      '@media': { [largeType]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  ],
  above: [pair],
});
export const wide = style({ gridColumn: '1 / -1' });
export const label = style({ color: vars.color.inkTertiary, overflowWrap: 'anywhere' });
export const value = style({ minInlineSize: 0, margin: 0, color: vars.color.ink, overflowWrap: 'anywhere' });

import { style } from '@vanilla-extract/css';
import { panel as basePanel } from '../internals/panel.css.ts';
import { px } from '../internals/styles.ts';

export const root = style({ position: 'relative', width: '100%' });
export const opener = style({
  marginInlineStart: px(-4),
  marginInlineEnd: 0,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

/** As wide as its calendar; aligned with either edge of the field. */
export const panel = style([
  basePanel,
  {
    insetInline: '0 auto',
    inlineSize: 'max-content',
    maxInlineSize: `calc(100vw - ${px(32)})`,
    padding: `${px(12)} ${px(16)} ${px(16)}`,
    overflowX: 'auto',
    selectors: { '&[data-align="end"]': { insetInline: 'auto 0' } },
  },
]);

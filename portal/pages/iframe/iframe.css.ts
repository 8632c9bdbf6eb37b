import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { wrap } from '../parts/page.css.ts';

/** The frame takes the window below the header; the footer follows it. */
export const place = style({ display: 'flex', flexDirection: 'column', minBlockSize: px(560) });

export const bar = style({
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const inner = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'center',
    gap: px(16),
    boxSizing: 'border-box',
    minBlockSize: px(56),
    paddingBlock: px(8),
  },
]);
export const actions = style({ display: 'flex', gap: px(12), marginInlineStart: 'auto', flex: 'none' });

export const notice = style([wrap, { selectors: { '&:not(:empty)': { paddingBlock: px(12) } } }]);

export const stage = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  blockSize: `calc(100vh / ${vars.zoom} - ${px(124)})`,
  minBlockSize: px(480),
});
export const frame = style({ inlineSize: '100%', blockSize: '100%', border: 0, background: vars.color.surface });
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: vars.color.inkTertiary,
});

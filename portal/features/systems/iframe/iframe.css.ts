import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { wrap } from '../../../parts/page/page.css.ts';

/** The frame fills the window below the header; the footer is below it. */
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

/** The same height for any content, so that nothing below moves. */
export const stage = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minBlockSize: `max(calc(100vh / ${vars.zoom} - ${px(124)}), ${px(480)})`,
  background: vars.color.paper,
});

/** Above the skeleton, which is visible until the frame renders. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  selectors: { '&[data-loaded]': { background: vars.color.surface } },
});

/** Floating, so that the frame does not move. */
export const slow = style({
  position: 'absolute',
  insetInline: px(24),
  insetBlockEnd: px(24),
  display: 'grid',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const slowCard = style({
  maxInlineSize: px(720),
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
});

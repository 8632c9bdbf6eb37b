import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

/** Docked at the right; below dialogs, over the page. */
export const panel = style({
  position: 'fixed',
  insetBlockEnd: px(24),
  insetInlineEnd: px(24),
  zIndex: vars.layer.assistant,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: px(432),
  blockSize: `min(${px(880)}, calc(100vh / ${vars.zoom} - ${px(108)}))`,
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  overflow: 'hidden',
  outline: 'none',
  boxShadow: vars.shadow.floating,
  selectors: { '&:focus-visible': { outline: `${vars.stroke.focus} solid ${vars.focus.ring}` } },
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  minBlockSize: px(64),
  paddingInline: `${px(20)} ${px(8)}`,
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.line}`,
  flex: 'none',
});

export const frame = style({ flex: 1, inlineSize: '100%', border: 0, minBlockSize: 0 });
export const waiting = style({ flex: 1, display: 'grid', placeItems: 'center' });

export const who = style({ display: 'grid', minInlineSize: 0, marginInlineEnd: 'auto' });

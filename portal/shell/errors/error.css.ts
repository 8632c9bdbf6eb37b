import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const frame = style({ minHeight: `calc(100vh / ${vars.zoom})`, display: 'flex', flexDirection: 'column' });

export const header = style({ borderBottom: `${vars.stroke.line} solid ${vars.color.line}` });

export const inner = style({
  maxWidth: vars.size.main,
  marginInline: 'auto',
  minHeight: vars.size.header,
  display: 'flex',
  alignItems: 'center',
  '@media': { '(max-width: 900px)': { padding: `${px(8)} ${px(16)}`, minHeight: px(56), boxSizing: 'border-box' } },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  flexWrap: 'wrap',
});

export const logo = style({ width: px(40), height: px(40) });

export const name = style({
  fontSize: vars.text.title3.size,
  lineHeight: vars.text.title3.line,
  fontWeight: vars.font.strong,
});

export const subtitle = style({
  paddingInlineStart: px(12),
  borderInlineStart: `${vars.stroke.line} solid ${vars.color.line}`,
  color: vars.color.inkSecondary,
});

export const main = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  outline: 'none',
  '@media': { '(max-width: 900px)': { alignItems: 'stretch' } },
});

/**
 * On a phone page, whose ground has the colour of the box around the message: a ground of its own behind all of it. As
 * high as the window but for a tab bar, which some pages have, so that the button is at the bottom.
 */
export const onPhone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: `calc(100dvh - ${px(64)} - env(safe-area-inset-bottom, 0px))`,
  '::before': { content: '""', position: 'fixed', inset: 0, zIndex: -1, background: vars.color.surface },
});

export const footer = style({
  borderTop: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
  paddingBlock: px(20),
  paddingInline: px(16),
  textAlign: 'center',
  color: vars.color.inkTertiary,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
});

import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: px(24),
  padding: `${px(64)} ${px(24)}`,
  background: vars.color.paper,
  textAlign: 'center',
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: `${px(360)} minmax(0, 1fr)`,
  inlineSize: px(960),
  maxInlineSize: '100%',
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  overflow: 'hidden',
  textAlign: 'start',
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: `${px(240)} minmax(0, 1fr)` } },
});

/** The picture is as high as the text. */
export const side = style({ position: 'relative', minBlockSize: px(360), contain: 'size', blockSize: '100%' });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  gap: px(20),
  padding: px(48),
});

export const host = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  margin: 0,
  padding: `${px(12)} ${px(16)}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSubtle,
  color: vars.color.inkSecondary,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  overflowWrap: 'anywhere',
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(16) });

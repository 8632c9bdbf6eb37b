import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: `calc(100vh / ${vars.zoom})` });

export const page = style([
  frame,
  { boxSizing: 'border-box', inlineSize: px(720), maxInlineSize: '100%', marginInline: 'auto' },
]);
export const framed = frame;

export const main = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: px(16),
  padding: `${px(24)} ${px(20)}`,
  outline: 'none',
  overflowWrap: 'anywhere',
});

/** The assistant's name; hidden in the robot's panel, whose bar shows it. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  minBlockSize: px(64),
  paddingInline: px(20),
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.line}`,
});
export const who = style({ display: 'grid', minInlineSize: 0, marginInlineEnd: 'auto' });

/** The visitor's question, aligned to the end. */
export const question = style({
  justifySelf: 'end',
  maxInlineSize: '90%',
  padding: `${px(10)} ${px(16)}`,
  borderRadius: vars.radius.large,
  background: vars.theme.tile,
});

export const form = style({
  position: 'sticky',
  insetBlockEnd: 0,
  padding: `${px(12)} ${px(20)}`,
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.line}`,
  background: vars.color.surface,
});

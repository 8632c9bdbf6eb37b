import { style, styleVariants } from '@vanilla-extract/css';
import { px, type, vars } from '../internals/styles.ts';

const line = `${vars.stroke.line} solid ${vars.color.line}`;

export const directions = styleVariants({
  horizontal: { border: 0, borderBlockStart: line, width: '100%', margin: 0 },
  vertical: { border: 0, borderInlineStart: line, alignSelf: 'stretch', height: 'auto', margin: 0 },
});
/** Between metadata of a line: 0.75 em high, in the text's own colour. */
export const inline = style({
  display: 'inline-block',
  width: vars.stroke.line,
  height: '0.75em',
  marginInline: px(8),
  verticalAlign: '-0.02em',
  background: 'currentColor',
  opacity: 0.35,
});
export const worded = style({
  ...type('meta'),
  display: 'flex',
  alignItems: 'center',
  gap: px(16),
  color: vars.color.inkTertiary,
  selectors: { '&::before, &::after': { content: '', flex: '1 1 0', borderBlockStart: line } },
});

import { style } from '@vanilla-extract/css';
import { plainList, strong } from '../internals/looks.ts';
import { px, type, vars } from '../internals/styles.ts';

export const list = style({ ...plainList });
export const item = style({ display: 'grid', gridTemplateColumns: `${px(56)} minmax(0, 1fr)`, columnGap: px(16) });
export const time = style({
  paddingBlockStart: px(2),
  color: vars.color.inkTertiary,
  textAlign: 'end',
  ...type('meta'),
});
export const event = style({
  position: 'relative',
  borderInlineStart: `${px(2)} solid ${vars.color.line}`,
  paddingInlineStart: px(16),
  paddingBlockEnd: px(16),
  minInlineSize: 0,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: px(-6),
    insetBlockStart: px(8),
    boxSizing: 'border-box',
    inlineSize: px(10),
    blockSize: px(10),
    border: `${px(2)} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.round,
    background: vars.color.surface,
  },
  selectors: {
    '[data-state="now"] > &::before': {
      borderColor: vars.theme.control,
      background: vars.theme.control,
      boxShadow: `0 0 0 ${px(4)} ${vars.theme.shade16}`,
    },
  },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${px(8)}` });
export const title = style({
  overflowWrap: 'anywhere',
  ...type('body'),
  ...strong,
  selectors: { '[data-state="past"] &': { color: vars.color.inkTertiary } },
});
export const note = style({ color: vars.color.inkTertiary, overflowWrap: 'anywhere', ...type('meta') });

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

export const step = style({
  position: 'relative',
  minInlineSize: 0,
  paddingInlineStart: px(32),
  paddingBlockEnd: px(20),
  // The line ends at the last mark.
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: px(7),
    insetBlockStart: px(24),
    insetBlockEnd: 0,
    borderInlineStart: `${px(2)} solid ${vars.color.line}`,
  },
  selectors: { '&:last-child': { paddingBlockEnd: 0 }, '&:last-child::before': { display: 'none' } },
});
export const mark = style({
  position: 'absolute',
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: px(16),
  blockSize: vars.text.body.line,
  color: vars.color.inkTertiary,
  selectors: {
    '[data-tone="theme"] > &': { color: vars.theme.text },
    '[data-tone="success"] > &': { color: vars.color.success },
    '[data-tone="warning"] > &': { color: vars.color.warning },
    '[data-tone="error"] > &': { color: vars.color.error },
  },
});
export const iconMark = style({});
export const dot = style({
  '::before': {
    content: '""',
    boxSizing: 'border-box',
    inlineSize: px(10),
    blockSize: px(10),
    border: `${px(2)} solid currentColor`,
    borderRadius: vars.radius.round,
    background: vars.color.surface,
  },
  selectors: { '[data-tone]:not([data-tone="neutral"]) > &::before': { background: 'currentColor' } },
});
export const moment = style({ display: 'block', color: vars.color.inkTertiary, ...type('meta') });
export const content = style({ marginBlockStart: px(4), color: vars.color.inkSecondary, overflowWrap: 'anywhere' });

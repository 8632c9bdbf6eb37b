import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../../../lib/media.ts';
import { bare } from '../../../home/shared/module.css.ts';

const care = '[data-care] &';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${px(8)} ${px(24)}`,
  marginBlockEnd: px(28),
});

export const line = style([
  bare,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    selectors: {
      [care]: { gridTemplateColumns: `repeat(auto-fill, minmax(${px(180)}, 1fr))` },
    },
  },
]);
export const stop = style({
  position: 'relative',
  paddingBlockEnd: px(20),
  selectors: {
    // The line from the previous point to this one.
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: px(31),
      insetInline: `calc(-50% + ${px(40)}) calc(50% + ${px(40)})`,
      blockSize: px(2),
      background: vars.theme.shade16,
    },
    [`${care}::before`]: { display: 'none' },
    // The arrow from the open point to its content.
    '&[data-state="open"]::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlockEnd: px(-8),
      insetInlineStart: `calc(50% - ${px(7)})`,
      boxSizing: 'border-box',
      inlineSize: px(14),
      blockSize: px(14),
      transform: 'rotate(45deg)',
      border: `${vars.stroke.line} solid ${vars.theme.shade20}`,
      borderBlockEndColor: 'transparent',
      borderInlineEndColor: 'transparent',
      background: `linear-gradient(135deg, ${vars.theme.shade06} 50%, transparent 50%), linear-gradient(135deg, ${vars.color.surface} 50%, transparent 50%)`,
    },
    '[data-care] &[data-state="open"]::after': { display: 'none' },
  },
});
export const node = style({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `${vars.stroke.focus} solid ${vars.focus.ring}` } },
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(64),
  blockSize: px(64),
  marginBlockEnd: px(12),
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 ${vars.stroke.line} ${vars.theme.shade30}`,
  background: vars.color.surface,
  color: vars.theme.text,
  selectors: {
    [`${node}[aria-expanded="true"] &`]: { background: vars.theme.solid, color: vars.theme.onSolid },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        [`${node}[aria-expanded="false"]:hover &`]: { background: vars.theme.shade08 },
      },
    },
  },
});
export const name = style({
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  selectors: {
    [`${node}[aria-expanded="true"] &`]: { color: vars.theme.text, fontWeight: vars.font.strong },
  },
});

export const event = style({
  display: 'grid',
  gridTemplateColumns: `${px(248)} minmax(0, 1fr)`,
  gap: px(40),
  padding: `${px(24)} ${px(32)}`,
  border: `${vars.stroke.line} solid ${vars.theme.shade20}`,
  borderRadius: vars.radius.medium,
  background: vars.theme.shade06,
  selectors: { [care]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const all = style({ marginBlockStart: px(16) });
/** As high as three rows even with fewer services, so that nothing below moves. */
export const items = style([
  bare,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridAutoRows: 'min-content',
    columnGap: px(32),
    minBlockSize: px(147),
    '@media': { [compactWidth]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minBlockSize: px(245) } },
    selectors: { [care]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);
export const item = style({ borderBlockEnd: `${vars.stroke.line} solid ${vars.theme.shade12}` });
export const itemBody = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
  minBlockSize: px(48),
  '@media': { '(hover: hover)': { ':hover': { color: vars.theme.text } } },
});
export const itemMark = style({ display: 'flex', color: vars.color.inkTertiary });

export const daily = style({ display: 'flex', flexWrap: 'wrap', gap: `${px(4)} ${px(24)}`, marginBlockStart: px(16) });

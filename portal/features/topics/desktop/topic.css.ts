import { style } from '@vanilla-extract/css';
import { px, targetSize, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../../lib/media.ts';
import { dayPicture } from '../../../parts/page/day-picture.ts';

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const;
const line = `${vars.stroke.line} solid ${vars.color.line}`;
const fine = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;
const care = '[data-care] &';

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: px(220),
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: `linear-gradient(${vars.theme.shade08}, ${vars.theme.shade08}), ${vars.color.surface}`,
  '@media': { print: { minBlockSize: 0 } },
});
/**
 * Fades in beside the text, so that the text is on a plain surface (DESIGN §4): over a short way, because people in the
 * picture would be ghosts in a long one.
 */
export const cover = style({
  position: 'absolute',
  inset: 0,
  insetInlineStart: '46%',
  inlineSize: '54%',
  blockSize: '100%',
  objectFit: 'cover',
  maskImage: `linear-gradient(to right, transparent, ${vars.color.ink} 14%)`,
  ...dayPicture,
  '@media': { ...dayPicture['@media'], print: { display: 'none' } },
});
export const words = style({
  position: 'relative',
  boxSizing: 'border-box',
  maxInlineSize: '46%',
  paddingBlock: px(28),
  paddingInlineStart: px(32),
  display: 'grid',
  // A long name wraps, so that it does not reach beyond the plain surface.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(4),
  overflowWrap: 'anywhere',
  '@media': { print: { maxInlineSize: 'none', padding: 0 } },
});
export const crumbs = style({ '@media': { print: { display: 'none' } } });

export const progress = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${px(24)} ${px(24)} ${px(20)}`,
  textAlign: 'center',
});
/** The number and its label, on one baseline. */
export const count = style({ display: 'flex', alignItems: 'baseline', gap: px(4) });
export const left = style({ marginBlockStart: px(16) });
export const part = style({
  padding: `${px(20)} ${px(24)}`,
  selectors: { '& + &': { borderBlockStart: line }, [`${progress} + &`]: { borderBlockStart: line } },
});
export const who = style({ display: 'flex', alignItems: 'center', gap: px(12) });
export const needs = style({ ...bare, marginBlockStart: px(4) });
export const need = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: px(12),
  paddingBlock: px(9),
});
export const needLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '@media': { '(hover: hover)': { ':hover': { color: vars.theme.text, textDecoration: 'underline' } } },
});
export const tools = style({ ...bare, marginBlock: px(-8) });
export const tool = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  inlineSize: '100%',
  minBlockSize: targetSize(px(44)),
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { '(hover: hover)': { ':hover': { color: vars.theme.text } }, print: { display: 'none' } },
});
export const toolIcon = style({ display: 'flex', color: vars.theme.text });

export const stageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: px(12),
  padding: `${px(20)} ${px(24)} ${px(14)}`,
  breakAfter: 'avoid',
});
export const stageNote = style({ flex: 1, minInlineSize: 0 });
export const steps = style(bare);
export const step = style({
  display: 'grid',
  // The button is never truncated; the step's details shrink instead.
  gridTemplateColumns: `${px(28)} minmax(0, 1fr) minmax(0, ${px(208)}) minmax(${px(104)}, max-content)`,
  alignItems: 'center',
  gap: px(16),
  minBlockSize: px(76),
  boxSizing: 'border-box',
  breakInside: 'avoid',
  padding: `${px(12)} ${px(24)}`,
  borderBlockStart: fine,
  scrollMarginBlockStart: px(24),
  selectors: {
    '&:target': { boxShadow: `inset ${px(3)} 0 0 ${vars.theme.solid}` },
    [care]: { gridTemplateColumns: `${px(36)} minmax(0, 1fr)` },
  },
  // In print there is no button, so the details have its space.
  '@media': { print: { gridTemplateColumns: `${px(28)} minmax(0, 1fr) minmax(0, ${px(240)})`, minBlockSize: 0 } },
});
export const urgentStep = style([step, { background: vars.theme.shade06 }]);
export const about = style({ minInlineSize: 0 });
export const known = style({
  minInlineSize: 0,
  selectors: { [care]: { gridColumn: 2 }, '[data-care] &:empty': { display: 'none' } },
});
export const act = style({
  display: 'flex',
  justifyContent: 'flex-end',
  textAlign: 'end',
  selectors: { [care]: { gridColumn: 2, justifyContent: 'flex-start' } },
  '@media': { print: { display: 'none' } },
});

const disc = {
  boxSizing: 'border-box',
  inlineSize: px(28),
  blockSize: px(28),
  borderRadius: '50%',
  border: `${px(2)} solid ${vars.color.controlBorder}`,
} as const;
export const dot = style(disc);
const tickSize = targetSize(px(44));
/** A touch target, larger than the mark inside it. */
export const tick = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: tickSize,
  blockSize: tickSize,
  margin: px(-8),
  cursor: 'pointer',
});
export const box = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
});
export const mark = style({
  ...disc,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surface,
  color: vars.color.surface,
  pointerEvents: 'none',
  selectors: {
    [`${box}:checked + &`]: {
      borderColor: vars.color.success,
      background: vars.color.success,
      // A white tick without its background would be invisible in print.
      printColorAdjust: 'exact',
    },
    [`${box}:focus-visible + &`]: {
      outline: `${vars.stroke.focus} solid ${vars.focus.ring}`,
      outlineOffset: vars.stroke.focusOffset,
    },
    [`${tick}:hover ${box}:not(:checked) + &`]: { borderColor: vars.theme.solid },
  },
});

/** Not hidden by a transparent colour, which forced colours replace. */
export const check = style({
  display: 'flex',
  selectors: { [`${box}:not(:checked) + ${mark} > &`]: { visibility: 'hidden' } },
});

export const others = style({ padding: `${px(16)} ${px(24)}`, borderBlockStart: fine });
export const only = style({ padding: `0 ${px(24)} ${px(16)}` });
export const services = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: px(8),
  marginInline: px(-12),
  '@media': { [compactWidth]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  selectors: { [care]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

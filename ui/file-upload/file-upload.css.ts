import { style } from '@vanilla-extract/css';
import { canHover, focusRing, forcedColors, px, type, vars, withText } from '../internals/styles.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: `${px(16)} ${px(40)}` });
export const zone = style({
  position: 'relative',
  flex: `1 1 ${withText(280)}`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(4),
  minHeight: withText(132),
  padding: px(24),
  border: `${px(1.5)} dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.theme.text,
  textAlign: 'center',
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-state="dragging"]': { borderColor: vars.theme.control, background: vars.theme.shade06 },
    '&[data-state="invalid"]': { borderColor: vars.color.error },
    '&[data-state="disabled"]': {
      background: vars.color.disabledSurface,
      borderColor: vars.color.disabledLine,
      color: vars.color.disabledText,
    },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([data-state="disabled"])': { borderColor: vars.theme.control } } },
    [forcedColors]: { selectors: { '&[data-state="dragging"]': { borderColor: 'Highlight' } } },
  },
});
export const invitation = style({ ...type('body'), color: vars.color.ink });
export const choose = style({ color: vars.theme.text });
export const rules = style({ ...type('meta'), color: vars.color.inkTertiary, overflowWrap: 'anywhere' });
/** Covers the whole zone, so that presses, drops, keys and screen readers reach the real input. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const list = style({ flex: `2 1 ${withText(360)}`, minWidth: 0, margin: 0, padding: 0, listStyleType: '""' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  minHeight: withText(68),
  paddingBlock: px(8),
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}` } },
});
export const icon = style({ flex: 'none', display: 'flex', color: vars.theme.text });
export const wrongIcon = style({ color: vars.color.error });
export const words = style({ flex: '1 1 0', minWidth: 0, display: 'grid', gap: px(2) });
export const nameRow = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: `0 ${px(12)}` });
export const name = style({ ...type('body'), flex: '1 1 auto', color: vars.color.ink, overflowWrap: 'anywhere' });
export const way = style({ ...type('meta'), color: vars.color.inkSecondary, fontVariantNumeric: 'tabular-nums' });
export const note = style({ ...type('meta'), color: vars.color.inkTertiary });
export const wrong = style({ ...type('meta'), color: vars.color.error, overflowWrap: 'anywhere' });
export const done = style({
  ...type('meta'),
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(4),
  color: vars.color.success,
});
export const action = style({
  ...type('body'),
  flex: 'none',
  minHeight: withText(32),
  borderRadius: vars.radius.small,
  color: vars.theme.text,
  cursor: 'pointer',
  ':focus-visible': focusRing,
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline' } } },
});

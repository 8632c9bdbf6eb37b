import { style } from '@vanilla-extract/css';
import { panel as basePanel } from '../internals/panel.css.ts';
import { ellipsis, px, vars } from '../internals/styles.ts';

export const root = style({ position: 'relative', width: '100%' });

export const trigger = style({
  textAlign: 'start',
  cursor: 'pointer',
  color: vars.color.ink,
  selectors: { '&[aria-expanded="true"]': { borderColor: vars.focus.ring }, '&:disabled': { cursor: 'not-allowed' } },
});
export const value = style({ flex: '1 1 0', ...ellipsis });
export const placeholder = style([value, { color: vars.color.inkTertiary }]);
export const chevron = style({
  flex: 'none',
  color: vars.color.inkTertiary,
  transition: `transform ${vars.motion.fast}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

/** Six options of 40, then it scrolls. */
export const panel = style([
  basePanel,
  { maxHeight: `calc(6 * ${vars.control.medium} + ${px(16)})`, overflowY: 'auto', overscrollBehavior: 'contain' },
]);
/** Wraps, because two long options may differ in their last word only. */
export const words = style({ flex: '1 1 0', minWidth: 0, paddingBlock: px(7), overflowWrap: 'anywhere' });
export const check = style({ flex: 'none', marginInlineStart: 'auto' });
export const note = style({
  fontWeight: vars.font.regular,
  color: vars.color.inkTertiary,
  fontSize: vars.text.meta.size,
  // The grey text has too little contrast on the tint of a selected option.
  selectors: { '[aria-selected="true"] > &': { color: vars.color.inkSecondary } },
});

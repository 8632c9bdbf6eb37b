import { style } from '@vanilla-extract/css';
import { panel as basePanel } from '../internals/panel.css.ts';
import { canHover, ellipsis, focusRing, forcedColors, px, type, vars } from '../internals/styles.ts';

export const root = style({ position: 'relative', width: '100%' });

export const box = style({ paddingBlock: px(5) });
export const lines = style({ display: 'flex', flexWrap: 'wrap', gap: px(8), flex: '1 1 0', minWidth: 0 });
/** The tags and the input share the lines of the field. */
export const tags = style({ display: 'contents', listStyleType: '""' });
export const tag = style({
  ...type('meta'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(4),
  minWidth: 0,
  maxWidth: '100%',
  minHeight: px(28),
  paddingInline: px(8),
  borderRadius: vars.radius.small,
  background: vars.theme.tile,
  color: vars.theme.text,
  cursor: 'default',
  selectors: { '[data-state="disabled"] &': { background: vars.color.disabledFill, color: vars.color.disabledText } },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const tagWords = style(ellipsis);
export const remove = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: px(24),
  height: px(24),
  marginInlineEnd: px(-6),
  borderRadius: vars.radius.small,
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: 0 } },
  '@media': { [canHover]: { ':hover': { background: vars.theme.shade12 } } },
});
export const input = style({ flex: '1 1 0', minWidth: px(48), minHeight: px(28) });

export const panel = style([basePanel]);
/** Six options of 40, then it scrolls. */
export const list = style({
  maxHeight: `calc(6 * ${vars.control.medium})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const words = style({ flex: '1 1 0', minWidth: 0, paddingBlock: px(4) });
/** Wraps, because two long options may differ in their last word only. */
export const title = style({ display: 'block', overflowWrap: 'anywhere', lineHeight: 1.5 });
export const match = style({ color: vars.theme.text, fontWeight: vars.font.strong, background: 'none' });
export const note = style({
  ...type('meta'),
  display: 'block',
  fontWeight: vars.font.regular,
  color: vars.color.inkTertiary,
  lineHeight: 20 / 14,
  ...ellipsis,
  // The grey text has too little contrast on the tint of a selected option.
  selectors: { '[aria-selected="true"] &': { color: vars.color.inkSecondary } },
});
export const loading = style({ display: 'flex', alignItems: 'center', gap: px(12), padding: px(12) });
export const footer = style({
  marginBlockStart: px(8),
  padding: `${px(8)} ${px(12)} ${px(4)}`,
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.line}`,
});

import { style, styleVariants } from '@vanilla-extract/css';
import { panel as basePanel } from '../panel.css.ts';
import { canHover, ellipsisInCell, focusRing, forcedColors, px, type, vars, withText } from '../styles.ts';

const tinted = `linear-gradient(${vars.theme.shade12}, ${vars.theme.shade12}), ${vars.color.surface}`;

/** Print backgrounds too: the tint shows an entry's duration, and white text needs its background. */
const printed = { printColorAdjust: 'exact' } as const;

/** Colours of course, exam, personal event and school calendar; the entry's text states the kind too. */
export const tones = styleVariants({
  course: { ...printed, background: tinted, borderInlineStartColor: vars.theme.control, color: vars.color.ink },
  exam: {
    ...printed,
    background: vars.color.warningTag,
    borderInlineStartColor: vars.color.warning,
    color: vars.color.ink,
  },
  personal: {
    ...printed,
    background: vars.color.disabledSurface,
    borderInlineStartColor: vars.color.controlBorder,
    color: vars.color.ink,
  },
  calendar: {
    ...printed,
    background: vars.color.successTag,
    borderInlineStartColor: vars.color.success,
    color: vars.color.onSuccessTag,
  },
});
/** The entry that takes place now. */
export const current = style({
  ...printed,
  background: vars.theme.solid,
  borderInlineStartColor: vars.theme.solid,
  color: vars.theme.onSolid,
  '@media': {
    // More specific than the forced-colours style of entries, whose style sheet may come later.
    [forcedColors]: {
      selectors: { '&&': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

export const moreRoot = style({ position: 'relative' });
export const more = style({
  ...type('meta'),
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  // Never less than 24 on the screen (WCAG 2.5.8).
  minHeight: `max(${withText(22)}, calc(24px / ${vars.zoom}))`,
  lineHeight: withText(20),
  paddingInline: px(4),
  border: `${vars.stroke.line} solid ${vars.theme.shade40}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.theme.text,
  fontWeight: vars.font.strong,
  textAlign: 'center',
  cursor: 'pointer',
  ...ellipsisInCell,
  ':focus-visible': { ...focusRing, outlineOffset: 0 },
  '@media': { [canHover]: { ':hover': { background: vars.theme.shade06 } } },
});
export const panel = style([
  basePanel,
  {
    zIndex: vars.layer.rail,
    insetInline: '0 auto',
    inlineSize: withText(304),
    maxInlineSize: '80vw',
    padding: `${px(16)} ${px(20)}`,
    textAlign: 'start',
    selectors: { '&[data-align="end"]': { insetInline: 'auto 0' } },
  },
]);
export const panelHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: px(8),
  marginBlockEnd: px(4),
});
export const panelTitle = style({ ...type('body'), fontWeight: vars.font.strong, color: vars.color.ink });
export const items = style({ margin: 0, padding: 0, listStyleType: '""', maxBlockSize: '50vh', overflowY: 'auto' });
export const item = style({
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}` } },
});
export const itemButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  width: '100%',
  minHeight: withText(52),
  paddingBlock: px(4),
  textAlign: 'start',
  borderRadius: vars.radius.small,
  selectors: { 'button&': { cursor: 'pointer' }, '&:focus-visible': { ...focusRing, outlineOffset: 0 } },
  '@media': { [canHover]: { selectors: { 'button&:hover': { background: vars.theme.shade06 } } } },
});
export const bar = style({
  alignSelf: 'stretch',
  flex: 'none',
  marginBlock: px(6),
  borderInlineStartStyle: 'solid',
  borderInlineStartWidth: px(3),
  borderRadius: px(2),
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
export const itemWords = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' });
export const itemTitle = style({
  ...type('body'),
  display: 'block',
  fontWeight: vars.font.strong,
  color: vars.color.ink,
});
export const itemNote = style({ ...type('meta'), display: 'block', color: vars.color.inkTertiary });

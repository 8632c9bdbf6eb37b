import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, hangingShadow, px, type, vars } from './styles.ts';

/** A panel under its control. It is positioned by CSS in the control's box, so that page zoom cannot misplace it. */
export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.dropdown,
  insetBlockStart: `calc(100% + ${px(4)})`,
  insetInline: 0,
  padding: px(8),
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: hangingShadow,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  selectors: {
    '&[data-side="top"]': { insetBlockStart: 'auto', insetBlockEnd: `calc(100% + ${px(4)})` },
  },
});

export const option = style({
  ...type('body'),
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  minHeight: vars.control.medium,
  paddingInline: px(12),
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: vars.theme.shade06 },
    '&[aria-selected="true"]:not([data-active-only])': {
      background: vars.theme.shade10,
      color: vars.theme.text,
      fontWeight: vars.font.strong,
    },
    '&[aria-disabled="true"]': { color: vars.color.inkTertiary, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        // More specific than the selected style, because the active option is often the selected one.
        '&&&[data-active]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
// Notes and matches set their own colours.
globalStyle(`${option}[data-active] :not([aria-hidden="true"], [role="img"])`, {
  '@media': { [forcedColors]: { color: 'inherit' } },
});
// A picture in the option keeps its background.
globalStyle(`${option}[data-active] span:is([aria-hidden="true"], [role="img"])`, {
  '@media': { [forcedColors]: { forcedColorAdjust: 'auto' } },
});

export const groupTitle = style({
  ...type('meta'),
  color: vars.color.inkTertiary,
  padding: `${px(8)} ${px(12)} ${px(4)}`,
});

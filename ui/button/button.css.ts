import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { reach } from '../internals/reach.css.ts';
import { canHover, focusRing, forcedColors, inCare, px, type, vars } from '../internals/styles.ts';

const root = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  placeContent: 'center',
  flex: 'none',
  maxWidth: '100%',
  minWidth: px(64),
  border: `${vars.stroke.line} solid transparent`,
  borderRadius: vars.radius.medium,
  whiteSpace: inCare('nowrap', 'normal'),
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-state="disabled"]': { cursor: 'not-allowed' },
    '&[data-state="loading"]': { cursor: 'progress' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-state="disabled"]': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});
export const button = style([root, reach]);

export const sizes = styleVariants({
  small: { ...type('meta'), minHeight: vars.control.small, paddingInline: px(12) },
  medium: { ...type('body'), minHeight: vars.control.medium, paddingInline: px(20) },
  large: { ...type('body'), minHeight: vars.control.large, paddingInline: px(28) },
  xlarge: { ...type('title3'), minHeight: vars.control.xlarge, paddingInline: px(32) },
});

/** Styles of a variant: its states differ only in fill, border and text colour. */
function kind(rest: StyleRule, hover: StyleRule, pressed: StyleRule, disabled: StyleRule): StyleRule {
  return {
    ...rest,
    '@media': { [canHover]: { selectors: { '&:hover:not([data-state="disabled"],[data-state="loading"])': hover } } },
    selectors: {
      // The attribute twice, so that pressed overrides hover, which comes later in a media query.
      '&:active:not([data-state="disabled"],[data-state="loading"]):not([data-state="disabled"])': pressed,
      '&[data-state="disabled"]': disabled,
    },
  };
}

const disabledSolid = {
  background: vars.color.disabledFill,
  borderColor: vars.color.disabledFill,
  color: vars.color.disabledText,
};
const disabledSurface = { background: vars.color.disabledSurface, color: vars.color.disabledText };
const { theme, color, font } = vars;

// In forced colours the browser paints a backplate behind text, which would cover a solid fill.
const solidInForcedColors: StyleRule = {
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:not([data-state="disabled"])': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
};

export const kinds = styleVariants({
  primary: [
    kind(
      { background: theme.solid, color: theme.onSolid, borderColor: theme.solidBorder, fontWeight: font.strong },
      { background: theme.hover },
      { background: theme.pressed },
      disabledSolid,
    ),
    solidInForcedColors,
  ],
  secondary: [
    kind(
      { background: color.surface, color: color.ink, borderColor: color.line },
      // The tint is mixed with the surface, so that content behind the button does not show through.
      { background: over(theme.shade06), borderColor: theme.shade40, color: theme.text },
      { background: over(theme.shade12), borderColor: theme.shade60, color: theme.text },
      { ...disabledSurface, borderColor: color.disabledLine },
    ),
  ],
  light: [
    kind(
      { background: theme.shade08, color: theme.text },
      { background: theme.shade12 },
      { background: theme.shade16 },
      disabledSurface,
    ),
  ],
  outline: [
    kind(
      { background: color.surface, color: theme.text, borderColor: theme.shade40 },
      { background: over(theme.shade06), borderColor: theme.shade60 },
      { background: over(theme.shade12), borderColor: theme.shade60 },
      { background: color.surface, borderColor: color.disabledLine, color: color.disabledText },
    ),
  ],
  danger: [
    kind(
      { background: color.danger, color: color.onDanger, fontWeight: font.strong },
      { background: color.dangerHover },
      { background: color.dangerPressed },
      disabledSolid,
    ),
    solidInForcedColors,
  ],
  text: [
    kind(
      { background: 'transparent', color: theme.text },
      { background: theme.shade06 },
      { background: theme.shade12 },
      { color: color.disabledText },
    ),
  ],
});

function over(tint: string): string {
  return `linear-gradient(${tint}, ${tint}), ${color.surface}`;
}

export const textPadding = style({ selectors: { '&&': { paddingInline: px(12) } } });
export const fullWidth = style({ width: '100%' });

// Label and loading content share one cell, so that the width does not change between them.
export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(8),
  minWidth: 0,
  maxWidth: '100%',
});
export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const faded = style({ opacity: 0 });
export const absent = style({ visibility: 'hidden' });

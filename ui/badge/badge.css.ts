import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, px, vars } from '../internals/styles.ts';

export const anchor = style({ position: 'relative', display: 'inline-flex' });

export const badge = style({
  display: 'inline-block',
  boxSizing: 'border-box',
  paddingInline: px(5),
  borderRadius: vars.radius.round,
  fontSize: vars.text.micro.size,
  fontWeight: vars.font.strong,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

export const sizes = styleVariants({
  icon: height('1.5em'),
  inline: height(`calc(1.5em + ${px(2)})`),
});

/** In `em`, so that digits stay inside when only text is enlarged. */
function height(length: string) {
  return { height: length, minWidth: length, lineHeight: length };
}

// Small digits need the pair of system colours with the highest contrast.
const forcedBadge = { [forcedColors]: { background: 'CanvasText', color: 'Canvas' } };

export const tones = styleVariants({
  attention: { background: vars.color.badge, color: vars.color.onBadge, '@media': forcedBadge },
  neutral: { background: vars.color.skeleton, color: vars.color.inkSecondary, '@media': forcedBadge },
});

export const dot = style({
  display: 'inline-block',
  width: px(8),
  height: px(8),
  borderRadius: vars.radius.round,
  background: vars.color.badge,
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

// The ring has the colour of the surface under it; a header sets the variable to its own colour.
const groundRing = {
  boxShadow: `0 0 0 ${px(2)} var(--ym-ground, ${vars.color.surface})`,
  '@media': { [forcedColors]: { boxShadow: `0 0 0 ${px(2)} Canvas` } },
};

export const placed = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  transform: 'translate(50%, -50%)',
  ...groundRing,
  selectors: { '[dir="rtl"] &': { transform: 'translate(-50%, -50%)' } },
});

const inCorner = { position: 'absolute', ...groundRing } as const;
/** Larger digits extend upwards, so that enough of the icon stays visible. */
export const corner = style({ ...inCorner, insetBlockEnd: `calc(100% - ${px(20)})`, insetInlineEnd: px(-3) });
/** `99+` is wider than the icon: it is moved up and outwards, so that most of the icon stays visible. */
export const wideCorner = style({
  ...inCorner,
  insetBlockEnd: `calc(100% - ${px(15)})`,
  insetInlineEnd: px(-10),
});
export const cornerDot = style({ ...inCorner, insetBlockStart: px(6), insetInlineEnd: px(6) });

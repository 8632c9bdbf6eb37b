import { inCare, px, targetSize, touch, vars } from '@yimen/tokens/contract';

/** Sizes of text, from the largest. */
export const textSizes = ['display', 'title1', 'title2', 'title3', 'body', 'meta', 'micro'] as const;
export type TextSize = (typeof textSizes)[number];

export function type(size: TextSize) {
  return { fontSize: vars.text[size].size, lineHeight: vars.text[size].line };
}

/** A length that is specified for body text of 16 design pixels, and that grows with body text (care mode). */
export function withText(length: number): string {
  return `calc(${length / 16} * ${vars.text.body.size})`;
}

/** The ring every component shows while it has keyboard focus. */
export const focusRing = {
  outline: `${vars.stroke.focus} solid ${vars.focus.ring}`,
  outlineOffset: vars.stroke.focusOffset,
} as const;

/** One line that ends in an ellipsis; in care mode nothing is cut, and the line breaks. */
export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: inCare('nowrap', 'normal'),
} as const;

/** The same where a line has no room to break: in the cells of a calendar. */
export const ellipsisInCell = { ...ellipsis, whiteSpace: 'nowrap' } as const;

/** Hides an element visually, but not from screen readers. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** A style for dark mode: a dark theme, or the automatic theme on a dark system. */
export function byNight<Look extends object>(look: Look) {
  return {
    selectors: { '[data-theme="dark"] &': look },
    '@media': {
      '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme="light"]) &': look } },
    },
  };
}

/** Elevation 2 with a larger offset: panels attached to a control, and toasts. */
export const hangingShadow = [
  vars.shadow.floating,
  `${vars.shadow.floating}, 0 ${px(12)} ${px(32)} color-mix(in srgb, ${vars.color.scrim} 22%, transparent)`,
];

/** The minimum height of a field; at least 44 px for touch. */
export function fieldHeight(size: 'small' | 'medium' | 'large' | 'xlarge') {
  const least = vars.control[size];
  return { minHeight: least, '@media': { '(pointer: coarse)': { minHeight: `max(${least}, ${touch()})` } } };
}

export const forcedColors = '(forced-colors: active)';

/** Selected state in forced colours. Not an outline, which would hide the focus ring; the ring is inset here. */
export const chosenInForcedColors = {
  background: 'Highlight',
  color: 'HighlightText',
  outlineColor: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

/** Wide enough for labels beside their fields. */
export const roomyForm = '(min-width: 600px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Hover styles only for pointers that can hover: on touch screens they would remain after a tap. */
export const canHover = '(hover: hover)';

export { inCare, px, targetSize, touch, vars };

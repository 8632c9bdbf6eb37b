import { px, targetSize, touch, vars } from '@yimen/tokens/contract';

/** Sizes of text, from the largest. */
export const textSizes = ['display', 'title1', 'title2', 'title3', 'body', 'meta', 'micro'] as const;
export type TextSize = (typeof textSizes)[number];

export function type(size: TextSize) {
  return { fontSize: vars.text[size].size, lineHeight: vars.text[size].line };
}

/** A length given for body text of 16 design pixels, which grows with it (care mode). */
export function withText(length: number): string {
  return `calc(${length / 16} * ${vars.text.body.size})`;
}

/** The ring every component shows while it has keyboard focus. */
export const focusRing = {
  outline: `${vars.stroke.focus} solid ${vars.focus.ring}`,
  outlineOffset: vars.stroke.focusOffset,
} as const;

export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Removes an element from sight but not from screen readers. */
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

/** A look by night: where a theme in force or the reader's system is dark. */
export function byNight<Look extends object>(look: Look) {
  return {
    selectors: { '[data-theme="dark"] &': look },
    '@media': {
      '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme="light"]) &': look } },
    },
  };
}

/** Elevation 2 with a deeper fall: panels that hang from a control, and toasts. */
export const hangingShadow = [
  vars.shadow.floating,
  `${vars.shadow.floating}, 0 ${px(12)} ${px(32)} color-mix(in srgb, ${vars.color.scrim} 22%, transparent)`,
];

/** The least height of a field; 44 px under a finger. */
export function fieldHeight(size: 'small' | 'medium' | 'large' | 'xlarge') {
  const least = vars.control[size];
  return { minHeight: least, '@media': { '(pointer: coarse)': { minHeight: `max(${least}, ${touch()})` } } };
}

export const forcedColors = '(forced-colors: active)';

/** What is chosen, in the reader's own colours; an outline in its place would hide the focus ring, which is inset here. */
export const chosenInForcedColors = {
  background: 'Highlight',
  color: 'HighlightText',
  outlineColor: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

/** Wide enough for labels beside their fields. */
export const roomyForm = '(min-width: 600px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Hover looks only where a pointer hovers: on touch screens they would stick after a tap. */
export const canHover = '(hover: hover)';

export { px, targetSize, touch, vars };

import { px, vars } from '@yimen/tokens/contract';

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

/** Elevation 2 with a deeper fall: panels that hang from a control, and toasts. */
export const hangingShadow = [
  vars.shadow.floating,
  `${vars.shadow.floating}, 0 ${px(12)} ${px(32)} color-mix(in srgb, ${vars.color.scrim} 22%, transparent)`,
];

export const forcedColors = '(forced-colors: active)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Hover looks only where a pointer hovers: on touch screens they would stick after a tap. */
export const canHover = '(hover: hover)';

export { px, vars };

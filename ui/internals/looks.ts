import type { StyleRule } from '@vanilla-extract/css';
import { px, vars } from './styles.ts';

/** A size of the phone's type scale, in design px of a 375 px screen; never under 12 px on the glass (DESIGN §2). */
export function phoneType(size: number, line: number): StyleRule {
  return { fontSize: `max(12px, ${px(size)})`, lineHeight: String(line / size) };
}

export const strong: StyleRule = { fontWeight: vars.font.strong };

/** At most so many lines, then an ellipsis. */
export function clampLines(lines: number): StyleRule {
  return { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' };
}

/** The focus ring in another colour, or inside the edge where the surroundings clip. */
export function ring(color: string = vars.focus.ring, inset = false): StyleRule {
  return {
    outline: `${vars.stroke.focus} solid ${color}`,
    outlineOffset: inset ? `calc(-1 * ${vars.stroke.focus})` : vars.stroke.focusOffset,
  };
}

export const hairline = `${vars.stroke.line} solid ${vars.color.line}`;
export const hairlineSubtle = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;

/** Colour changes on hover and press; nothing moves, so reduced motion needs no exception. */
export const colorTransition: StyleRule = {
  transitionProperty: 'background-color, border-color, color, opacity',
  transitionDuration: vars.motion.fast,
};

export const plainButton: StyleRule = {
  appearance: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
};

/** No markers. An empty string instead of `none`, which would take the list away from VoiceOver (webkit.org/b/170179). */
export const plainList: StyleRule = { listStyleType: '""', margin: 0, padding: 0 };

/** Wide enough for two columns on the phone site. */
export const phoneWide = '(min-width: 600px)';

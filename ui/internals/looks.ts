import type { StyleRule } from '@vanilla-extract/css';
import { largeType } from './media.ts';
import { ellipsis, inCare, px, vars } from './styles.ts';

/** The phone site's sizes between two steps of the type scale, as a step and a difference. */
const phoneSteps = {
  18: ['title2', 0],
  17: ['title3', 0],
  16: ['body', 0],
  15: ['body', -1],
  14: ['meta', 1],
  13: ['meta', 0],
  12: ['micro', 0],
} as const;

/** Text of the phone site, in design px of a 375 px screen; has the type scale's care mode and 12 px minimum. */
export function phoneType(size: keyof typeof phoneSteps, line: number): StyleRule {
  const [step, more] = phoneSteps[size];
  const token = vars.text[step].size;
  return {
    fontSize: more === 0 ? token : `max(calc(${token} + ${px(more)}), calc(12px / ${vars.zoom}))`,
    lineHeight: String(line / size),
  };
}

export const strong: StyleRule = { fontWeight: vars.font.strong };

/** At most so many lines, then an ellipsis; all lines in care mode. */
export function clampLines(lines: number): StyleRule {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: inCare(`${lines}`, 'none'),
    overflow: 'hidden',
  };
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

/** No markers. An empty string, because with `none` VoiceOver announces no list (webkit.org/b/170179). */
export const plainList: StyleRule = { listStyleType: '""', margin: 0, padding: 0 };
/** The tile of a service that depends on something that is not available now. */
export const mutedTile: StyleRule = {
  color: vars.color.inkTertiary,
  background: vars.color.disabledSurface,
  boxShadow: 'none',
};

/** One line that ends in an ellipsis, for text that may be cut anywhere; not limited to one line in large type. */
export const oneLine: StyleRule = { ...ellipsis, '@media': { [largeType]: { whiteSpace: 'normal' } } };

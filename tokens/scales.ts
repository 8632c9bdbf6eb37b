import { breakpoints, geometry, layers } from './constants.ts';
import { px } from './contract.ts';
import { shape, type TokenName } from './vocabulary.ts';

/** The modes that change sizes: care mode, and a narrow window (the mobile site's type scale). */
export type SizeMode = { care: boolean; narrow: boolean };

type TextName = keyof typeof shape.text;
/** Size and line height in design pixels. */
type Text = readonly [size: number, line: number];

const wide: Record<TextName, Text> = {
  display: [36, 48],
  title1: [28, 40],
  title2: [22, 32],
  title3: [18, 28],
  body: [16, 26],
  meta: [14, 22],
  micro: [12, 18],
};
const narrow: Record<TextName, Text> = {
  display: [24, 36],
  title1: [20, 30],
  title2: [18, 28],
  title3: [17, 26],
  body: [16, 26],
  meta: [13, 20],
  micro: [12, 18],
};
const wideCare: Record<TextName, Text> = {
  display: [40, 56],
  title1: [36, 52],
  title2: [32, 48],
  title3: [28, 40],
  body: [24, 38],
  meta: [20, 30],
  micro: [16, 24],
};
const narrowCare: Record<TextName, Text> = {
  display: [30, 44],
  title1: [28, 42],
  title2: [24, 36],
  title3: [24, 34],
  body: [22, 34],
  meta: [18, 26],
  micro: [14, 20],
};

const controls = { small: 32, medium: 40, large: 48, xlarge: 56, touch: 44 };
const careControls = { small: 44, medium: 56, large: 64, xlarge: 72, touch: 56 };

/** Tokens that no mode changes. */
export const constantScales = {
  unit: '0.0625rem',
  zoom: '1',
  'font.body':
    '-apple-system, BlinkMacSystemFont, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  'font.regular': '400',
  'font.strong': '600',
  'motion.enter': 'cubic-bezier(0.2, 0, 0, 1)',
  'motion.leave': 'cubic-bezier(0.4, 0, 1, 1)',
  ...scaleEntries(
    'breakpoint',
    Object.keys(breakpoints),
    (name) => `${breakpoints[name as keyof typeof breakpoints]}px`,
  ),
  ...scaleEntries('layer', Object.keys(layers), (name) => String(layers[name as keyof typeof layers])),
} as Record<TokenName, string>;

/** Motion, normal and reduced: reduced has no distances, and fades of at most 120 ms. */
export function motionScales(reduced: boolean): Partial<Record<TokenName, string>> {
  return {
    'motion.fast': reduced ? '80ms' : '120ms',
    'motion.base': reduced ? '120ms' : '200ms',
    'motion.slow': reduced ? '120ms' : '280ms',
    'motion.distance': reduced ? '0' : '1',
  };
}

/** Lengths, as CSS that uses the unit of the element on which the theme is set. */
export function lengthScales({ care, narrow: isNarrow }: SizeMode): Partial<Record<TokenName, string>> {
  const texts = isNarrow ? (care ? narrowCare : narrow) : care ? wideCare : wide;
  const heights = care ? careControls : controls;
  return {
    ...Object.assign({}, ...Object.entries(texts).map(([name, text]) => textTokens(name as TextName, text))),
    ...scaleEntries('control', Object.keys(heights), (name) => px(heights[name as keyof typeof heights])),
    // The smallest target in care mode is 44 px on the screen, whatever the page's zoom.
    ...(care && { 'control.small': `max(${px(heights.small)}, calc(44px / var(--ym-zoom)))` }),
    'stroke.line': care ? '2px' : '1px',
    // At least 2 px on the screen at every page zoom; browsers round widths down, so a little more.
    'stroke.focus': `max(${px(care ? 3 : 2)}, calc(2.1px / var(--ym-zoom)))`,
    'stroke.focusOffset': px(2),
    ...scaleEntries('space', Object.keys(shape.space), (name) => px(Number(name))),
    'radius.small': px(4),
    'radius.medium': px(8),
    'radius.large': px(12),
    'radius.round': '9999px',
    ...scaleEntries('size', Object.keys(geometry), (name) => px(geometry[name as keyof typeof geometry])),
  };
}

/** Shadows of a scheme. In dark a ring is added, because a shadow is not visible there. */
export function shadows(scheme: 'light' | 'dark'): Partial<Record<TokenName, string>> {
  if (scheme === 'light') {
    return {
      'shadow.field': `0 ${px(1)} ${px(2)} #141c280d`,
      'shadow.floating': `0 ${px(4)} ${px(16)} #141c2814, 0 0 0 ${px(1)} #141c280d`,
      'shadow.modal': `0 ${px(16)} ${px(48)} #141c282e`,
    };
  }
  const ring = `0 0 0 ${px(1)} #2b323c`;
  return {
    'shadow.field': '0 0 0 #00000000',
    'shadow.floating': ring,
    'shadow.modal': `0 ${px(16)} ${px(48)} #00000099, ${ring}`,
  };
}

// Nothing is drawn smaller than 12 px on the screen, whatever the page's zoom.
function textTokens(name: TextName, [size, line]: Text): Partial<Record<TokenName, string>> {
  return { [`text.${name}.size`]: textSizeValue(size), [`text.${name}.line`]: textLine(line) };
}

/** A size of text in design pixels, at least 12 px on the screen. */
export function textSizeValue(size: number): string {
  return `max(${px(size)}, calc(12px / var(--ym-zoom)))`;
}

/** A line height in design pixels, at least what 12 px text needs on the screen. */
export function textLine(line: number): string {
  return `max(${px(line)}, calc(18px / var(--ym-zoom)))`;
}

function scaleEntries(group: string, names: string[], value: (name: string) => string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${group}.${name}`, value(name)]));
}

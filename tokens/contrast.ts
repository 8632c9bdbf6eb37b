import type { Rgb } from './color.ts';

const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of WCAG 2.2, from 0 (black) to 1 (white). */
export function luminance(color: Rgb): number {
  return 0.2126 * (linear[color[0]] ?? 0) + 0.7152 * (linear[color[1]] ?? 0) + 0.0722 * (linear[color[2]] ?? 0);
}

/** Contrast ratio of WCAG 2.2 between two luminances, from 1 to 21. */
export function luminanceRatio(one: number, other: number): number {
  return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);
}

/** Contrast ratio of WCAG 2.2 between two opaque colours, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  return luminanceRatio(luminance(one), luminance(other));
}

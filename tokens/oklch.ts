import type { Rgb } from './color.ts';

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** A colour in OKLCH. */
export function toOklch(color: Rgb): Oklch {
  const [r, g, b] = [decode(color[0]), decode(color[1]), decode(color[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const labA = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const labB = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(labA, labB),
    (Math.atan2(labB, labA) * 180) / Math.PI,
  ];
}

/** The nearest sRGB colour of the same lightness and hue: chroma is reduced until a screen can show it. */
export function fromOklch([lightness, chroma, hue]: Oklch): Rgb {
  const light = Math.min(1, Math.max(0, lightness));
  let color = linearRgb(light, chroma, hue);
  if (!isDrawable(color)) {
    let [low, high] = [0, chroma];
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2;
      if (isDrawable(linearRgb(light, middle, hue))) low = middle;
      else high = middle;
    }
    color = linearRgb(light, low, hue);
  }
  return [encode(color[0]), encode(color[1]), encode(color[2])];
}

function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isDrawable(color: readonly number[]): boolean {
  return color.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function decode(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encode(channel: number): number {
  const value = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}

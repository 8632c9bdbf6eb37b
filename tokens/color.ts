/** An opaque colour: red, green and blue, each a whole number from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

/** `#rrggbb` of a colour. */
export function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of a `#rrggbb` literal of this package; input from outside goes through `parseColor`. */
export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` (0 to 1) of `over` on `under`, as a browser composes an opacity. */
export function mix(under: Rgb, over: Rgb, share: number): Rgb {
  return [
    Math.round(under[0] + (over[0] - under[0]) * share),
    Math.round(under[1] + (over[1] - under[1]) * share),
    Math.round(under[2] + (over[2] - under[2]) * share),
  ];
}

/** What `filter: grayscale(1)` draws for a colour. */
export function grayscale(color: Rgb): Rgb {
  const gray = Math.round(0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]);
  return [gray, gray, gray];
}

/** The colours of a theme's shades: opacity as an alpha suffix behind the theme colour. */
export const shadeSuffixes = {
  shade04: '0a',
  shade06: '0f',
  shade08: '14',
  shade10: '1a',
  shade12: '1f',
  shade16: '29',
  shade20: '33',
  shade30: '4d',
  shade40: '66',
  shade60: '99',
} as const;

export type ShadeName = keyof typeof shadeSuffixes;

/** The opacity (0 to 1) of a shade. */
export function shadeAlpha(shade: ShadeName): number {
  return Number.parseInt(shadeSuffixes[shade], 16) / 255;
}

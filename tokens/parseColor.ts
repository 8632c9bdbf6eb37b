import { black, fromHex, mix, type Rgb, white } from './color.ts';
import { colorNames } from './colorNames.ts';
import { fromOklch } from './oklch.ts';

/** A parsed colour: its opaque part and its opacity (0 to 1). */
export type ParsedColor = { rgb: Rgb; alpha: number };

const number = String.raw`[+-]?(?:\d{1,6}(?:\.\d{0,12})?|\.\d{1,12})(?:e[+-]?\d{1,2})?`;
const component = new RegExp(`^(${number})(%|deg|grad|rad|turn)?$`);
const functionForm = /^(rgba?|oklch)\(([^()]*)\)$/;

/**
 * Reads a colour name, 3-, 4-, 6- or 8-digit hex, `rgb()` or `oklch()`; null for anything else.
 * It returns numbers only, so the given text never reaches a style sheet.
 */
export function parseColor(given: unknown): ParsedColor | null {
  if (typeof given !== 'string' || given.length > 100) return null;
  const text = given.trim().toLowerCase();
  if (text === 'transparent') return { rgb: black, alpha: 0 };
  const named = colorNames.get(text);
  if (named) return { rgb: fromHex(`#${named}`), alpha: 1 };
  if (text.startsWith('#')) return parseHex(text.slice(1));
  const form = functionForm.exec(text);
  const parts = form?.[2] === undefined ? null : splitArguments(form[2]);
  if (!form || !parts) return null;
  return form[1] === 'oklch' ? parseOklch(parts) : parseRgb(parts);
}

/** The opaque colour that is drawn when a given colour lies on white. */
export function flattened({ rgb, alpha }: ParsedColor): Rgb {
  return alpha === 1 ? rgb : mix(white, rgb, alpha);
}

function parseHex(digits: string): ParsedColor | null {
  if (!/^(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return null;
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const alpha = full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1;
  return { rgb: fromHex(`#${full.slice(0, 6)}`), alpha };
}

type Component = { value: number; unit: string };
type Arguments = { components: Component[]; alpha: number; commas: boolean };

function splitArguments(inner: string): Arguments | null {
  const commas = inner.includes(',');
  if (commas && inner.includes('/')) return null;
  const [head = '', tail, ...more] = commas ? [inner] : inner.split('/');
  if (more.length > 0) return null;
  const words = head.trim().split(commas ? /\s*,\s*/ : /\s+/);
  if (commas && words.includes('none')) return null;
  if (commas && words.length === 4) return withAlpha(words.slice(0, 3), words[3], true);
  return words.length === 3 ? withAlpha(words, tail?.trim(), commas) : null;
}

function withAlpha(words: string[], alphaWord: string | undefined, commas: boolean): Arguments | null {
  const components = words.map(parseComponent);
  const alpha = alphaWord === undefined ? { value: 1, unit: '' } : parseComponent(alphaWord);
  if (!alpha || (alpha.unit !== '' && alpha.unit !== '%')) return null;
  if (!components.every((item) => item !== null)) return null;
  return { components, alpha: clamp(alpha.unit === '%' ? alpha.value / 100 : alpha.value, 0, 1), commas };
}

function parseComponent(word: string): Component | null {
  if (word === 'none') return { value: 0, unit: '' };
  const match = component.exec(word);
  return match ? { value: Number(match[1]), unit: match[2] ?? '' } : null;
}

function parseRgb({ components, alpha, commas }: Arguments): ParsedColor | null {
  const units = new Set(components.map(({ unit }) => unit));
  if ([...units].some((unit) => unit !== '' && unit !== '%') || (commas && units.size > 1)) return null;
  const [red = 0, green = 0, blue = 0] = components.map(({ value, unit }) =>
    Math.round(clamp(unit === '%' ? (value * 255) / 100 : value, 0, 255)),
  );
  return { rgb: [red, green, blue], alpha };
}

const degrees: Record<string, number> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

function parseOklch({ components, alpha, commas }: Arguments): ParsedColor | null {
  const [lightness, chroma, hue] = components;
  if (commas || !lightness || !chroma || !hue) return null;
  const scale = degrees[hue.unit];
  if (scale === undefined || ![lightness, chroma].every(({ unit }) => unit === '' || unit === '%')) return null;
  const rgb = fromOklch([
    clamp(lightness.unit === '%' ? lightness.value / 100 : lightness.value, 0, 1),
    clamp(chroma.unit === '%' ? chroma.value * 0.004 : chroma.value, 0, 1),
    hue.value * scale,
  ]);
  return { rgb, alpha };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

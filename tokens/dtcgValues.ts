import { toHex } from './color.ts';
import { px } from './contract.ts';
import { parseColor } from './parseColor.ts';
import { textLine, textSizeValue } from './scales.ts';
import type { TokenName } from './vocabulary.ts';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Converts one type of the Design Tokens format from CSS and back; null for what the format cannot express. */
export type Codec = {
  type: string;
  write: (css: string) => JsonValue | null;
  read: (value: JsonValue) => string | null;
};

const numeral = String.raw`-?\d{1,6}(?:\.\d{1,6})?`;
const designLength = String.raw`calc\((${numeral}) \* var\(--ym-unit\)\)`;

/** The codec of a token. */
export function codecOf(token: TokenName): Codec {
  if (/^text\.\w+\.size$/.test(token)) return { ...dimension, read: (value) => fromPixels(value, textSizeValue) };
  if (/^text\.\w+\.line$/.test(token)) return { ...dimension, read: (value) => fromPixels(value, textLine) };
  if (/^(space|radius|control|stroke|size)\.|^unit$/.test(token)) return dimension;
  if (/^breakpoint\./.test(token)) return { ...dimension, read: (value) => fromPixels(value, (width) => `${width}px`) };
  if (/^motion\.(enter|leave)$/.test(token)) return cubicBezier;
  if (/^motion\.(fast|base|slow)$/.test(token)) return duration;
  if (/^(layer|zoom|motion)/.test(token)) return plainNumber('number');
  if (token === 'font.body') return fontFamily;
  if (/^font\./.test(token)) return plainNumber('fontWeight');
  return token.startsWith('shadow.') ? shadow : color;
}

const color: Codec = {
  type: 'color',
  write: (css) => {
    const parsed = parseColor(css);
    if (!parsed) return null;
    return {
      colorSpace: 'srgb',
      components: parsed.rgb.map((channel) => channel / 255),
      alpha: parsed.alpha,
      hex: toHex(parsed.rgb),
    };
  },
  read: (value) => {
    if (typeof value === 'string') return hexOf(value);
    if (!isRecord(value) || value.colorSpace !== 'srgb' || !Array.isArray(value.components)) return null;
    const { components, alpha = 1 } = value;
    const all = [...components, alpha];
    if (all.length !== 4 || !all.every((item) => typeof item === 'number' && item >= 0 && item <= 1)) return null;
    const [red = 0, green = 0, blue = 0, opacity = 0] = all.map((item) => Math.round(Number(item) * 255));
    return withAlpha(toHex([red, green, blue]), opacity);
  },
};

function hexOf(text: string): string | null {
  const parsed = parseColor(text);
  return parsed && withAlpha(toHex(parsed.rgb), Math.round(parsed.alpha * 255));
}

function withAlpha(hex: string, opacity: number): string {
  return opacity === 255 ? hex : hex + opacity.toString(16).padStart(2, '0');
}

const dimensionForm = new RegExp(
  `^(?:${designLength}|max\\(${designLength}, calc\\((?:2\\.1|1[28]|44)px / var\\(--ym-zoom\\)\\)\\)|(${numeral})(px|rem))$`,
);

const dimension: Codec = {
  type: 'dimension',
  write: (css) => {
    const match = dimensionForm.exec(css);
    if (!match) return null;
    const [, plain, floored, literal, unit] = match;
    return { value: Number(plain ?? floored ?? literal), unit: unit ?? 'px' };
  },
  read: (value) => {
    if (isRecord(value) && value.unit === 'rem' && isNumber(value.value)) return `${value.value}rem`;
    return fromPixels(value, px);
  },
};

function fromPixels(value: JsonValue, build: (length: number) => string): string | null {
  return isRecord(value) && value.unit === 'px' && isNumber(value.value) ? build(value.value) : null;
}

const duration: Codec = {
  type: 'duration',
  write: (css) => (/^\d{1,5}ms$/.test(css) ? { value: Number.parseInt(css, 10), unit: 'ms' } : null),
  read: (value) => {
    if (!isRecord(value) || !isNumber(value.value) || value.value < 0) return null;
    if (value.unit === 'ms') return `${value.value}ms`;
    return value.unit === 's' ? `${value.value * 1000}ms` : null;
  },
};

const cubicBezier: Codec = {
  type: 'cubicBezier',
  write: (css) => {
    const parts = /^cubic-bezier\(([^()]*)\)$/.exec(css)?.[1]?.split(', ').map(Number);
    return parts?.length === 4 && parts.every(Number.isFinite) ? parts : null;
  },
  read: (value) =>
    Array.isArray(value) && value.length === 4 && value.every(isNumber) ? `cubic-bezier(${value.join(', ')})` : null,
};

function plainNumber(type: string): Codec {
  return {
    type,
    write: (css) => (/^-?\d+(?:\.\d+)?$/.test(css) ? Number(css) : null),
    read: (value) => (isNumber(value) ? String(value) : null),
  };
}

const generic = /^(?:-apple-system|BlinkMacSystemFont|system-ui|sans-serif|serif|monospace)$/;
const familyName = /^[\p{L}\p{N} _-]{1,60}$/u;

const fontFamily: Codec = {
  type: 'fontFamily',
  write: (css) => css.split(', ').map((name) => name.replaceAll('"', '')),
  read: (value) => {
    const names = Array.isArray(value) ? value : [value];
    if (names.length === 0 || !names.every((name) => typeof name === 'string' && familyName.test(name))) return null;
    return names.map((name) => (generic.test(String(name)) ? name : `"${name}"`)).join(', ');
  },
};

const length = `(?:${designLength}|(${numeral})(?:px)?)`;
const layerForm = new RegExp(`^${[0, 1, 2].map(() => length).join(' ')}(?: ${length})? (#[\\da-f]{3,8})$`);
const shadowParts = ['offsetX', 'offsetY', 'blur', 'spread'] as const;

const shadow: Codec = {
  type: 'shadow',
  write: (css) => {
    const layers = css.split(', ').map((layer) => {
      const match = layerForm.exec(layer);
      const drawn = match && color.write(match[9] ?? '');
      if (!match || !drawn) return null;
      const lengths = shadowParts.map((name, index) => {
        const value = Number(match[index * 2 + 1] ?? match[index * 2 + 2] ?? 0);
        return [name, { value, unit: 'px' }];
      });
      return { color: drawn, ...Object.fromEntries(lengths) };
    });
    return layers.includes(null) ? null : (layers as JsonValue[]);
  },
  read: (value) => {
    const layers = (Array.isArray(value) ? value : [value]).map((layer) => {
      if (!isRecord(layer)) return null;
      const lengths = shadowParts.map((name) => fromPixels(layer[name] ?? { value: 0, unit: 'px' }, orZero));
      const drawn = color.read(layer.color ?? null);
      if (lengths[3] === '0') lengths.pop();
      return drawn && !lengths.includes(null) ? `${lengths.join(' ')} ${drawn}` : null;
    });
    return layers.length === 0 || layers.includes(null) ? null : layers.join(', ');
  },
};

function orZero(length: number): string {
  return length === 0 ? '0' : px(length);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e6;
}

export function isRecord(value: unknown): value is { [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { describe, expect, test } from 'vitest';
import { makeColors } from './makeColors.ts';
import { colorTokens, makeTheme, type ThemeMode, type ThemeSettings } from './makeTheme.ts';
import { promisedRatio, promises, type Surface, surfaceName } from './promises.ts';
import { readSettings } from './settings.ts';
import type { TokenName } from './vocabulary.ts';
import type { ColorMode } from './workbench.ts';

/*
 * The promise of the whole package, checked independently: contrast, tints and the gray filter are
 * computed here from the text of the specifications, not by the code under test.
 */

const institutions = 10_000;

type Color = [number, number, number];
type Tokens = Partial<Record<TokenName, string>>;

function decimal(hex: string): [...Color, number] {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5), hex.length > 7 ? part(7) / 0xff : 1];
}

const linearShares = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance as WCAG 2.2 defines it. */
function relativeLuminance([r, g, b]: Color): number {
  return 0.2126 * (linearShares[r] ?? 0) + 0.7152 * (linearShares[g] ?? 0) + 0.0722 * (linearShares[b] ?? 0);
}

/** The matrix of grayscale(100%) in Filter Effects, applied to what is drawn. */
function asSeen(color: Color, gray: boolean): Color {
  if (!gray) return color;
  const level = Math.round(0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]);
  return [level, level, level];
}

function onto(ground: Color, hex: string): Color {
  const [r, g, b, alpha] = decimal(hex);
  const blend = (over: number, under: number) => Math.round(over * alpha + under * (1 - alpha));
  return [blend(r, ground[0]), blend(g, ground[1]), blend(b, ground[2])];
}

function value(tokens: Tokens, token: TokenName): string {
  const text = tokens[token] ?? '';
  if (!/^#(?:[\da-f]{6}|[\da-f]{8})$/.test(text)) throw new Error(`${token} is ${JSON.stringify(text)}, not a colour`);
  return text;
}

function groundColor(tokens: Tokens, { token, tint }: Surface): Color {
  const [r, g, b] = decimal(value(tokens, token));
  return tint ? onto([r, g, b], value(tokens, `theme.${tint}`)) : [r, g, b];
}

const surfaces = [...new Set(promises.flatMap(({ on }) => on))];
const indexOf = new Map(surfaces.map((surface, index) => [surface, index]));
const judged = promises.map((promise) => ({ ...promise, at: promise.on.map((surface) => indexOf.get(surface) ?? -1) }));

function brokenPromises(tokens: Tokens, mode: ColorMode): string[] {
  const luminanceOf = (color: Color) => relativeLuminance(asSeen(color, mode.gray));
  const grounds = surfaces.map((surface) => luminanceOf(groundColor(tokens, surface)));
  const broken: string[] = [];
  for (const { token, kind, at } of judged) {
    // A border that is not needed shows the fill under it.
    const under: TokenName = token === 'theme.solidBorder' ? 'theme.solid' : 'color.surface';
    const text = luminanceOf(onto(decimal(value(tokens, under)).slice(0, 3) as Color, value(tokens, token)));
    const promised = promisedRatio[kind][mode.contrast];
    for (const index of at) {
      const ground = grounds[index] ?? Number.NaN;
      const ratio = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
      // Not `ratio < promised`: that is false for NaN, so NaN would pass.
      if (!(ratio >= promised)) broken.push(`${token} on ${JSON.stringify(surfaces[index])}: ${ratio} < ${promised}`);
    }
  }
  return broken;
}

/** A sequence of numbers from 0 to 1 that is the same on every run (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const awkward = ['#000', '#fff', '#808080', '#757575', '#767676', '#ff0', '#0f0', '#00f', '#f00', '#0ff', '#f0f'];
const names = ['themColor', 'topBackground', 'topSelected', 'topDefault'] as const;
const barNames = ['bottomNavColor', 'bottomFontColor', 'bottomFilingColor', 'bottomFilingFont'] as const;

function randomInstitution(next: () => number): ThemeSettings {
  const byte = () => Math.floor(next() * 256);
  const hex = () =>
    Math.floor(next() * 0x1000000)
      .toString(16)
      .padStart(6, '0');
  const forms = [
    () => `#${hex()}`,
    () => `#${hex()}${byte().toString(16).padStart(2, '0')}`,
    () => `#${hex().slice(0, 3)}`,
    () => `rgb(${byte()}, ${byte()}, ${byte()})`,
    () => `oklch(${(next() * 100).toFixed(1)}% ${(next() * 0.4).toFixed(3)} ${(next() * 360).toFixed(0)})`,
    () => awkward[Math.floor(next() * awkward.length)] ?? '',
    () => 'not a colour',
  ];
  const one = () => (next() < 0.6 ? `#${hex()}` : (forms[Math.floor(next() * forms.length)]?.() ?? ''));
  const given = [...names, ...barNames].filter(() => next() < 0.85);
  return Object.fromEntries(given.map((name) => [name, one()]));
}

const schemes = ['light', 'dark'] as const;
const contrasts = ['normal', 'more'] as const;
const colorModes: ColorMode[] = schemes.flatMap((scheme) =>
  contrasts.flatMap((contrast) => [false, true].map((gray) => ({ scheme, contrast, gray }))),
);

describe('any institution', () => {
  test(`${institutions} random institutions keep every promise in every combination of modes`, () => {
    const next = sequence(20261120);
    for (let count = 0; count < institutions; count += 1) {
      const settings = randomInstitution(next);
      const { inputs } = readSettings(settings);
      for (const mode of colorModes) {
        const broken = brokenPromises(colorTokens(inputs, makeColors(inputs, mode), mode), mode);
        if (broken.length > 0) expect.fail(`${JSON.stringify({ settings, mode })}\n${broken.join('\n')}`);
      }
    }
  });

  test('every mode flag leads to one of the eight sets of colours that are judged above', () => {
    const settings = { themColor: '#00ad00', topBackground: '#808080' };
    const { inputs } = readSettings(settings);
    const flags = ['care', 'moreContrast', 'gray', 'reducedMotion', 'narrow'] as const;
    for (const scheme of schemes) {
      for (let bits = 0; bits < 2 ** flags.length; bits += 1) {
        const chosen = flags.filter((_, index) => bits & (1 << index));
        const mode: ThemeMode = { scheme, ...Object.fromEntries(chosen.map((flag) => [flag, true])) };
        const contrast = mode.care || mode.moreContrast ? 'more' : 'normal';
        const colors: ColorMode = { scheme, contrast, gray: mode.gray === true };
        const { tokens, pairs } = makeTheme(settings, mode);
        expect(tokens).toMatchObject(colorTokens(inputs, makeColors(inputs, colors), colors));
        expect(brokenPromises(tokens, colors)).toEqual([]);
        expect(pairs.filter(({ ratio, promised }) => ratio < promised)).toEqual([]);
      }
    }
  });

  test('the judge finds a promise that is broken', () => {
    const { tokens } = makeTheme({ themColor: '#e6c200' });
    const mode: ColorMode = { scheme: 'light', contrast: 'normal', gray: false };
    expect(brokenPromises(tokens, mode)).toEqual([]);
    expect(brokenPromises({ ...tokens, 'theme.text': '#e6c200' }, mode).length).toBeGreaterThan(10);
  });

  test('the promises are those of the specification: text 4.5, controls and focus 3; care mode 7 and 4.5', () => {
    expect(promisedRatio).toEqual({
      text: { normal: 4.5, more: 7 },
      control: { normal: 3, more: 4.5 },
      focus: { normal: 3, more: 4.5 },
    });
  });

  // The check above reads the list of promises, so it cannot notice a promise that was removed from the list.
  test.each([
    [
      'theme.text',
      'text',
      ['color.surface', 'color.paper', 'theme.tile over color.surface', 'theme.shade16 over color.paper'],
    ],
    ['color.ink', 'text', ['color.surface', 'color.surfaceRaised', 'theme.shade16 over color.surface']],
    ['theme.onSolid', 'text', ['theme.solid', 'theme.hover', 'theme.pressed']],
    ['color.onDanger', 'text', ['color.danger', 'color.dangerHover', 'color.dangerPressed']],
    ['color.disabledText', 'text', ['color.disabledFill', 'color.disabledSurface', 'color.surface']],
    ['header.text', 'text', ['header.background', 'header.hover']],
    ['header.selected', 'text', ['header.background', 'header.hover']],
    ['footer.text', 'text', ['footer.background']],
    ['filing.text', 'text', ['filing.background']],
    ['theme.control', 'control', ['color.surface', 'color.paper', 'color.surfaceRaised']],
    ['color.fieldBorder', 'control', ['color.surface', 'color.paper']],
    ['focus.ring', 'focus', ['color.surface', 'color.paper', 'theme.shade20 over color.surface']],
    ['focus.headerRing', 'focus', ['header.background', 'header.hover']],
    ['focus.footerRing', 'focus', ['footer.background']],
    ['focus.filingRing', 'focus', ['filing.background']],
  ] as const)('%s promises its contrast on all that it sits on', (token, kind, grounds) => {
    const own = promises.filter((promise) => promise.token === token);
    expect(own.map((promise) => promise.kind)).toEqual([kind]);
    expect(own.flatMap(({ on }) => on.map(surfaceName))).toEqual(expect.arrayContaining([...grounds]));
  });
});

import { shadeSuffixes, toHex } from './color.ts';
import { judgePairs, type Pair, roundedDown } from './judge.ts';
import { makeColors, type ThemeColors } from './makeColors.ts';
import { translucent } from './palette.ts';
import { promisedRatio, surfaceName } from './promises.ts';
import { constantScales, lengthScales, motionScales, shadows } from './scales.ts';
import { readSettings, type SettingWarning, type ThemeInputs, type ThemeSettings } from './settings.ts';
import { type TokenName, tokenNames } from './vocabulary.ts';
import type { ColorMode, Judged } from './workbench.ts';

export type { Pair } from './judge.ts';
export { type SettingName, settingNames, type ThemeSettings } from './settings.ts';

/** How a page is shown. Modes combine freely; care mode includes more contrast. */
export type ThemeMode = {
  scheme?: 'light' | 'dark';
  care?: boolean;
  moreContrast?: boolean;
  gray?: boolean;
  reducedMotion?: boolean;
  narrow?: boolean;
};

/**
 * A colour that was changed: what was given, what is drawn, and the contrast that required it. In grey,
 * unchanged colours were judged in colour; with more contrast, neutral colours are judged for all themes at once.
 */
export type Move = {
  token: TokenName;
  from: string;
  to: string;
  surface: string;
  ratio: number;
  promised: number;
  judged: Judged;
};

export type Theme = {
  tokens: Record<TokenName, string>;
  pairs: Pair[];
  moved: Move[];
  warnings: SettingWarning[];
};

/** Makes the value of every token in one mode from an institution's settings. Never throws on bad input. */
export function makeTheme(settings: ThemeSettings, mode: ThemeMode = {}): Theme {
  const { inputs, warnings } = readSettings(settings);
  const made = makeColors(inputs, colorMode(mode));
  const tokens = allTokens(inputs, made, mode);
  return {
    tokens,
    pairs: judgePairs(tokens, colorMode(mode)),
    moved: made.moves.map(({ token, from, to, kind, surface, ratio, judged }) => ({
      token,
      from: toHex(from),
      to: toHex(to),
      surface: surfaceName(surface),
      ratio: roundedDown(ratio),
      promised: promisedRatio[kind][colorMode(mode).contrast],
      judged,
    })),
    warnings,
  };
}

/** The part of a mode that changes colours. */
export function colorMode({ scheme = 'light', care, moreContrast, gray }: ThemeMode): ColorMode {
  return { scheme, contrast: care || moreContrast ? 'more' : 'normal', gray: gray === true };
}

function allTokens(inputs: ThemeInputs, made: ThemeColors, mode: ThemeMode): Record<TokenName, string> {
  const values = {
    ...constantScales,
    ...motionScales(mode.reducedMotion === true),
    ...lengthScales({ care: mode.care === true, narrow: mode.narrow === true }),
    ...shadows(mode.scheme ?? 'light'),
    ...colorTokens(inputs, made, colorMode(mode)),
  };
  return Object.fromEntries(tokenNames.map((name) => [name, values[name]])) as Record<TokenName, string>;
}

/** The values of all colour tokens, translucent ones included. */
export function colorTokens(
  inputs: ThemeInputs,
  { colors }: ThemeColors,
  { scheme }: ColorMode,
): Partial<Record<TokenName, string>> {
  const main = toHex(inputs.main);
  const shades = Object.entries(shadeSuffixes).map(([name, suffix]) => [`theme.${name}`, main + suffix]);
  const opaque = [...colors].map(([token, color]) => [token, toHex(color)]);
  return {
    'theme.solidBorder': '#00000000',
    'header.line': '#00000000',
    ...Object.fromEntries(opaque),
    ...Object.fromEntries(shades),
    'theme.tile': main + (scheme === 'light' ? shadeSuffixes.shade10 : shadeSuffixes.shade20),
    'theme.tileLine': main + (scheme === 'light' ? shadeSuffixes.shade30 : shadeSuffixes.shade60),
    'color.scrim': translucent[scheme].scrim,
    'color.errorRing': translucent[scheme].errorRing,
  };
}

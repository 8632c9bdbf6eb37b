import { fromHex, type Rgb } from './color.ts';

export type Scheme = 'light' | 'dark';

// Success, error and star are a little darker than in the design: its values miss
// their promise on a tag of their own tone (4.37 : 1) and on white (2.88 : 1).
/** The product's own colours, the same for every institution: in the light scheme, in the dark scheme. */
const values = {
  ink: ['#1b2028', '#e9edf3'],
  inkSecondary: ['#4a5361', '#b6bfcc'],
  inkTertiary: ['#667080', '#929dac'],
  page: ['#ffffff', '#12161b'],
  paper: ['#f5f6f8', '#0f1216'],
  surface: ['#ffffff', '#171b21'],
  surfaceRaised: ['#ffffff', '#1a1f26'],
  surfaceSubtle: ['#fafbfc', '#1b2027'],
  line: ['#e3e6eb', '#2b323c'],
  lineSubtle: ['#eef0f3', '#232a33'],
  fieldBorder: ['#868f9d', '#6f7a89'],
  fieldBorderHover: ['#667080', '#929dac'],
  controlBorder: ['#7e8896', '#7e8896'],
  disabledFill: ['#dfe3e8', '#2b323c'],
  disabledSurface: ['#f1f3f6', '#1b2027'],
  disabledText: ['#566070', '#929dac'],
  disabledLine: ['#dfe3e8', '#2b323c'],
  skeleton: ['#e9edf1', '#232a33'],
  success: ['#197c44', '#5fc48a'],
  successSurface: ['#e9f5ee', '#14291d'],
  successTag: ['#e5f2ea', '#173424'],
  onSuccessTag: ['#166d3b', '#7fd6a4'],
  warning: ['#9a5b00', '#e2a64b'],
  warningSurface: ['#fdf4e3', '#2e2311'],
  warningTag: ['#fbf0dc', '#3a2b12'],
  onWarningTag: ['#834d00', '#f0c070'],
  error: ['#c4362d', '#ff8a80'],
  errorSurface: ['#fdeeec', '#341b1a'],
  errorTag: ['#fbe8e6', '#421f1d'],
  onErrorTag: ['#b32e25', '#ffa79f'],
  danger: ['#c6372d', '#c6372d'],
  dangerHover: ['#b32e25', '#b32e25'],
  dangerPressed: ['#a2281f', '#a2281f'],
  onDanger: ['#ffffff', '#ffffff'],
  badge: ['#c6372d', '#c6372d'],
  onBadge: ['#ffffff', '#ffffff'],
  star: ['#d27600', '#f0a04b'],
  tooltip: ['#1b2028', '#e9edf3'],
  onTooltip: ['#ffffff', '#1b2028'],
} as const;

export type PaletteName = keyof typeof values;

/** The product's own colours of a scheme, before any institution or more contrast moves them. */
export const palette: Record<Scheme, Record<PaletteName, Rgb>> = { light: column(0), dark: column(1) };

/** Translucent colours: no text is drawn on them. */
export const translucent: Record<Scheme, { scrim: string; errorRing: string }> = {
  light: { scrim: '#141c2875', errorRing: '#c6372d1f' },
  dark: { scrim: '#05070aa8', errorRing: '#ff8a8033' },
};

/** The bars in the dark scheme: institutions configure them for the light scheme only. */
export const nightBars = {
  header: fromHex('#12161b'),
  headerText: fromHex('#d7dde6'),
  footer: fromHex('#12161b'),
  footerText: fromHex('#b6bfcc'),
  filing: fromHex('#0c0f13'),
  filingText: fromHex('#929dac'),
};

function column(index: 0 | 1): Record<PaletteName, Rgb> {
  const entries = Object.entries(values).map(([name, pair]) => [name, fromHex(pair[index])]);
  return Object.fromEntries(entries);
}

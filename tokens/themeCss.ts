import { makeColors } from './makeColors.ts';
import { colorTokens, type ThemeSettings } from './makeTheme.ts';
import { readSettings, type ThemeInputs } from './settings.ts';
import { type ByMode, colorValue, either } from './toggles.ts';
import { propertyName, type TokenName, tokenNames } from './vocabulary.ts';

/**
 * The selector of an element that has its own theme inside a page, for `themeCss`:
 * `<section data-theme-scope="yunzhou">`.
 */
export function scopeSelector(name: string): string {
  return `[data-theme-scope=${JSON.stringify(name).replace(/[<>]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}]`;
}

/**
 * An institution's theme as CSS: its custom properties, valid in every mode. It goes with the
 * product's base style sheet, which says which mode is on. `selector` matches `:root` or elements
 * that carry `data-theme-scope`. Settings that are not colours fall back to the default.
 */
export function themeCss(settings: ThemeSettings, selector = ':root'): string {
  const declarations = Object.entries(themeProperties(settings)).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
}

/** The same custom properties as an object, for the style of an element that carries `data-theme-scope`. */
export function themeProperties(settings: ThemeSettings): Record<string, string> {
  const values = colorValues(readSettings(settings).inputs);
  const base = baseColors();
  const declared = tokenNames.flatMap((token) => {
    const value = values[token];
    return value !== undefined && (isInstitutional(token) || value !== base[token])
      ? [[propertyName(token), value]]
      : [];
  });
  return Object.fromEntries(declared);
}

type Values = Partial<Record<TokenName, string>>;

let base: Values | undefined;

/** The colours of an institution without settings; the base style sheet has them. */
export function baseColors(): Values {
  base ??= colorValues(readSettings({}).inputs);
  return base;
}

/** True for tokens that every institution's block sets; the others are set only if they differ from the base. */
function isInstitutional(token: TokenName): boolean {
  return /^(theme|header|footer|filing|focus)\./.test(token);
}

function colorValues(inputs: ThemeInputs): Values {
  const [color, gray] = [colorsByMode(inputs, false), colorsByMode(inputs, true)];
  const tokens = Object.keys(color.light) as TokenName[];
  return Object.fromEntries(
    tokens.map((token) => [token, either('gray', valueByMode(color, token), valueByMode(gray, token))]),
  );
}

function colorsByMode(inputs: ThemeInputs, gray: boolean): ByMode<Values> {
  const make = (scheme: 'light' | 'dark', contrast: 'normal' | 'more') => {
    const mode = { scheme, contrast, gray };
    return colorTokens(inputs, makeColors(inputs, mode), mode);
  };
  return {
    light: make('light', 'normal'),
    lightMore: make('light', 'more'),
    dark: make('dark', 'normal'),
    darkMore: make('dark', 'more'),
  };
}

function valueByMode(colors: ByMode<Values>, token: TokenName): string {
  const value = (mode: keyof ByMode<Values>) => colors[mode][token] ?? '';
  return colorValue({
    light: value('light'),
    lightMore: value('lightMore'),
    dark: value('dark'),
    darkMore: value('darkMore'),
  });
}

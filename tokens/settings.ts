import { type Rgb, toHex } from './color.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { flattened, parseColor } from './parseColor.ts';

/** What an institution chooses (specification, section 3). Every colour may be missing. */
export type ThemeSettings = {
  themColor?: string | null;
  topBackground?: string | null;
  topSelected?: string | null;
  topDefault?: string | null;
  bottomNavColor?: string | null;
  bottomFontColor?: string | null;
  bottomFilingColor?: string | null;
  bottomFilingFont?: string | null;
};

export type SettingName = keyof ThemeSettings;

export const settingNames: readonly SettingName[] = [
  'themColor',
  'topBackground',
  'topSelected',
  'topDefault',
  'bottomNavColor',
  'bottomFontColor',
  'bottomFilingColor',
  'bottomFilingFont',
];

/** The theme colour of an institution that has chosen none. */
export const defaultThemeColor = '#007aff';

/** The settings as colours; null where the theme maker derives the colour from the others. */
export type ThemeInputs = {
  main: Rgb;
  topBackground: Rgb;
  topSelected: Rgb | null;
  topDefault: Rgb;
  bottomNavColor: Rgb;
  bottomFontColor: Rgb;
  bottomFilingColor: Rgb;
  bottomFilingFont: Rgb;
};

/** A warning about a setting that is not a colour, or not an opaque one; it says what is drawn instead. */
export type SettingWarning = { setting: SettingName; message: string };

/** Reads the settings. What is not a colour falls back to the default, with a warning. */
export function readSettings(settings: ThemeSettings): { inputs: ThemeInputs; warnings: SettingWarning[] } {
  const warnings: SettingWarning[] = [];
  const read = (setting: SettingName): Rgb | null => {
    const given: unknown = settings[setting];
    if (given === undefined || given === null || given === '') return null;
    const parsed = parseColor(given);
    if (!parsed) {
      warnings.push({ setting, message: `${quoted(given)} is not a colour; the default is used` });
      return null;
    }
    const color = flattened(parsed);
    if (parsed.alpha < 1) {
      warnings.push({
        setting,
        message: `${quoted(given)} lets light through; it is drawn as ${toHex(color)}, as on white`,
      });
    }
    return color;
  };
  const main = read('themColor') ?? [0, 122, 255];
  return {
    inputs: {
      main,
      topBackground: read('topBackground') ?? [255, 255, 255],
      topSelected: read('topSelected'),
      topDefault: read('topDefault') ?? [27, 32, 40],
      bottomNavColor: read('bottomNavColor') ?? inHueOf(main, 0.305, 0.066),
      bottomFontColor: read('bottomFontColor') ?? inHueOf(main, 0.945, 0.016),
      bottomFilingColor: read('bottomFilingColor') ?? inHueOf(main, 0.262, 0.059),
      bottomFilingFont: read('bottomFilingFont') ?? inHueOf(main, 0.835, 0.036),
    },
    warnings,
  };
}

function inHueOf(main: Rgb, lightness: number, chroma: number): Rgb {
  const [, given, hue] = toOklch(main);
  return fromOklch([lightness, Math.min(chroma, given), hue]);
}

function quoted(given: unknown): string {
  const text = typeof given === 'string' ? given : typeof given;
  const printable = text.replace(/[^\x20-\x7e\u4e00-\u9fff]/g, '?');
  return JSON.stringify(printable.length > 40 ? `${printable.slice(0, 40)}…` : printable);
}

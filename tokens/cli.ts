import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportTheme, importTheme, writeTokens } from './dtcg.ts';
import {
  makeTheme,
  type SettingName,
  settingNames,
  type Theme,
  type ThemeMode,
  type ThemeSettings,
} from './makeTheme.ts';
import { parseColor } from './parseColor.ts';
import { asJson, asText, isPromiseKept } from './report.ts';
import { themeCss } from './themeCss.ts';

const themeUsage = `Usage: npx yimen-theme <colour or settings file> [options], or npm run theme -- the same
  '#e6c200'            a theme colour: name, hex of 3, 4, 6 or 8 digits, rgb() or oklch()
  settings.json        ${settingNames.join(', ')}, at the top or under "theme"
Modes: --dark  --care  --more-contrast  --grey  --narrow  --reduced-motion
Output: --json       tokens, pairs and moved colours as JSON (npm run prints a banner of its own before it; npx and npm run -s do not)
        --css        the custom properties for all modes
        --dtcg FILE  Design Tokens JSON for Figma and other tools; - is standard output
Input:  --import FILE  reads Design Tokens JSON and judges what it promises`;

/** An error of use: only its message is printed, without a stack. */
class Complaint extends Error {}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function run(args: string[]): number {
  const { values, positionals } = parseArguments(args);
  if (values.help) return print(themeUsage);
  if (values.import !== undefined) return judge(values.import, values);
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0)
    throw new Complaint(`Give one colour or one settings file.\n${themeUsage}`);
  const settings = settingsOf(given);
  const mode = modeOf(values);
  const theme = makeTheme(settings, mode);
  printWarnings(theme);
  if (values.css) return print(themeCss(settings));
  if (values.dtcg !== undefined) return write(values.dtcg, JSON.stringify(exportTheme(settings, mode), null, 2));
  return printTheme(theme, settings, mode, values.json === true);
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        dark: { type: 'boolean' },
        care: { type: 'boolean' },
        'more-contrast': { type: 'boolean' },
        grey: { type: 'boolean' },
        narrow: { type: 'boolean' },
        'reduced-motion': { type: 'boolean' },
        json: { type: 'boolean' },
        css: { type: 'boolean' },
        dtcg: { type: 'string' },
        import: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Complaint(`${(error as Error).message}\n${themeUsage}`);
  }
}

type Values = ReturnType<typeof parseArguments>['values'];

function modeOf(values: Values): ThemeMode {
  const flags = {
    care: values.care,
    moreContrast: values['more-contrast'],
    gray: values.grey,
    narrow: values.narrow,
    reducedMotion: values['reduced-motion'],
  };
  const chosen = Object.entries(flags).filter(([, value]) => value);
  return { ...(values.dark ? { scheme: 'dark' as const } : {}), ...Object.fromEntries(chosen) };
}

function settingsOf(given: string): ThemeSettings {
  if (parseColor(given)) return { themColor: given };
  if (!/\.json$/i.test(given)) throw new Complaint(notAColor('The colour', given));
  const content = readSettingsFile(given);
  const theme = isObject(content) && isObject(content.theme) ? content.theme : content;
  if (!isObject(theme)) throw new Complaint(`${given} does not hold a JSON object of settings.`);
  const settings: ThemeSettings = {};
  for (const [name, value] of Object.entries(theme)) {
    if (!isSetting(name))
      throw new Complaint(`${given}: ${name} is not a setting. Settings are ${settingNames.join(', ')}.`);
    if (value === null || value === '') continue;
    if (typeof value !== 'string' || !parseColor(value)) throw new Complaint(notAColor(`${given}: ${name}`, value));
    settings[name] = value;
  }
  return settings;
}

function notAColor(what: string, given: unknown): string {
  const text = typeof given === 'string' && given.length > 60 ? `${given.slice(0, 60)}…` : given;
  return `${what} ${JSON.stringify(text)} is not a colour. Write a name (teal), hex of 3, 4, 6 or 8 digits (#0b7a75), rgb() or oklch().`;
}

function readSettingsFile(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    throw new Complaint(`The file ${file} cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Complaint(`The file ${file} is not JSON: ${(error as Error).message}`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSetting(name: string): name is SettingName {
  return (settingNames as readonly string[]).includes(name);
}

function judge(file: string, values: Values): number {
  const document = readSettingsFile(file);
  if (!isObject(document))
    throw new Complaint(`The file ${file} does not hold Design Tokens: it must be one JSON object.`);
  const theme = importTheme(document);
  const { settings, mode, tokens, problems } = theme;
  const broken = theme.pairs.filter((pair) => !isPromiseKept(pair));
  printWarnings(theme);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  for (const { name, ratio, promised } of broken) {
    process.stderr.write(`${name} reaches ${ratio} : 1, promised ${promised} : 1.\n`);
  }
  if (values.dtcg !== undefined) write(values.dtcg, JSON.stringify(writeTokens(tokens, settings, mode), null, 2));
  else printTheme(theme, settings, mode, values.json === true);
  return problems.length + broken.length > 0 ? 1 : 0;
}

/** Warnings go to standard error, so that a program can parse standard output. */
function printWarnings({ warnings }: Theme): void {
  for (const { setting, message } of warnings) process.stderr.write(`${setting}: ${message}.\n`);
}

function printTheme(theme: Theme, settings: ThemeSettings, mode: ThemeMode, json: boolean): number {
  return print(json ? JSON.stringify(asJson(theme, mode), null, 2) : asText(theme, settings, mode));
}

function write(file: string, text: string): number {
  if (file === '-') return print(text);
  try {
    writeFileSync(file, `${text}\n`);
  } catch (error) {
    throw new Complaint(`The file ${file} cannot be written: ${(error as Error).message}`);
  }
  return 0;
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

import { describe } from './descriptions.ts';
import { type Codec, codecOf, isRecord, type JsonValue } from './dtcgValues.ts';
import { judgePairs } from './judge.ts';
import { colorMode, makeTheme, type Theme, type ThemeMode, type ThemeSettings } from './makeTheme.ts';
import { settingNames } from './settings.ts';
import { type TokenName, tokenNames } from './vocabulary.ts';

/** A document of the Design Tokens Community Group's format (2025.10). */
export type DesignTokens = { [key: string]: JsonValue };

// Holds what the format cannot express: the settings, the mode, and CSS with its minimum of 12 px.
const extension = 'cn.yimen.tokens';

/** A theme in one mode as Design Tokens JSON, for Figma and other tools. */
export function exportTheme(settings: ThemeSettings, mode: ThemeMode = {}): DesignTokens {
  return writeTokens(makeTheme(settings, mode).tokens, settings, mode);
}

/** Token values as Design Tokens JSON. */
export function writeTokens(tokens: Record<TokenName, string>, settings: ThemeSettings, mode: ThemeMode): DesignTokens {
  const chosen = settingNames.flatMap((name) => (settings[name] ? [[name, settings[name]]] : []));
  const document: DesignTokens = {
    $description: 'A Yimen theme',
    $extensions: { [extension]: { settings: Object.fromEntries(chosen), mode: { ...mode } } },
  };
  for (const name of tokenNames) setToken(document, name.split('.'), writeToken(name, tokens[name]));
  return document;
}

function writeToken(name: TokenName, css: string): JsonValue {
  const codec = codecOf(name);
  const value = codec.write(css);
  if (value === null) throw new Error(`${name} has a value that Design Tokens cannot express: ${css}`);
  const token = { $type: codec.type, $value: value, $description: describe(name) };
  return codec.read(value) === css ? token : { ...token, $extensions: { [extension]: { css } } };
}

function setToken(group: DesignTokens, [first = '', ...rest]: string[], token: JsonValue): void {
  if (rest.length === 0) {
    group[first] = token;
    return;
  }
  const inner = isRecord(group[first]) ? group[first] : {};
  group[first] = inner;
  setToken(inner, rest, token);
}

/** A theme read from a document: its pairs are judged again, and moves that the document undid are left out. */
export type ImportedTheme = Theme & {
  settings: ThemeSettings;
  mode: ThemeMode;
  /** A sentence for each value that could not be read; the theme's own value is used for it. */
  problems: string[];
};

/** Reads Design Tokens JSON. What is missing or unreadable is made from the document's settings instead. */
export function importTheme(document: unknown): ImportedTheme {
  if (!isRecord(document)) throw new TypeError('A design tokens file is one JSON object.');
  const own = isRecord(document.$extensions) ? document.$extensions[extension] : undefined;
  const settings = settingsFrom(isRecord(own) ? own.settings : undefined);
  const mode = readMode(isRecord(own) ? own.mode : undefined);
  const made = makeTheme(settings, mode);
  const problems: string[] = [];
  const values = tokenNames.map((name) => {
    const read = readToken(findNode(document, name.split('.')), codecOf(name));
    if (read === null) problems.push(`${name} is missing or not a ${codecOf(name).type}.`);
    return [name, read ?? made.tokens[name]];
  });
  const tokens = Object.fromEntries(values) as Record<TokenName, string>;
  return {
    settings,
    mode,
    tokens,
    pairs: judgePairs(tokens, colorMode(mode)),
    moved: made.moved.filter(({ token, to }) => tokens[token] === to),
    warnings: made.warnings,
    problems,
  };
}

function findNode(group: JsonValue, [first, ...rest]: string[]): JsonValue {
  if (first === undefined) return group;
  return isRecord(group) && Object.hasOwn(group, first) ? findNode(group[first] ?? null, rest) : null;
}

function readToken(token: JsonValue, codec: Codec): string | null {
  if (!isRecord(token) || token.$value === undefined) return null;
  if (token.$type !== undefined && token.$type !== codec.type) return null;
  const extra = isRecord(token.$extensions) ? token.$extensions[extension] : undefined;
  const css = isRecord(extra) ? extra.css : undefined;
  // The exact CSS is used only if it still agrees with the token's value.
  if (typeof css === 'string' && JSON.stringify(codec.write(css)) === JSON.stringify(token.$value)) return css;
  return codec.read(token.$value);
}

function settingsFrom(given: JsonValue | undefined): ThemeSettings {
  if (!isRecord(given)) return {};
  const texts = settingNames.filter((name) => typeof given[name] === 'string');
  return Object.fromEntries(texts.map((name) => [name, given[name]]));
}

function readMode(given: JsonValue | undefined): ThemeMode {
  if (!isRecord(given)) return {};
  const flags = (['care', 'moreContrast', 'gray', 'reducedMotion', 'narrow'] as const).filter(
    (name) => given[name] === true,
  );
  const scheme = given.scheme === 'dark' ? { scheme: 'dark' as const } : {};
  return { ...scheme, ...Object.fromEntries(flags.map((name) => [name, true])) };
}

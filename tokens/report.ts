import { fromHex, grayscale, mix, type Rgb, toHex, white } from './color.ts';
import type { Pair, Theme, ThemeMode, ThemeSettings } from './makeTheme.ts';
import { flattened, parseColor } from './parseColor.ts';
import { defaultThemeColor } from './settings.ts';
import { type TokenName, tokenNames } from './vocabulary.ts';

/** A theme for programs: every colour as six-digit hex as drawn, tints flattened on their surface, grey as grey. */
export function asJson({ tokens, pairs, moved }: Theme, mode: ThemeMode) {
  const values = tokenNames.map((name) => [name, drawnValue(tokens, name, mode)]);
  return {
    tokens: Object.fromEntries(values) as Record<TokenName, string>,
    pairs: pairs.map(({ name, text, surface, ratio, promised }) => ({ name, text, surface, ratio, promised })),
    moved: moved.map((move) => ({ ...move, from: asSeen(move.from, mode), to: asSeen(move.to, mode) })),
  };
}

/** A token as it is drawn. A border that is not needed shows what is under it. */
function drawnValue(tokens: Record<TokenName, string>, name: TokenName, mode: ThemeMode): string {
  const parsed = parseColor(tokens[name]);
  if (!parsed) return tokens[name];
  return asSeen(
    toHex(parsed.alpha === 1 ? parsed.rgb : mix(groundColor(tokens, name), parsed.rgb, parsed.alpha)),
    mode,
  );
}

function asSeen(hex: string, { gray }: ThemeMode): string {
  return gray ? toHex(grayscale(fromHex(hex))) : hex;
}

function groundColor(tokens: Record<TokenName, string>, name: TokenName): Rgb {
  const parsed = parseColor(tokens[groundOf(name)]);
  return parsed ? flattened(parsed) : white;
}

function groundOf(name: TokenName): TokenName {
  if (name === 'theme.solidBorder') return 'theme.solid';
  return name === 'header.line' ? 'header.background' : 'color.surface';
}

/** A theme for people: its tokens, every promise with its ratio, and what was moved and why. */
export function asText(theme: Theme, settings: ThemeSettings, mode: ThemeMode): string {
  const { tokens, pairs, moved } = theme;
  return [
    heading(`Theme of ${settings.themColor ?? `${defaultThemeColor} (default)`}, ${modeName(mode)}`),
    ...table(tokenNames.map((name) => [name, tokens[name], swatch(tokens, name, mode)])),
    heading(`Promises: ${pairs.length} pairs, ${pairs.filter(isPromiseKept).length} kept`),
    ...table(
      pairs.map((pair) => [
        `${pair.ratio.toFixed(2)} : 1`,
        `of ${pair.promised}`,
        pair.text,
        pair.surface,
        pair.name,
        isPromiseKept(pair) ? '' : 'BROKEN',
      ]),
    ),
    heading(moved.length === 0 ? 'Moved: nothing' : `Moved: ${moved.length}`),
    ...moved.map(
      ({ token, from, to, surface, ratio, promised, judged }) =>
        `${token}: ${from} reaches ${ratio.toFixed(2)} : 1 on ${surface}${judged === 'as shown' ? '' : `, ${judged}`}, promised ${promised} : 1; drawn as ${to}`,
    ),
  ].join('\n');
}

/** Whether a pair reaches what is promised. */
export function isPromiseKept({ ratio, promised }: Pair): boolean {
  return ratio >= promised;
}

function swatch(tokens: Record<TokenName, string>, name: TokenName, mode: ThemeMode): string {
  const drawn = drawnValue(tokens, name, mode);
  return drawn === tokens[name] ? '' : `drawn as ${drawn}`;
}

function modeName({ scheme = 'light', ...flags }: ThemeMode): string {
  const names = {
    care: 'care',
    moreContrast: 'more contrast',
    gray: 'grey',
    reducedMotion: 'reduced motion',
    narrow: 'narrow',
  };
  const on = Object.entries(names).flatMap(([flag, name]) => (flags[flag as keyof typeof flags] ? [name] : []));
  return [scheme, ...on].join(', ');
}

function heading(text: string): string {
  return `\n${text}\n${'-'.repeat(text.length)}`;
}

function table(rows: string[][]): string[] {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, index) => Math.max(all[index] ?? 0, cell.length)),
    [],
  );
  // One long value, the font stack, must not widen the column for all others.
  const columns = widths.map((width, index) => (index === 1 ? Math.min(width, 60) : width));
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(columns[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

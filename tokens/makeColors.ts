import { black, mix, type Rgb, white } from './color.ts';
import { moveUntil, toward } from './move.ts';
import { nightBars, type PaletteName, palette } from './palette.ts';
import { plain, promises } from './promises.ts';
import type { ThemeInputs } from './settings.ts';
import type { TokenName } from './vocabulary.ts';
import { type ColorMode, type ColorMove, type End, Workbench } from './workbench.ts';

/** All opaque colours of one theme in one mode. A border that is not needed is absent. */
export type ThemeColors = { colors: ReadonlyMap<TokenName, Rgb>; moves: readonly ColorMove[] };

/** Makes every colour of a theme for one mode; each keeps its promise as that mode draws it. */
export function makeColors(inputs: ThemeInputs, mode: ColorMode): ThemeColors {
  // The gray filter darkens colours; those that still keep their promises are left as they are in colour.
  const inColor = mode.gray ? makeColors(inputs, { ...mode, gray: false }) : undefined;
  const bench = new Workbench(inputs.main, mode, inColor?.colors);
  const paletteMoves = makePalette(bench);
  makeThemeColors(bench, inputs.main);
  makeBars(bench, inputs);
  const own = [...paletteMoves, ...bench.moves('as shown')];
  const kept =
    inColor?.moves.filter(({ token, to }) => bench.get(token) === to && !own.some((move) => move.token === token)) ??
    [];
  return { colors: bench.colors, moves: [...kept.map(asInColor), ...own] };
}

function asInColor(move: ColorMove): ColorMove {
  return move.judged === 'as shown' ? { ...move, judged: 'in colour' } : move;
}

/** Fills whose text is given; the fill moves, and its states with it. */
const fills: readonly [fill: PaletteName, text: PaletteName, states: readonly PaletteName[]][] = [
  ['danger', 'onDanger', ['dangerHover', 'dangerPressed']],
  ['badge', 'onBadge', []],
  ['tooltip', 'onTooltip', []],
];
const onFills = fills.map(([, text]): TokenName => `color.${text}`);
const palettePromises = [...new Set(promises.map(({ token }) => token))]
  .filter((token) => token.startsWith('color.') && !onFills.includes(token))
  .map((token) => {
    const own = promises.filter((promise) => promise.token === token);
    return { token, kind: own[0]?.kind ?? 'text', on: own.flatMap(({ on }) => on) };
  });

function makePalette(bench: Workbench): readonly ColorMove[] {
  if (bench.mode.contrast === 'normal') {
    settlePalette(bench);
    return [];
  }
  // More contrast is the same for every institution: it is judged on tints of the strongest possible theme.
  const { mode } = bench;
  const key = `${mode.scheme} ${mode.gray}`;
  const judge = strongPalettes.get(key) ?? bench.withTint(bench.away === 'black' ? black : white);
  if (!strongPalettes.has(key)) {
    settlePalette(judge);
    strongPalettes.set(key, judge);
  }
  bench.load(judge.colors);
  return judge.moves('under the strongest theme');
}

const strongPalettes = new Map<string, Workbench>();

function settlePalette(bench: Workbench): void {
  for (const fill of fills) makeFill(bench, fill);
  for (const { token, kind, on } of palettePromises) {
    if (!bench.keep([token])) bench.place(token, bench.get(token), kind, on);
  }
}

function makeFill(bench: Workbench, [fill, text, states]: (typeof fills)[number]): void {
  if (bench.keep([`color.${fill}`, `color.${text}`, ...states.map((state): TokenName => `color.${state}`)])) return;
  const given = bench.get(`color.${fill}`);
  const label = bench.get(`color.${text}`);
  const made = moveUntil(given, 'black', (candidate) => bench.contrast(candidate, label) >= bench.ratio('text'));
  bench.setMoved(`color.${fill}`, given, made, 'text', [{ token: `color.${text}` }]);
  if (made === given || !made) return;
  states.forEach((state, index) => {
    bench.set(`color.${state}`, toward(made, 'black', index === 0 ? 0.1 : 0.18));
  });
}

function makeThemeColors(bench: Workbench, main: Rgb): void {
  bench.set('theme.main', main);
  if (!bench.keep(['theme.solid', 'theme.onSolid', 'theme.hover', 'theme.pressed'])) makeSolid(bench, main);
  const solid = bench.get('theme.solid');
  for (const { token, kind, on } of promises) {
    const from = token === 'theme.text' ? main : solid;
    if (token !== 'theme.text' && token !== 'focus.ring' && token !== 'theme.control') continue;
    if (!bench.keep([token])) bench.place(token, from, kind, on);
  }
  if (!bench.keep(['theme.solidBorder']) && !bench.stands(solid, plain, 'control')) {
    bench.place('theme.solidBorder', solid, 'control', plain);
  }
  bench.set('theme.onControl', glyphOn(bench, bench.get('theme.control')));
}

function glyphOn(bench: Workbench, fill: Rgb): Rgb {
  if (bench.contrast(fill, white) >= bench.ratio('control')) return white;
  const { ink } = palette.light;
  return bench.contrast(fill, ink) >= bench.ratio('text') ? ink : black;
}

/** Fill and text of the main button (DESIGN §4): white text as long as it can be read, else ink. */
function makeSolid(bench: Workbench, main: Rgb): void {
  const onWhite = bench.contrast(main, white);
  const ratio = bench.ratio('text');
  const takesWhite = onWhite >= 3;
  const text = takesWhite ? white : palette.light.ink;
  const solid = moveUntil(
    main,
    takesWhite ? 'black' : 'white',
    (candidate) => bench.contrast(candidate, text) >= ratio,
  );
  bench.setMoved('theme.solid', main, solid, 'text', [{ token: 'theme.onSolid' }]);
  bench.set('theme.onSolid', text);
  const fill = bench.get('theme.solid');
  const [hover, pressed] = states(
    fill,
    takesWhite ? 'black' : 'white',
    (state) => bench.contrast(state, text) >= ratio,
  );
  bench.set('theme.hover', hover);
  bench.set('theme.pressed', pressed);
}

/** Hovered and pressed fill. A fill that is nearly black or white moves the other way, else no change would show. */
function states(fill: Rgb, end: End, isReadable: (state: Rgb) => boolean): [hover: Rgb, pressed: Rgb] {
  const onward: [Rgb, Rgb] = [toward(fill, end, 0.1), toward(fill, end, 0.18)];
  if (isSeen(fill, onward[0])) return onward;
  const back: [Rgb, Rgb] = [toward(fill, opposite(end), 0.12), toward(fill, opposite(end), 0.2)];
  return back.every(isReadable) ? back : onward;
}

function isSeen(one: Rgb, other: Rgb): boolean {
  return one.some((channel, index) => Math.abs(channel - (other[index] ?? channel)) >= 8);
}

function opposite(end: End): End {
  return end === 'black' ? 'white' : 'black';
}

function makeBars(bench: Workbench, inputs: ThemeInputs): void {
  const isDay = bench.mode.scheme === 'light';
  const themeText = bench.get('theme.text');
  if (!bench.keep(['header.background', 'header.text', 'header.selected', 'header.hover'])) {
    makeBar(bench, 'header.background', isDay ? inputs.topBackground : nightBars.header, [
      ['header.text', isDay ? inputs.topDefault : nightBars.headerText],
      ['header.selected', isDay ? (inputs.topSelected ?? themeText) : themeText],
    ]);
    bench.set('header.hover', headerHover(bench));
  }
  if (!bench.keep(['footer.background', 'footer.text'])) {
    makeBar(bench, 'footer.background', isDay ? inputs.bottomNavColor : nightBars.footer, [
      ['footer.text', isDay ? inputs.bottomFontColor : nightBars.footerText],
    ]);
  }
  if (!bench.keep(['filing.background', 'filing.text'])) {
    makeBar(bench, 'filing.background', isDay ? inputs.bottomFilingColor : nightBars.filing, [
      ['filing.text', isDay ? inputs.bottomFilingFont : nightBars.filingText],
    ]);
  }
  bench.set('focus.headerRing', bench.get('header.selected'));
  bench.set('focus.footerRing', bench.get('footer.text'));
  bench.set('focus.filingRing', bench.get('filing.text'));
  if (bench.contrast(bench.get('header.background'), bench.get('color.surface')) < 1.25) {
    bench.set('header.line', bench.get('color.line'));
  }
}

type BarText = [token: TokenName, given: Rgb];

/** A bar and its texts. On a mid-tone no text reaches 7 : 1: then the bar itself moves. */
function makeBar(bench: Workbench, token: TokenName, given: Rgb, texts: BarText[]): void {
  const ratio = bench.ratio('text');
  const takesWhite = bench.contrast(given, white) > bench.contrast(given, black);
  const text = takesWhite ? white : black;
  const ground = moveUntil(
    given,
    takesWhite ? 'black' : 'white',
    (candidate) => bench.contrast(candidate, text) >= ratio,
  );
  bench.setMoved(token, given, ground, 'text', [{ token: texts[0]?.[0] ?? token }]);
  for (const [name, color] of texts) {
    bench.setMoved(name, color, onBar(bench, bench.get(token), color), 'text', [{ token }]);
  }
}

/** A text on a bar: it stays lighter or darker than the bar if the contrast can be reached so, else it changes. */
function onBar(bench: Workbench, ground: Rgb, text: Rgb): Rgb | null {
  const level = bench.luminance(ground);
  const range = { min: level, max: level };
  const end = bench.luminance(text) > level ? 'white' : 'black';
  const ratio = bench.ratio('text');
  return bench.outOf(text, end, range, ratio) ?? bench.outOf(text, opposite(end), range, ratio);
}

/** The fill behind a hovered entry: towards its text when that leaves both texts readable, else away from it. */
function headerHover(bench: Workbench): Rgb {
  const ground = bench.get('header.background');
  const texts = [bench.get('header.text'), bench.get('header.selected')];
  const isDark = bench.luminance(texts[0] ?? black) > bench.luminance(ground);
  const fills = [mix(ground, texts[0] ?? black, 0.06), toward(ground, isDark ? 'black' : 'white', 0.12)];
  const ratio = bench.ratio('text');
  return (
    fills.find((fill) => isSeen(fill, ground) && texts.every((text) => bench.contrast(text, fill) >= ratio)) ?? ground
  );
}

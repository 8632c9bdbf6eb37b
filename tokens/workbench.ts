import { grayscale, mix, type Rgb, shadeAlpha, toHex } from './color.ts';
import { luminance, luminanceRatio } from './contrast.ts';
import { moveUntil } from './move.ts';
import { type PaletteName, palette, type Scheme } from './palette.ts';
import { type PromiseKind, promisedRatio, promises, type Surface, surfaceTokens } from './promises.ts';
import type { TokenName } from './vocabulary.ts';

/** The modes that change colours. Forced colours come from the browser and are not computed. */
export type ColorMode = { scheme: Scheme; contrast: 'normal' | 'more'; gray: boolean };

/** The mode in which a move was necessary. Moves for more contrast are the same for all themes. */
export type Judged = 'as shown' | 'in colour' | 'under the strongest theme';
/** A colour that the theme maker changed, and the broken promise that required it. */
export type ColorMove = {
  token: TokenName;
  from: Rgb;
  to: Rgb;
  kind: PromiseKind;
  surface: Surface;
  ratio: number;
  judged: Judged;
};
type Moved = { token: TokenName; from: Rgb; to: Rgb; kind: PromiseKind; on: readonly Surface[] };

export type End = 'black' | 'white';
type Range = { min: number; max: number };

/** The colours of one theme in one mode while they are made; contrast is judged as the mode draws them. */
export class Workbench {
  readonly colors = new Map<TokenName, Rgb>();
  readonly mode: ColorMode;
  /** The direction in which colours gain contrast with the page: black in light, white in dark. */
  readonly away: End;
  private readonly moved: Moved[] = [];
  private readonly levels = new Map<Surface, number>();
  private readonly tint: Rgb;
  private readonly earlier: ReadonlyMap<TokenName, Rgb> | undefined;

  /** `tint` is the colour of the theme's shades; `earlier` holds the colours of the theme in another mode. */
  constructor(tint: Rgb, mode: ColorMode, earlier?: ReadonlyMap<TokenName, Rgb>) {
    this.tint = tint;
    this.earlier = earlier;
    this.mode = mode;
    this.away = mode.scheme === 'light' ? 'black' : 'white';
    for (const [name, color] of Object.entries(palette[mode.scheme])) {
      this.colors.set(`color.${name as PaletteName}`, color);
    }
  }

  /** An empty workbench for the same mode with another tint. */
  withTint(tint: Rgb): Workbench {
    return new Workbench(tint, this.mode, this.earlier);
  }

  load(colors: ReadonlyMap<TokenName, Rgb>): void {
    for (const [token, color] of colors) this.set(token, color);
  }

  /** Copies colours from the theme in another mode, if they keep their promises in this mode too. */
  keep(tokens: readonly TokenName[]): boolean {
    if (!this.earlier) return false;
    const before = tokens.map((token) => [token, this.colors.get(token)] as const);
    for (const token of tokens) this.put(token, this.earlier.get(token));
    if (promises.every(({ token, on, kind }) => !tokens.includes(token) || this.keeps(token, on, kind))) return true;
    for (const [token, color] of before) this.put(token, color);
    return false;
  }

  private keeps(token: TokenName, on: readonly Surface[], kind: PromiseKind): boolean {
    const own = this.drawnToken(token);
    const level = this.luminance(own);
    const ratio = this.ratio(kind);
    return on.every((surface) => luminanceRatio(level, this.surfaceLuminance(surface)) >= ratio);
  }

  private put(token: TokenName, color: Rgb | undefined): void {
    if (color) this.colors.set(token, color);
    else this.colors.delete(token);
  }

  get(token: TokenName): Rgb {
    const color = this.colors.get(token);
    if (!color) throw new Error(`${token} is used before it is made`);
    return color;
  }

  set(token: TokenName, color: Rgb): void {
    this.colors.set(token, color);
  }

  /** Sets a colour, moved away from the surfaces only as far as the promise requires. */
  place(token: TokenName, given: Rgb, kind: PromiseKind, surfaces: readonly Surface[]): void {
    const ranges = this.range(surfaces);
    this.setMoved(token, given, this.outOf(given, this.away, ranges, this.ratio(kind)), kind, surfaces);
  }

  setMoved(token: TokenName, from: Rgb, to: Rgb | null, kind: PromiseKind, on: readonly Surface[]): void {
    if (!to) throw new Error(`no colour keeps the promise of ${token} on ${toHex(from)}`);
    this.set(token, to);
    if (toHex(from) !== toHex(to)) this.moved.push({ token, from, to, kind, on });
  }

  /** What was moved, each with the surface on which its contrast was lowest. Call it when all colours are made. */
  moves(judged: Judged): ColorMove[] {
    return this.moved.map(({ token, from, to, kind, on }) => {
      const own = this.luminance(from);
      const ratio = (surface: Surface) => luminanceRatio(own, this.surfaceLuminance(surface));
      const surface = on.reduce((low, next) => (ratio(next) < ratio(low) ? next : low));
      return { token, from, to, kind, surface, ratio: ratio(surface), judged };
    });
  }

  ratio(kind: PromiseKind): number {
    return promisedRatio[kind][this.mode.contrast];
  }

  contrast(one: Rgb, other: Rgb): number {
    return luminanceRatio(this.luminance(one), this.luminance(other));
  }

  luminance(color: Rgb): number {
    return luminance(this.mode.gray ? grayscale(color) : color);
  }

  stands(color: Rgb, surfaces: readonly Surface[], kind: PromiseKind): boolean {
    const { min, max } = this.range(surfaces);
    const own = this.luminance(color);
    const ratio = this.ratio(kind);
    return own <= min ? luminanceRatio(own, min) >= ratio : own >= max && luminanceRatio(own, max) >= ratio;
  }

  range(surfaces: readonly Surface[]): Range {
    let [min, max] = [1, 0];
    for (const surface of surfaces) {
      const own = this.surfaceLuminance(surface);
      min = Math.min(min, own);
      max = Math.max(max, own);
    }
    return { min, max };
  }

  // Surfaces never move, so the result for a surface and its tints is cached for every token.
  private surfaceLuminance(surface: Surface): number {
    const known = this.levels.get(surface);
    if (known !== undefined) return known;
    const level = this.luminance(this.drawn(surface));
    if (isSurface(surface.token)) this.levels.set(surface, level);
    return level;
  }

  /** A surface as it is drawn: a tint is flattened on the surface under it. */
  drawn({ token, tint }: Surface): Rgb {
    const ground = this.get(token);
    if (!tint) return ground;
    const shade = tint === 'tile' ? (this.mode.scheme === 'light' ? 'shade10' : 'shade20') : tint;
    return mix(ground, this.tint, shadeAlpha(shade));
  }

  /** A token's colour as drawn: a border that is not needed shows the fill under it. */
  drawnToken(token: TokenName): Rgb {
    return this.colors.get(token) ?? this.get(token === 'theme.solidBorder' ? 'theme.solid' : token);
  }

  /** The nearest colour on the way to an end that has the contrast with every luminance of a range. */
  outOf(given: Rgb, end: End, { min, max }: Range, ratio: number): Rgb | null {
    return moveUntil(given, end, (candidate) => {
      const own = this.luminance(candidate);
      return end === 'black'
        ? own <= min && luminanceRatio(own, min) >= ratio
        : own >= max && luminanceRatio(own, max) >= ratio;
    });
  }
}

const surfaceNames: ReadonlySet<TokenName> = new Set(surfaceTokens);

function isSurface(token: TokenName): boolean {
  return surfaceNames.has(token);
}

import { grayscale, mix, type Rgb, toHex, white } from './color.ts';
import { contrast } from './contrast.ts';
import { parseColor } from './parseColor.ts';
import { type PromiseKind, promisedRatio, promises, type Surface, surfaceName } from './promises.ts';
import type { TokenName } from './vocabulary.ts';

/** A checked promise: both colours as drawn (six-digit hex), the ratio reached and the ratio promised. */
export type Pair = {
  name: string;
  kind: PromiseKind;
  text: string;
  surface: string;
  ratio: number;
  promised: number;
};

/** The conditions of a check: whether the memorial grey filter is on, and whether more contrast is promised. */
export type JudgedMode = { gray: boolean; contrast: 'normal' | 'more' };

/** Checks every promise on the token values alone: a design tool may have changed them. */
export function judgePairs(tokens: Record<TokenName, string>, mode: JudgedMode): Pair[] {
  const drawnSurfaces = new Map<Surface, Rgb>();
  const surfaceColor = (surface: Surface) => {
    const drawn = drawnSurfaces.get(surface) ?? drawnSurface(tokens, surface);
    drawnSurfaces.set(surface, drawn);
    return drawn;
  };
  const seen = (color: Rgb) => (mode.gray ? grayscale(color) : color);
  return promises.flatMap(({ token, on, kind }) =>
    on.map((surface) => {
      const surfaceRgb = surfaceColor(surface);
      // A border that is not needed shows the fill under it.
      const under = token === 'theme.solidBorder' ? drawnColor(tokens, 'theme.solid', surfaceRgb) : surfaceRgb;
      const [text, behind] = [seen(drawnColor(tokens, token, under)), seen(surfaceRgb)];
      return {
        name: `${token} on ${surfaceName(surface)}`,
        kind,
        text: toHex(text),
        surface: toHex(behind),
        ratio: roundedDown(contrast(text, behind)),
        promised: promisedRatio[kind][mode.contrast],
      };
    }),
  );
}

/** Rounded down to hundredths, so that a printed ratio is never higher than the real one. */
export function roundedDown(ratio: number): number {
  return Math.floor(ratio * 100 + 1e-9) / 100;
}

function drawnSurface(tokens: Record<TokenName, string>, { token, tint }: Surface): Rgb {
  const page = drawnColor(tokens, 'color.page', white);
  const ground = drawnColor(tokens, token, page);
  return tint ? drawnColor(tokens, `theme.${tint}`, ground) : ground;
}

function drawnColor(tokens: Record<TokenName, string>, token: TokenName, under: Rgb): Rgb {
  const color = parseColor(tokens[token]);
  if (!color) throw new Error(`${token} is no colour: ${tokens[token]}`);
  return mix(under, color.rgb, color.alpha);
}

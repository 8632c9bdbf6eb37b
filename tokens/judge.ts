import { grayscale, mix, type Rgb, toHex, white } from './color.ts';
import { contrast } from './contrast.ts';
import { parseColor } from './parseColor.ts';
import { type PromiseKind, promisedRatio, promises, type Surface, surfaceName } from './promises.ts';
import type { TokenName } from './vocabulary.ts';

/** A promise as it is kept: both colours as drawn (six-digit hex), the ratio reached and the one promised. */
export type Pair = {
  name: string;
  kind: PromiseKind;
  text: string;
  surface: string;
  ratio: number;
  promised: number;
};

/** What colours are judged by: the filter of memorial grey, and whether more contrast is promised. */
export type JudgedMode = { gray: boolean; contrast: 'normal' | 'more' };

/** Every promise, judged on the values of the tokens alone, wherever they come from: a design tool may have changed them. */
export function judgePairs(tokens: Record<TokenName, string>, mode: JudgedMode): Pair[] {
  const grounds = new Map<Surface, Rgb>();
  const groundOf = (surface: Surface) => {
    const ground = grounds.get(surface) ?? drawnSurface(tokens, surface);
    grounds.set(surface, ground);
    return ground;
  };
  const seen = (color: Rgb) => (mode.gray ? grayscale(color) : color);
  return promises.flatMap(({ token, on, kind }) =>
    on.map((surface) => {
      const ground = groundOf(surface);
      // A border that is not needed shows the fill under it.
      const under = token === 'theme.solidBorder' ? drawn(tokens, 'theme.solid', ground) : ground;
      const [text, behind] = [seen(drawn(tokens, token, under)), seen(ground)];
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

/** Rounded down to hundredths, so that a printed ratio never claims more than is there. */
export function roundedDown(ratio: number): number {
  return Math.floor(ratio * 100 + 1e-9) / 100;
}

function drawnSurface(tokens: Record<TokenName, string>, { token, tint }: Surface): Rgb {
  const page = drawn(tokens, 'color.page', white);
  const ground = drawn(tokens, token, page);
  return tint ? drawn(tokens, `theme.${tint}`, ground) : ground;
}

function drawn(tokens: Record<TokenName, string>, token: TokenName, under: Rgb): Rgb {
  const color = parseColor(tokens[token]);
  if (!color) throw new Error(`${token} is no colour: ${tokens[token]}`);
  return mix(under, color.rgb, color.alpha);
}

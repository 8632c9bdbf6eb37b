import { black, mix, type Rgb, white } from './color.ts';
import { fromOklch, toOklch } from './oklch.ts';

// Mixing with black or white shifts the hue (blue becomes violet); a shift up to this many degrees is not visible.
const allowedHueDrift = 8;

/**
 * `share` (0 to 1) of the way from a colour to black or white, at the lightness and chroma of the
 * mix, with its OKLCH hue held.
 */
export function toward(color: Rgb, end: 'black' | 'white', share: number): Rgb {
  const mixed = mix(color, end === 'black' ? black : white, share);
  const [lightness, chroma, hue] = toOklch(mixed);
  if (chroma < 0.02) return mixed;
  const given = toOklch(color)[2];
  const drift = ((hue - given + 540) % 360) - 180;
  if (Math.abs(drift) <= allowedHueDrift) return mixed;
  return fromOklch([lightness, chroma, given + Math.sign(drift) * allowedHueDrift]);
}

/**
 * The first colour on the way to black or white, in steps of 1 %, that passes; null when not even the
 * end does. There must be only one change from failing to passing on the way.
 */
export function moveUntil(color: Rgb, end: 'black' | 'white', passes: (candidate: Rgb) => boolean): Rgb | null {
  if (passes(color)) return color;
  if (!passes(end === 'black' ? black : white)) return null;
  let [low, high] = [0, 100];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (passes(toward(color, end, middle / 100))) high = middle;
    else low = middle;
  }
  return toward(color, end, high / 100);
}

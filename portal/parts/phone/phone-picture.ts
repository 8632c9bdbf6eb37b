import { largeType, vars } from '@yimen/ui/vars';

/** Styles of a header with a picture behind its text. */
export const pictureGround = { position: 'relative', isolation: 'isolate', background: vars.theme.shade08 } as const;

const behind = { position: 'absolute', inset: 0 } as const;

export const pictureLayer = {
  ...behind,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
} as const;

const solid = { background: vars.color.surface } as const;

/**
 * Makes text readable over any picture, in both colour schemes (DESIGN §4, rule 4): opaque as far as the text reaches,
 * which is everywhere in large type. Beyond, it ends soon: people in the picture would be ghosts in a long gradient.
 */
export function veil(reach: string) {
  return {
    ...behind,
    zIndex: -1,
    background: `linear-gradient(90deg, ${vars.color.surface} ${reach}, transparent calc(${reach} + 14%))`,
    selectors: { ':is([data-text^=l], [data-care]) &': solid },
    '@media': { [largeType]: solid },
  };
}

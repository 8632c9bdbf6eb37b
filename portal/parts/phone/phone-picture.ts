import { largeType, vars } from '@yimen/ui/vars';

/** Styles of a head whose picture lies behind its words. */
export const ground = { position: 'relative', isolation: 'isolate', background: vars.theme.shade08 } as const;

const behind = { position: 'absolute', inset: 0 } as const;

export const picture = {
  ...behind,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
} as const;

const solid = { background: vars.color.surface } as const;

/**
 * Lets the words be read over any picture, by day and by night (DESIGN §4, rule 4): solid as far as they reach, which
 * is everywhere when their letters are large.
 */
export function veil(reach: string) {
  return {
    ...behind,
    zIndex: -1,
    background: `linear-gradient(90deg, ${vars.color.surface} ${reach}, transparent)`,
    selectors: { ':is([data-text^=l], [data-care]) &': solid },
    '@media': { [largeType]: solid },
  };
}

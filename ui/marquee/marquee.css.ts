import { createVar, keyframes, style } from '@vanilla-extract/css';
import { ring } from '../internals/looks.ts';
import { forcedColors, px, type, vars } from '../internals/styles.ts';

/** Duration of one pass, in seconds. */
export const duration = createVar();

export const strip = style({
  ...type('meta'),
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  boxSizing: 'border-box',
  minBlockSize: px(44),
  minInlineSize: 0,
  paddingBlock: px(6),
  paddingInline: px(16),
  borderRadius: vars.radius.medium,
  background: vars.theme.shade08,
  color: vars.color.ink,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const icon = style({ flex: 'none', color: vars.theme.text });
export const view = style({ flex: 1, minInlineSize: 0, overflow: 'hidden' });

const pass = keyframes({ to: { transform: 'translateX(-50%)' } });
const passBack = keyframes({ to: { transform: 'translateX(50%)' } });
export const belt = style({
  display: 'flex',
  inlineSize: 'max-content',
  selectors: {
    [`${strip}:is([data-state="moving"], [data-state="paused"]) &`]: {
      animation: `${pass} ${duration} linear infinite`,
    },
    [`${strip}:is([data-state="moving"], [data-state="paused"]) &:dir(rtl)`]: { animationName: passBack },
    // Paused at its position, so that text does not jump while it is read.
    [`${strip}[data-state="paused"] &`]: { animationPlayState: 'paused' },
    [`${strip}[data-state="still"] &`]: { inlineSize: 'auto' },
  },
});
export const list = style({
  display: 'flex',
  selectors: { [`${strip}[data-state="still"] &`]: { flexWrap: 'wrap', rowGap: px(4) } },
});
export const item = style({
  flex: 'none',
  paddingInlineEnd: px(40),
  whiteSpace: 'nowrap',
  selectors: {
    [`${strip}[data-state="still"] &`]: { flex: '0 1 auto', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});
export const link = style({
  display: 'inline-block',
  minBlockSize: px(24),
  color: vars.color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': ring(undefined, true), '&:hover': { color: vars.theme.text } },
});

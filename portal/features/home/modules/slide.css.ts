import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const height = px(260);

export const frame = style({
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  selectors: { '&:focus-within': { overflow: 'visible' } },
});
export const slide = style({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: height,
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: `linear-gradient(${vars.theme.shade08}, ${vars.theme.shade08}), ${vars.color.surface}`,
});
/** Fades in beside the text, so that the text is on the panel's own surface (DESIGN §4). */
export const picture = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: 'var(--slide-day)',
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'cover',
  backgroundPosition: 'right center',
  maskImage: `linear-gradient(to right, transparent 30%, ${vars.color.ink} 74%)`,
  selectors: { '[data-theme="dark"] &': { backgroundImage: 'var(--slide-night)' } },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme="light"]) &': { backgroundImage: 'var(--slide-night)' } },
    },
    print: { display: 'none' },
  },
});
export const words = style({
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: '60%',
  paddingBlock: px(32),
  paddingInlineStart: px(32),
});
export const action = style({ marginBlockStart: px(20) });

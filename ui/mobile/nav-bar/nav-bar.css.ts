import { style, styleVariants } from '@vanilla-extract/css';
import { hairline, phoneType, plainButton, ring, strong } from '../../internals/looks.ts';
import { ellipsis, px, vars } from '../../internals/styles.ts';

const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: `calc(${px(44)} + env(safe-area-inset-top, 0px))`,
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
  paddingInline: px(4),
  color: vars.color.ink,
});
export const variant = styleVariants({
  surface: [
    root,
    { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.sticky, background: vars.color.surface },
  ],
  lined: [
    root,
    {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.sticky,
      background: vars.color.surface,
      borderBlockEnd: hairline,
    },
  ],
  transparent: [root],
});
export const back = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.control.touch,
  blockSize: px(44),
  borderRadius: vars.radius.medium,
  color: 'inherit',
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade06 } },
});
export const title = style({
  gridColumn: 2,
  margin: 0,
  paddingInline: px(8),
  textAlign: 'center',
  ...phoneType(17, 26),
  ...strong,
  ...ellipsis,
});
export const end = style({
  gridColumn: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minBlockSize: px(44),
  minInlineSize: px(44),
  ...phoneType(15, 24),
});

import { style, styleVariants } from '@vanilla-extract/css';
import { hairline, phoneType, plainButton, ring, strong } from '../../internals/looks.ts';
import { largeType } from '../../internals/media.ts';
import { acrossNotch } from '../../internals/notch.ts';
import { ellipsis, px, touch, vars } from '../../internals/styles.ts';

const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: `calc(${touch()} + env(safe-area-inset-top, 0px))`,
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
  // The outer 40 px button has a target of 44 px at the edge of the screen.
  ...acrossNotch(`max(${px(4)}, (${touch()} - ${px(40)}) / 2)`),
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
  inlineSize: `max(44px, ${vars.control.touch})`,
  blockSize: touch(),
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
  // Between the buttons there would be no space for it.
  '@media': {
    [largeType]: { whiteSpace: 'normal', selectors: { '&:not(:last-child)': { gridArea: '2 / 1 / auto / -1' } } },
  },
});
export const end = style({
  gridColumn: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // Two 40 px buttons are 44 px apart (centre to centre), on the narrowest phone too.
  gap: `calc(${touch()} - ${px(40)})`,
  minBlockSize: touch(),
  minInlineSize: touch(),
  ...phoneType(15, 24),
});

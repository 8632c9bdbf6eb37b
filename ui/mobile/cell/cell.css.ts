import { style } from '@vanilla-extract/css';
import { hairlineSubtle, phoneType, plainButton, plainList, ring } from '../../internals/looks.ts';
import { largeType } from '../../internals/media.ts';
import { px, vars } from '../../internals/styles.ts';

export const group = style({ ...plainList });
export const item = style({ display: 'block', breakInside: 'avoid' });
export const cell = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'stretch',
  gap: px(12),
  boxSizing: 'border-box',
  inlineSize: '100%',
  paddingInline: px(16),
  color: vars.color.ink,
  textDecoration: 'none',
  ...phoneType(16, 26),
  selectors: {
    'a&:active, button&:active': { background: vars.theme.shade06 },
    '&:focus-visible': ring(undefined, true),
    '&[data-tone="danger"]': { color: vars.color.error },
    'div&': { cursor: 'default' },
  },
});
export const icon = style({ display: 'flex', flex: 'none', alignItems: 'center', color: vars.theme.text });
/** The separator starts at the text: 16 px from the edge, 48 with an icon. */
export const body = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: px(12),
  minInlineSize: 0,
  minBlockSize: px(52),
  selectors: { [`${item}:not(:last-child) > * > &`]: { borderBlockEnd: hairlineSubtle } },
});
export const centred = style({ justifyContent: 'center' });
/** In large type the value goes below the title. */
export const row = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: px(12),
  minInlineSize: 0,
  paddingBlock: px(8),
});
export const words = style({ flex: '1 1 4em', minInlineSize: 0 });
export const wordsCentred = style({ flex: 'none' });
export const title = style({ display: 'block' });
export const note = style({ display: 'block', color: vars.color.inkTertiary, ...phoneType(13, 20) });
export const value = style({
  flex: 'none',
  // Unbreakable content gets the space that it needs.
  minInlineSize: 'min-content',
  // A short text is one line, also below the title in a narrow row.
  maxInlineSize: 'min(100%, max(55%, 5em))',
  color: vars.color.inkTertiary,
  textAlign: 'end',
  textWrap: 'balance',
  ...phoneType(15, 24),
  '@media': { [largeType]: { maxInlineSize: '100%', textAlign: 'start' } },
});
/** Decoration; large type needs its space for text. */
export const arrow = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.inkTertiary,
  '@media': { [largeType]: { display: 'none' } },
});

import { createVar, style } from '@vanilla-extract/css';
import { phoneType, plainButton, plainList, ring } from '../../internals/looks.ts';
import { phoneWide } from '../../internals/media.ts';
import { px, touch, vars } from '../../internals/styles.ts';

export const height = createVar();
/** The position of a row from the start of the list. */
export const start = createVar();
/** The column of a row, from 0. */
export const lane = createVar();

const gap = px(32);
const inFlow = '&[data-flow]';
export const list = style({
  ...plainList,
  position: 'relative',
  blockSize: height,
  overflowAnchor: 'none',
  selectors: { [inFlow]: { blockSize: 'auto', minBlockSize: height } },
  '@media': {
    [phoneWide]: {
      selectors: {
        [`${inFlow}:not([data-lanes="1"])`]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignContent: 'start',
          columnGap: gap,
          minBlockSize: `calc(${height} / 2)`,
        },
      },
    },
  },
});
export const row = style({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '100%',
  insetBlockStart: 0,
  transform: `translateY(${start})`,
  selectors: {
    '[data-lanes="2"] > &:not([data-wide])': {
      inlineSize: `calc((100% - ${gap}) / 2)`,
      insetInlineStart: `calc(${lane} * (100% + ${gap}) / 2)`,
    },
    // In normal flow, because their heights are not measured yet.
    '[data-flow] > &': { position: 'static', inlineSize: 'auto', transform: 'none' },
  },
  '@media': {
    [phoneWide]: { selectors: { '[data-flow]:not([data-lanes="1"]) > &[data-wide]': { gridColumn: '1 / -1' } } },
  },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(8),
  minBlockSize: touch(),
  paddingInline: px(16),
  color: vars.color.inkTertiary,
  ...phoneType(13, 20),
});
export const words = style({ display: 'inline-flex', alignItems: 'center', gap: px(8) });
export const retry = style({
  ...plainButton,
  minInlineSize: touch(),
  minBlockSize: touch(),
  paddingInline: px(12),
  borderRadius: vars.radius.medium,
  color: vars.theme.text,
  textAlign: 'center',
  ...phoneType(15, 24),
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade12 } },
});

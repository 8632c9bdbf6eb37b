import { createVar, style } from '@vanilla-extract/css';
import { phoneType, phoneWide, plainButton, plainList, ring } from '../../internals/looks.ts';
import { px, touch, vars } from '../../internals/styles.ts';

export const height = createVar();
/** Where a row begins, from the list's own beginning. */
export const start = createVar();
/** The column a row stands in, from 0. */
export const lane = createVar();
/** A row's number from 0, while the window's columns are not known. */
export const place = createVar();

const gap = px(32);
export const list = style({
  ...plainList,
  position: 'relative',
  blockSize: height,
  overflowAnchor: 'none',
  '@media': { [phoneWide]: { selectors: { '&[data-lanes="unknown"]': { blockSize: `calc(${height} / 2)` } } } },
});
const inLane = { inlineSize: `calc((100% - ${gap}) / 2)`, insetInlineStart: `calc(${lane} * (100% + ${gap}) / 2)` };
export const row = style({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '100%',
  insetBlockStart: 0,
  transform: `translateY(${start})`,
  selectors: { '[data-lanes="2"] > &': inLane },
  // What the server draws for either window: rows of the guessed height, here two beside each other.
  '@media': {
    [phoneWide]: {
      selectors: {
        '[data-lanes="unknown"] > &': {
          ...inLane,
          transform: `translateY(calc(${start} * (${place} - ${lane}) / max(2 * ${place}, 1)))`,
        },
      },
    },
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

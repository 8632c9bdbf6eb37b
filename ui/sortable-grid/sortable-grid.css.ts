import { createVar, style } from '@vanilla-extract/css';
import { colorTransition, hairline, plainButton, plainList, ring } from '../internals/looks.ts';
import { canHover, chosenInForcedColors, forcedColors, px, type, vars } from '../internals/styles.ts';

/** Minimum width of a tile in design pixels. */
export const tileWidth = createVar();

export const root = style({ minInlineSize: 0 });
export const groups = style({
  display: 'grid',
  gap: px(20),
  minInlineSize: 0,
});
export const label = style({ ...type('meta'), marginBlockEnd: px(8), color: vars.color.inkSecondary });

const tileHeight = px(112);
export const list = style({
  ...plainList,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${tileWidth} * ${vars.unit})), 1fr))`,
  gap: px(12),
  minBlockSize: tileHeight,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-empty]:empty': { border: `${vars.stroke.line} dashed ${vars.color.controlBorder}` },
    '&[data-empty]:empty::before': {
      ...type('meta'),
      content: 'attr(data-empty)',
      position: 'absolute',
      inset: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      color: vars.color.inkTertiary,
    },
  },
});

const face = {
  ...type('body'),
  boxSizing: 'border-box',
  border: hairline,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
} as const;
export const tile = style({
  ...face,
  ...colorTransition,
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  minBlockSize: tileHeight,
  // Without a transform, the start and the end of a tile's animation would each force a layout of the whole grid.
  transform: 'translate(0)',
  cursor: 'grab',
  // A long press lifts the tile, so the browser's menu and text selection must not react to it.
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-state="carried"]': {
      borderStyle: 'dashed',
      borderColor: vars.theme.shade60,
      background: vars.theme.shade06,
    },
    '&[data-state="lifted"]': { borderColor: vars.theme.control, boxShadow: vars.shadow.floating },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-state="carried"]': { borderColor: 'Highlight' },
        '&[data-state="lifted"]': chosenInForcedColors,
      },
    },
  },
});
export const last = style({ display: 'grid', minInlineSize: 0, minBlockSize: tileHeight });
export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(8),
  padding: `${px(24)} ${px(12)} ${px(12)}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { [`${tile}[data-state="carried"] > &`]: { visibility: 'hidden' } },
});
const corner = style({
  ...plainButton,
  position: 'absolute',
  insetBlockStart: px(4),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.control.small,
  blockSize: vars.control.small,
  borderRadius: vars.radius.small,
  color: vars.color.inkTertiary,
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&[aria-pressed="true"]': { background: vars.theme.shade10, color: vars.theme.text },
    [`${tile}[data-state="carried"] > &`]: { visibility: 'hidden' },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.theme.text } } } },
});
export const handle = style([corner, { insetInlineStart: px(4), cursor: 'inherit' }]);
export const remove = style([corner, { insetInlineEnd: px(4) }]);

/** Covers the page during a drag: it sets the cursor and prevents hover without restyling thousands of tiles. */
export const shield = style({ position: 'fixed', inset: 0, zIndex: vars.layer.toast, cursor: 'grabbing' });
export const overlay = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  visibility: 'hidden',
  background: 'none',
});
/** Rotated inside of its frame, so that the frame's position under the pointer is exact. */
export const carried = style([
  content,
  {
    ...face,
    blockSize: '100%',
    borderColor: vars.theme.shade60,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.modal,
    rotate: '-3deg',
  },
]);

export const bar = style({
  ...type('meta'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(8),
  minBlockSize: px(32),
  marginBlockStart: px(8),
  color: vars.color.inkSecondary,
});
export const message = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

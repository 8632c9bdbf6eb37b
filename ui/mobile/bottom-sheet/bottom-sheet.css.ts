import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { hairlineSubtle, phoneType, plainButton, ring, strong } from '../../internals/looks.ts';
import { largeType, phoneFlat } from '../../internals/media.ts';
import { ellipsis, px, reducedMotion, touch, vars } from '../../internals/styles.ts';

/** The sheet's current snap height, if it has any. */
export const height = createVar();

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: fallbackVar(height, 'auto'),
  maxBlockSize: `calc(100dvh - ${px(44)} - env(safe-area-inset-bottom, 0px) - var(--ym-keyboard, 0px))`,
  transition: `block-size ${vars.motion.base} ${vars.motion.enter}, margin ${vars.motion.base} ${vars.motion.enter}`,
  selectors: { '&[data-dragging]': { transition: 'none' } },
  '@media': {
    [reducedMotion]: { transition: 'none' },
    // The buttons are beside the content instead of below it.
    [phoneFlat]: {
      display: 'grid',
      gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr) auto',
      maxBlockSize: `calc(100dvh - ${px(8)} - env(safe-area-inset-bottom, 0px) - var(--ym-keyboard, 0px))`,
    },
  },
});
/** The whole header is the drag handle: a finger on it never scrolls. */
export const head = style({
  position: 'relative',
  flex: 'none',
  touchAction: 'none',
  cursor: 'grab',
  '@media': { [phoneFlat]: { gridColumn: '1 / -1' } },
});
export const handle = style({
  ...plainButton,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(50% - ${px(32)})`,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  inlineSize: px(64),
  // Overlaps the title, which cannot be pressed.
  blockSize: touch(),
  paddingBlockStart: px(6),
  boxSizing: 'border-box',
  borderRadius: vars.radius.medium,
  selectors: { '&:focus-visible': ring(undefined, true), 'span&': { cursor: 'inherit' } },
});
export const grip = style({
  inlineSize: px(36),
  blockSize: px(4),
  borderRadius: px(2),
  background: vars.color.fieldBorder,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
  alignItems: 'center',
  minBlockSize: px(52),
  paddingBlockStart: px(8),
  paddingInline: px(4),
  '@media': {
    [phoneFlat]: { paddingBlockStart: 0 },
    // A title in large type needs the space that would only centre it.
    [largeType]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
});
export const start = style({
  display: 'flex',
  minInlineSize: touch(48),
  '@media': { [largeType]: { ':empty': { minInlineSize: 0 } } },
});
export const end = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minInlineSize: touch(48),
  color: vars.color.inkTertiary,
});
export const title = style({
  ...ellipsis,
  ...phoneType(17, 26),
  ...strong,
  paddingInline: px(4),
  textAlign: 'center',
  '@media': { [largeType]: { whiteSpace: 'normal', textWrap: 'balance' } },
});
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  ...phoneType(16, 26),
  selectors: { '&:focus-visible': ring(undefined, true) },
});
export const foot = style({
  flex: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: px(12),
  padding: `${px(12)} ${px(16)}`,
  borderBlockStart: hairlineSubtle,
  '@media': {
    [phoneFlat]: {
      gridAutoFlow: 'row',
      alignContent: 'end',
      boxSizing: 'border-box',
      // Wider if large text needs it.
      minInlineSize: `min(${px(216)}, 40vw)`,
      maxInlineSize: '50vw',
      borderBlockStart: 0,
      borderInlineStart: hairlineSubtle,
    },
  },
});
globalStyle(`${foot} :is(a, button)`, { '@media': { [phoneFlat]: { paddingInline: px(8) } } });
export const action = style({
  ...plainButton,
  minInlineSize: touch(),
  minBlockSize: touch(),
  paddingInline: px(12),
  borderRadius: vars.radius.medium,
  color: vars.color.inkSecondary,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  ...phoneType(16, 26),
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&:active': { background: vars.theme.shade12 },
    '&:disabled': { color: vars.color.disabledText, cursor: 'not-allowed' },
  },
});
export const strongAction = style([action, { color: vars.theme.text, ...strong }]);

import { style, styleVariants } from '@vanilla-extract/css';
import { hairline, phoneType, plainList, ring, strong } from '../../internals/looks.ts';
import { fullBleed } from '../../internals/notch.ts';
import { px, touch, vars } from '../../internals/styles.ts';

/** Space that extends a chip of 32 px to a target of 44 px. */
const aroundChip = `max(${px(6)}, (44px - ${px(32)}) / 2)`;

const row = style({
  ...plainList,
  display: 'flex',
  paddingInline: px(16),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});
export const list = styleVariants({
  underlined: [
    row,
    { gap: px(24), borderBlockEnd: hairline, background: vars.color.surface, ...fullBleed(vars.color.surface) },
  ],
  chips: [row, { gap: px(8), paddingBlock: aroundChip }],
});
const link = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: px(4),
  color: vars.color.inkSecondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&[data-state="active"]': { color: vars.theme.text, ...strong },
  },
});
export const item = styleVariants({
  underlined: [
    link,
    {
      minBlockSize: touch(),
      ...phoneType(15, 24),
      // The target includes half of the gap at each side.
      '::before': { content: '""', position: 'absolute', insetBlock: 0, insetInline: px(-12) },
      selectors: {
        '&[data-state="active"]::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          blockSize: px(3),
          borderRadius: `${px(2)} ${px(2)} 0 0`,
          background: vars.theme.control,
        },
      },
      '@media': {
        '(forced-colors: active)': { selectors: { '&[data-state="active"]::after': { background: 'Highlight' } } },
      },
    },
  ],
  chips: [
    link,
    {
      minBlockSize: px(32),
      paddingInline: px(12),
      borderRadius: vars.radius.medium,
      background: vars.color.paper,
      ...phoneType(14, 22),
      '::before': { content: '""', position: 'absolute', insetInline: 0, insetBlock: `calc(-1 * ${aroundChip})` },
      selectors: { '&[data-state="active"]': { background: vars.theme.shade10 } },
      '@media': {
        '(forced-colors: active)': {
          selectors: { '&[data-state="active"]:not(:focus-visible)': { outline: '1px solid Highlight' } },
        },
      },
    },
  ],
});
export const count = style({ color: vars.theme.text, fontWeight: vars.font.regular });

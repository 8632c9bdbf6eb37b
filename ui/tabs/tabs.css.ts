import { style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, plainButton, plainList, ring, strong } from '../internals/looks.ts';
import { canHover, chosenInForcedColors, px, targetSize, touch, type, vars } from '../internals/styles.ts';

const row = style({
  ...plainList,
  display: 'flex',
  minInlineSize: 0,
  // Many tabs scroll sideways; the scrollbar would cover the indicator.
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const list = styleVariants({
  underlined: [row, { gap: px(32), boxShadow: `inset 0 calc(-1 * ${vars.stroke.line}) 0 ${vars.color.line}` }],
  filled: [row, { gap: px(4) }],
});

const tab = style({
  ...plainButton,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: px(4),
  position: 'relative',
  whiteSpace: 'nowrap',
  color: vars.color.inkSecondary,
  textDecoration: 'none',
  ...colorTransition,
  selectors: { '&:focus-visible': ring(undefined, true) },
});
const chosen = '&[data-state="active"]';
export const item = styleVariants({
  underlined: [
    tab,
    {
      fontSize: vars.text.body.size,
      minBlockSize: targetSize(touch(48)),
      selectors: {
        [chosen]: { color: vars.theme.text, ...strong },
        [`${chosen}::after`]: {
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
        [canHover]: { selectors: { '&:hover': { color: vars.theme.text } } },
        '(forced-colors: active)': { selectors: { [`${chosen}::after`]: { background: 'Highlight' } } },
      },
    },
  ],
  filled: [
    tab,
    {
      paddingInline: px(16),
      borderRadius: vars.radius.medium,
      fontSize: vars.text.body.size,
      minBlockSize: targetSize(px(36)),
      selectors: { [chosen]: { background: vars.theme.shade10, color: vars.theme.text, ...strong } },
      '@media': {
        [canHover]: {
          selectors: {
            '&:hover:not([data-state="active"])': { background: vars.theme.shade06, color: vars.theme.text },
          },
        },
        '(forced-colors: active)': {
          // No outline: it would replace the focus ring.
          selectors: { [chosen]: chosenInForcedColors },
        },
      },
    },
  ],
});
export const count = style({
  ...type('meta'),
  fontWeight: vars.font.regular,
});
export const panel = style({
  paddingBlockStart: px(16),
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': ring() },
});

import { style } from '@vanilla-extract/css';
import { phoneType, plainList, ring, strong } from '../../internals/looks.ts';
import { largeType } from '../../internals/media.ts';
import { px, touch, vars } from '../../internals/styles.ts';

export const root = style({
  flex: 'none',
  ...phoneType(14, 22),
  inlineSize: `calc(4em + ${px(32)})`,
  background: vars.color.paper,
  // Beside the rail there would be no space for the services, so it is above them.
  '@media': { [largeType]: { inlineSize: 'auto', minInlineSize: 0 } },
});
export const list = style({
  ...plainList,
  position: 'sticky',
  insetBlockStart: touch(),
  maxBlockSize: `calc(100dvh - ${px(128)})`,
  overflowY: 'auto',
  '@media': { [largeType]: { position: 'static', display: 'flex', overflowX: 'auto', whiteSpace: 'nowrap' } },
});
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minBlockSize: px(52),
  paddingInline: px(8),
  color: vars.color.inkSecondary,
  textAlign: 'center',
  textDecoration: 'none',
  ...phoneType(14, 22),
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&:active': { background: vars.theme.shade06 },
    '&[data-state="active"]': { background: vars.color.surface, color: vars.theme.text, ...strong },
    '&[data-state="active"]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '50%',
      inlineSize: px(3),
      blockSize: px(20),
      marginBlockStart: px(-10),
      borderStartEndRadius: px(2),
      borderEndEndRadius: px(2),
      background: vars.theme.control,
    },
  },
});

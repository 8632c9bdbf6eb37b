import { style } from '@vanilla-extract/css';
import { hairlineSubtle, phoneType, plainButton, plainList, ring, strong } from '../../internals/looks.ts';
import { px, vars } from '../../internals/styles.ts';

export const title = style({
  flex: 'none',
  padding: `${px(14)} ${px(16)}`,
  color: vars.color.inkTertiary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  touchAction: 'none',
  ...phoneType(13, 20),
});
/** Scrolls between the title and 取消, which both stay visible while there is space for two actions. */
export const list = style({
  ...plainList,
  flex: '0 1 auto',
  minBlockSize: `min(100%, ${px(104)})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});
export const item = style({ borderBlockStart: hairlineSubtle });
export const action = style({
  ...plainButton,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: px(52),
  padding: `${px(8)} ${px(16)}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  ...phoneType(17, 26),
  selectors: {
    '&:active': { background: vars.theme.shade06 },
    '&:focus-visible': ring(undefined, true),
    '&[data-tone="danger"]': { color: vars.color.error, ...strong },
    '&:disabled': { color: vars.color.disabledText, cursor: 'not-allowed', background: 'none' },
  },
});
export const note = style({ color: vars.color.inkTertiary, ...phoneType(13, 20), fontWeight: vars.font.regular });
export const cancel = style([action, { flex: 'none', borderBlockStart: `${px(8)} solid ${vars.color.paper}` }]);

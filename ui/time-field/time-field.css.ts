import { style } from '@vanilla-extract/css';
import { px, vars, withText } from '../internals/styles.ts';

/** Hour before minute in every reading direction. */
export const parts = style({ display: 'flex', alignItems: 'center', alignSelf: 'stretch', flex: '1 1 0' });
export const part = style({
  flex: 'none',
  width: withText(26),
  paddingInline: px(2),
  borderRadius: vars.radius.small,
  textAlign: 'center',
  selectors: { '&:focus': { background: vars.theme.shade12 } },
});
export const colon = style({ paddingInline: px(2) });

import { style } from '@vanilla-extract/css';
import { phoneShort, px, touch, vars } from '@yimen/ui/vars';

export const failed = style({ margin: 0, paddingInlineStart: px(20) });
export const one = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(12) });
/** 退回 and 同意 side by side. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(12) });
/** Above the link that covers its row. */
export const choice = style({ position: 'relative', zIndex: 1, flex: 'none' });
/** On a phone, above the tab bar, behind which lies the bar's own space for the home indicator. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: touch(49),
  zIndex: vars.layer.sticky,
  '@media': { [phoneShort]: { position: 'static' } },
});

import { style } from '@vanilla-extract/css';
import { acrossNotch, fullBleed, largeType, px, vars } from '@yimen/ui/vars';
import * as behind from '../../../parts/phone/phone-picture.ts';

/** The first card overlaps the picture's bottom. */
export const who = style({
  ...behind.pictureGround,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(16),
  paddingBlock: `calc(${px(40)} + env(safe-area-inset-top, 0px)) ${px(52)}`,
  ...acrossNotch(px(16)),
  marginBlockEnd: px(-40),
});
export const picture = style({ ...behind.pictureLayer, objectPosition: '80% 70%' });
export const veil = style({ ...behind.veil('78%'), opacity: 0.92 });
/** Sections have their own margins. */
export const stack = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: px(24),
});
export const reminders = style([stack, { paddingBlockStart: px(12) }]);
export const words = style({ flex: '1 1 8em', minInlineSize: 0 });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(8) });

/** As wide as the home page's tiles, so that names of six characters fit on one line. */
export const tiles = style({ marginInline: px(-8) });

export const last = style({ paddingBlockStart: px(12) });
export const sheet = style({
  paddingInline: px(16),
  paddingBlock: px(8),
  background: vars.color.surface,
  ...fullBleed(vars.color.surface),
});
/** The list of devices has a frame of its own. */
export const account = style({ paddingInline: px(12), paddingBlockStart: px(12) });
/** A phone number does not wrap. */
export const number = style({ whiteSpace: 'nowrap', '@media': { [largeType]: { whiteSpace: 'normal' } } });

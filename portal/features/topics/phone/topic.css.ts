import { style } from '@vanilla-extract/css';
import { acrossNotch, px, touch, vars } from '@yimen/ui/vars';
import { dayPicture } from '../../../parts/page/day-picture.ts';
import * as behind from '../../../parts/phone/phone-picture.ts';

/** The card overlaps the picture's bottom. */
export const head = style({
  ...behind.pictureGround,
  display: 'grid',
  // The text stays on the calm side of the picture, unless it is large.
  gridTemplateColumns: 'minmax(0, min(100%, max(66%, 14em)))',
  gap: px(4),
  alignContent: 'start',
  minBlockSize: px(148),
  paddingBlock: `${px(20)} ${px(56)}`,
  ...acrossNotch(px(16)),
  marginBlockEnd: px(-40),
});
export const picture = style({ ...behind.pictureLayer, objectPosition: 'right 65%', ...dayPicture });
export const veil = style(behind.veil('66%'));
/** Above the picture, which is a layer of its own. */
export const over = style({ position: 'relative' });
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: px(24) });
export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(16) });
export const words = style({ flex: '1 1 8em', minInlineSize: 0 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The text starts where the checkbox's touch target ends.
  gap: `calc((${touch()} - ${px(20)}) / 2)`,
  minBlockSize: px(52),
  paddingBlock: px(8),
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
});
export const stepWords = style({ flex: '1 1 5em', minInlineSize: 0 });
/** Beside the text, or in large type below it, aligned at the same edge. */
export const known = style({ flex: 'none', marginInlineStart: 'auto', textAlign: 'end' });

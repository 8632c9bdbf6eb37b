import { createVar, style } from '@vanilla-extract/css';
import { phoneType, plainButton, plainList, ring } from '../../internals/looks.ts';
import { px, touch, vars } from '../../internals/styles.ts';

export const height = createVar();
/** Where a row begins, from the list's own beginning. */
export const start = createVar();

export const list = style({ ...plainList, position: 'relative', blockSize: height, overflowAnchor: 'none' });
export const row = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  transform: `translateY(${start})`,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(8),
  minBlockSize: touch(),
  paddingInline: px(16),
  color: vars.color.inkTertiary,
  ...phoneType(13, 20),
});
export const words = style({ display: 'inline-flex', alignItems: 'center', gap: px(8) });
export const retry = style({
  ...plainButton,
  minInlineSize: touch(),
  minBlockSize: touch(),
  paddingInline: px(12),
  borderRadius: vars.radius.medium,
  color: vars.theme.text,
  textAlign: 'center',
  ...phoneType(15, 24),
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade12 } },
});

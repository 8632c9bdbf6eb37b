import { style } from '@vanilla-extract/css';
import { phoneType, plainButton, plainList, ring, strong } from '../../internals/looks.ts';
import { ellipsis, px, touch, vars } from '../../internals/styles.ts';

export const root = style({ minInlineSize: 0 });
export const head = style({ display: 'flex', alignItems: 'center', minBlockSize: touch() });
export const title = style({ flex: 1, margin: 0, color: vars.color.ink, ...phoneType(16, 26), ...strong });
export const tool = style({
  ...plainButton,
  minInlineSize: touch(),
  minBlockSize: touch(),
  paddingInline: px(8),
  borderRadius: vars.radius.medium,
  color: vars.color.inkTertiary,
  textAlign: 'center',
  ...phoneType(14, 22),
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade12 } },
});
export const list = style({ ...plainList, display: 'flex', flexWrap: 'wrap', columnGap: px(8) });
export const item = style({ display: 'flex', maxInlineSize: '100%' });
/** 34 high, in a target of 44. */
export const chip = style({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(4),
  maxInlineSize: '100%',
  minInlineSize: touch(),
  minBlockSize: touch(),
  justifyContent: 'center',
  paddingInline: px(14),
  backgroundImage: `linear-gradient(${vars.color.paper}, ${vars.color.paper})`,
  backgroundSize: `100% calc(100% - ${px(10)})`,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  ...phoneType(14, 22),
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { color: vars.theme.text } },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
export const words = style({ ...ellipsis, minInlineSize: 0 });

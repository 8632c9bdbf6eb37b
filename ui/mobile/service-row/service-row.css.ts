import { globalStyle, style } from '@vanilla-extract/css';
import {
  clampLines,
  hairlineSubtle,
  mutedTile,
  oneLine,
  phoneType,
  plainList,
  ring,
  strong,
} from '../../internals/looks.ts';
import { cut } from '../../internals/metadata.css.ts';
import { px, vars } from '../../internals/styles.ts';

export const list = style({ ...plainList });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: hairlineSubtle,
  selectors: { '&:last-child:not([data-alone])': { borderBlockEnd: 0 } },
});
export const link = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${px(4)} ${px(12)}`,
  minInlineSize: 0,
  paddingBlock: px(12),
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade06 } },
});
globalStyle(`${link}[data-muted]`, { color: vars.color.inkTertiary });
globalStyle(`${link}[data-muted] > :first-child`, mutedTile);
export const words = style({ flex: `1 1 ${px(72)}`, minInlineSize: 0 });
export const name = style({ ...phoneType(15, 24), ...strong, ...clampLines(2) });
/** Positioned, so that it clips its visually hidden text, which would widen the page otherwise. */
export const meta = style([
  cut,
  {
    position: 'relative',
    display: 'block',
    // Wraps below the state if large type leaves no space beside it.
    flex: '1 1 4em',
    minInlineSize: 0,
    color: vars.color.inkTertiary,
    ...phoneType(13, 20),
    ...oneLine,
  },
]);
/** The state of a service that is not open, before who offers it. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: px(8) });
export const state = style({ flex: 'none', display: 'flex', maxInlineSize: '100%' });
export const star = style({ flex: 'none', marginInlineEnd: px(-12), color: vars.color.inkTertiary });
export const starOn = style({ color: vars.color.star });

import { globalStyle, style } from '@vanilla-extract/css';
import { clampLines, mutedTile, phoneType, plainList, ring } from '../../internals/looks.ts';
import { largeType, phoneWide } from '../../internals/media.ts';
import { inCare, px, vars } from '../../internals/styles.ts';

export const list = style({
  ...plainList,
  display: 'grid',
  // Four columns of 22 %, fewer if large text makes the tiles wider than that.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${px(60)}, 22%), 1fr))`,
  rowGap: px(16),
  '@media': { [phoneWide]: { gridTemplateColumns: `repeat(auto-fill, minmax(max(${px(60)}, 11.2%), 1fr))` } },
});
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: px(8),
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  textAlign: 'center',
  textDecoration: 'none',
  ...phoneType(13, 20),
  selectors: { '&:focus-visible': ring(), '&:active': { background: vars.theme.shade06 } },
});
globalStyle(`${link}[data-muted]`, { color: vars.color.inkTertiary });
globalStyle(`${link}[data-muted] > :first-child`, mutedTile);
export const label = style({
  maxInlineSize: '100%',
  paddingInline: px(2),
  boxSizing: 'border-box',
  ...clampLines(2),
  textWrap: 'balance',
  '@media': { [largeType]: { WebkitLineClamp: inCare('4', 'none') } },
});
export const state = style({ color: vars.color.inkTertiary, ...phoneType(12, 16) });
/** Space for the focus ring, which the page's edge would clip. */
export const page = style({ padding: px(4) });

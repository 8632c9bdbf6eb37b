import { globalStyle, style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const frame = style({ minHeight: `calc(100vh / ${vars.zoom})`, display: 'flex', flexDirection: 'column' });

/** At least as high as the window, so that the footer does not move into view on a short page. */
export const main = style({
  flex: 1,
  minBlockSize: `calc(100vh / ${vars.zoom} - ${px(68)})`,
  outline: 'none',
  '@media': { print: { minBlockSize: 0 } },
});

// Only the page is printed, without menus.
globalStyle(`${frame} > :not(main)`, { '@media': { print: { display: 'none' } } });

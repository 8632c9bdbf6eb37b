import { globalStyle, style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const frame = style({ minHeight: `calc(100vh / ${vars.zoom})`, display: 'flex', flexDirection: 'column' });

/** Down to the window's end, however short the page: the footer does not come and go with what the page holds. */
export const main = style({
  flex: 1,
  minBlockSize: `calc(100vh / ${vars.zoom} - ${px(68)})`,
  outline: 'none',
  '@media': { print: { minBlockSize: 0 } },
});

// On paper there is the page alone: nobody follows a menu there.
globalStyle(`${frame} > :not(main)`, { '@media': { print: { display: 'none' } } });

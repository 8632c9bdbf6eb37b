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

// A heading stays with what follows it, and a row is on one sheet.
globalStyle(`${main} :is(h1, h2, h3, h4)`, { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle(`${main} :is(li, tr, figure, blockquote)`, { '@media': { print: { breakInside: 'avoid' } } });

// On paper there is the page alone: nobody follows a menu there.
globalStyle(`${frame} > :not(main)`, { '@media': { print: { display: 'none' } } });

import { style } from '@vanilla-extract/css';
import { ring } from './looks.ts';
import { canHover, vars } from './styles.ts';

/** A link in the colour of the surrounding text, underlined on hover. */
export const quietLink = style({
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring() },
  '@media': {
    [canHover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } } },
  },
});

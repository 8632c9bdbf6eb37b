import { globalStyle, style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

/** From here on the margin beside the content has room for the rail (DESIGN §9, 31). */
export const railFrom = 1536;

export const rail = style({
  display: 'none',
  '@media': {
    [`(min-width: ${railFrom}px)`]: { display: 'block' },
    print: { display: 'none' },
  },
  position: 'fixed',
  insetInlineEnd: px(40),
  insetBlockEnd: px(120),
  zIndex: vars.layer.rail,
  inlineSize: px(72),
});

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  overflow: 'hidden',
});
globalStyle(`${list} > li + li`, { borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}` });

export const entry = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: px(4),
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: px(72),
  margin: 0,
  padding: `${px(8)} ${px(2)}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.stroke.focus} solid ${vars.focus.ring}`,
      outlineOffset: `calc(-1 * ${vars.stroke.focus})`,
      borderRadius: vars.radius.large,
    },
  },
  '@media': { '(hover: hover)': { ':hover': { background: vars.theme.shade06 } } },
});
export const icon = style({ display: 'flex', color: vars.theme.text });

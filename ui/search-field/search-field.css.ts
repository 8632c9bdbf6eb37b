import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { sizes as fieldSizes } from '../internals/field/field.css.ts';
import { panel as basePanel } from '../internals/panel.css.ts';
import { ellipsis, fieldHeight, focusRing, px, type, vars } from '../internals/styles.ts';

export const root = style({ position: 'relative', width: '100%' });

export const box = style({
  boxShadow: vars.shadow.field,
});

const { medium, large } = fieldSizes;
export const sizes = {
  medium,
  large,
  xlarge: style({
    ...type('body'),
    ...fieldHeight('xlarge'),
    paddingInline: `${px(20)} ${px(6)}`,
    gap: px(12),
  }),
};
/** A field with a button inside has less padding at the end. */
export const withButton = styleVariants({
  medium: { selectors: { '&&': { paddingInlineEnd: px(3) } } },
  large: { selectors: { '&&': { paddingInlineEnd: px(3) } } },
  xlarge: { selectors: { '&&': { paddingInlineEnd: px(6) } } },
});

export const icon = style({ color: vars.color.ink, flex: 'none' });

export const panel = style([basePanel]);
export const status = style({ ...type('meta'), color: vars.color.inkTertiary, padding: `${px(8)} ${px(12)}` });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  minHeight: vars.control.xlarge,
  padding: `${px(6)} ${px(12)}`,
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&[aria-selected="true"]': { background: vars.theme.shade08 },
    '&:hover': { background: vars.theme.shade06 },
    '&[aria-selected="true"]:hover': { background: vars.theme.shade08 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});
export const title = style({ ...type('body'), flex: '1 1 auto', ...ellipsis });
export const match = style({ color: vars.theme.text, fontWeight: vars.font.strong, background: 'none' });
export const reading = style({ ...type('meta'), color: vars.color.inkTertiary, marginInlineStart: px(12) });
export const note = style({ ...type('meta'), color: vars.color.inkTertiary, flex: '0 1 auto', ...ellipsis });
export const key = style({
  ...type('meta'),
  flex: 'none',
  paddingInline: px(8),
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.inkTertiary,
});
/** Not where there is most likely no keyboard, nor when the focus is here already. */
export const keyHint = style([
  key,
  {
    fontFamily: 'inherit',
    whiteSpace: 'nowrap',
    selectors: { [`${box}:focus-within > &`]: { visibility: 'hidden' } },
    '@media': { '(hover: none)': { display: 'none' } },
  },
]);
export const loading = style({ display: 'flex', alignItems: 'center', gap: px(12), padding: px(12) });
export const footer = style({
  marginBlockStart: px(8),
  paddingBlockStart: px(8),
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.line}`,
});
export const elsewhere = style({
  ...type('meta'),
  display: 'flex',
  alignItems: 'center',
  minHeight: px(40),
  paddingInline: px(12),
  borderRadius: vars.radius.medium,
  color: vars.color.inkSecondary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.theme.shade06 }, '&:focus-visible': focusRing },
});

/** Inside the field the button is 32, 40 or 44 design pixels high. */
const inField = style({ display: 'grid', flex: 'none' });
const inLargest = style({ display: 'grid', flex: 'none', height: `calc(${vars.control.xlarge} - ${px(12)})` });
globalStyle(`${inLargest} > button`, { paddingInline: px(28) });

export const buttons = { medium: inField, large: inField, xlarge: inLargest };

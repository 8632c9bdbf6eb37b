import { style } from '@vanilla-extract/css';
import { hairlineSubtle, phoneType, ring, strong } from '../../internals/looks.ts';
import { px, vars } from '../../internals/styles.ts';

export const list = style({
  display: 'grid',
  // All in one row, or fewer per row if large type makes them too wide.
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.4em, 1fr))',
  rowGap: px(12),
  margin: 0,
  // Clips the separator before the first item of a row.
  overflowX: 'clip',
  ...phoneType(17, 26),
  // Two by two on a phone.
  selectors: { '[data-care] &': { gridTemplateColumns: 'repeat(auto-fit, minmax(5em, 1fr))' } },
});
export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${vars.stroke.line})`,
  paddingInline: px(4),
  borderInlineStart: hairlineSubtle,
  textAlign: 'center',
  textWrap: 'balance',
});
export const label = style({ color: vars.color.inkTertiary, ...phoneType(13, 20) });
export const value = style({
  margin: 0,
  overflowWrap: 'anywhere',
  color: vars.color.ink,
  ...phoneType(17, 26),
  ...strong,
});
export const unit = style({ color: vars.color.inkSecondary, fontWeight: vars.font.regular, ...phoneType(12, 18) });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.small },
  outline: 'none',
  selectors: { '&:focus-visible::after': ring(undefined, true) },
});

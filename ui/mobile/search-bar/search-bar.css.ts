import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { phoneType, plainButton, ring } from '../../internals/looks.ts';
import { largeType } from '../../internals/media.ts';
import { ellipsis, forcedColors, px, touch, vars } from '../../internals/styles.ts';

const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  boxSizing: 'border-box',
  minInlineSize: 0,
  paddingInline: px(12),
  borderRadius: vars.radius.medium,
  color: vars.color.inkTertiary,
  textDecoration: 'none',
  ...phoneType(15, 24),
});
export const variant = styleVariants({
  raised: [
    bar,
    {
      minBlockSize: touch(),
      border: `${vars.stroke.line} solid ${vars.color.fieldBorder}`,
      background: vars.color.surface,
      selectors: { '&:focus-visible': ring(), '&:active': { borderColor: vars.color.fieldBorderHover } },
    },
  ],
  flat: [
    bar,
    {
      minBlockSize: `max(44px, ${vars.control.touch})`,
      background: vars.color.paper,
      selectors: { '&:focus-visible': ring(), '&:active': { background: vars.theme.shade06 } },
    },
  ],
});
export const words = style({ ...ellipsis, minInlineSize: 0 });

export const form = style({ display: 'flex', alignItems: 'center', gap: px(4), inlineSize: '100%', minInlineSize: 0 });
export const field = style([
  bar,
  {
    flex: 1,
    blockSize: px(40),
    border: `${vars.stroke.line} solid transparent`,
    background: vars.color.paper,
    selectors: {
      '&:focus-within': { borderColor: vars.focus.ring, boxShadow: `0 0 0 ${px(3)} ${vars.theme.shade20}` },
    },
    // Forced colours remove shadows.
    '@media': {
      [forcedColors]: {
        borderColor: 'CanvasText',
        selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: '1px' } },
      },
    },
  },
]);
export const input = style({
  flex: 1,
  minInlineSize: 0,
  // Below 16 px, Safari on phones zooms in on the focused field.
  fontSize: `max(16px, ${vars.text.body.size})`,
  // Higher than the field in which it is centred.
  blockSize: touch(),
  padding: 0,
  border: 0,
  outline: 'none',
  appearance: 'none',
  background: 'none',
  color: vars.color.ink,
  fontFamily: 'inherit',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.inkTertiary, opacity: 1 },
});
// Decoration; large type needs its space for text.
globalStyle(`${field} > svg`, { '@media': { [largeType]: { display: 'none' } } });
globalStyle(`${input}::-webkit-search-cancel-button`, { display: 'none' });
export const clear = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: touch(),
  blockSize: touch(),
  marginInlineEnd: px(-12),
  borderRadius: vars.radius.medium,
  selectors: { '&:focus-visible': ring(undefined, true) },
});
export const submit = style({
  ...plainButton,
  flex: 'none',
  minInlineSize: touch(),
  minBlockSize: touch(),
  paddingInline: px(8),
  borderRadius: vars.radius.medium,
  color: vars.theme.text,
  textAlign: 'center',
  ...phoneType(15, 24),
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade12 } },
});

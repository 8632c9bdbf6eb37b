import { style } from '@vanilla-extract/css';
import { px, touch, vars } from '@yimen/ui/vars';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
  justifyItems: 'start',
  padding: `${px(4)} ${px(16)} ${px(12)}`,
});
export const actions = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: px(12) });
export const save = style({ display: 'grid' });
export const failure = style({ padding: `${px(4)} ${px(16)} ${px(8)}` });
export const rows = style({ containerType: 'inline-size' });
/** The title is the largest line of the form and has no visible label (DESIGN §9, 15). */
export const title = style({
  inlineSize: `calc(100% - ${px(32)})`,
  marginInline: px(16),
  minBlockSize: px(56),
  fontSize: vars.text.title2.size,
  fontWeight: vars.font.strong,
  borderBlockEnd: `1px solid ${vars.color.lineSubtle}`,
  textOverflow: 'ellipsis',
  // The ten characters fit on one line, in any text size.
  '::placeholder': { color: vars.color.inkTertiary, opacity: 1, fontSize: `min(1em, (100cqi - ${px(32)}) / 10.5)` },
  selectors: {
    '&:focus-visible': { outline: 'none', borderBlockEndColor: vars.theme.control },
    '&[aria-invalid="true"]': { borderBlockEndColor: vars.color.error },
  },
  // In forced colours a border of another colour would look the same.
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: px(-2) } },
    },
  },
});
export const under = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' });
export const counter = style({
  marginInlineStart: 'auto',
  padding: `${px(8)} ${px(16)}`,
  color: vars.color.inkTertiary,
  fontSize: vars.text.meta.size,
  selectors: { '&[data-over]': { color: vars.color.error } },
});
export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  padding: `${px(8)} ${px(16)}`,
  color: vars.color.error,
  fontSize: vars.text.meta.size,
});
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: px(12),
  justifyContent: 'space-between',
  inlineSize: '100%',
});
export const press = style({
  minBlockSize: touch(),
  minInlineSize: touch(),
  borderRadius: vars.radius.small,
  textAlign: 'start',
  selectors: {
    '&[data-time]': { color: vars.theme.text, fontWeight: vars.font.strong },
    '&[data-wrong]': { color: vars.color.error },
  },
});
export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: px(8), paddingBlock: px(8) });
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touch(),
  paddingInline: px(11),
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-chosen]': {
      background: vars.theme.shade10,
      borderColor: vars.theme.shade40,
      color: vars.theme.text,
      fontWeight: vars.font.strong,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: px(2) },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-chosen]': { outline: '2px solid Highlight' } } } },
});
/** The invisible radio covers the whole chip. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
export const warning = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(8),
  padding: `${px(8)} ${px(16)}`,
});

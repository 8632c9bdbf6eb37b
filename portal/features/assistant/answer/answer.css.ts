import { style } from '@vanilla-extract/css';
import { px, targetSize, touch, vars } from '@yimen/ui/vars';

export const words = style({ margin: 0, fontSize: vars.text.body.size, lineHeight: vars.text.body.line });

const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: px(24),
  minBlockSize: px(24),
  borderRadius: vars.radius.small,
  background: vars.theme.tile,
  color: vars.theme.text,
  fontSize: vars.text.micro.size,
  lineHeight: vars.text.micro.line,
  fontWeight: vars.font.strong,
});
export const number = style([badge, { flex: 'none', alignSelf: 'start' }]);
export const cite = style([
  badge,
  {
    marginInline: px(4),
    textDecoration: 'none',
    verticalAlign: 'text-bottom',
    selectors: { '&:focus-visible': { outline: `${vars.stroke.focus} solid ${vars.focus.ring}` } },
  },
]);

const bare = { margin: 0, padding: 0, listStyle: 'none' } as const;
const box = {
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
} as const;

export const sources = style({ ...bare, display: 'grid', gap: px(8) });
export const source = style({
  ...box,
  position: 'relative',
  display: 'flex',
  gap: px(12),
  padding: px(12),
  scrollMarginBlock: px(80),
  selectors: { '&:target': { borderColor: vars.theme.solid } },
});
export const quoted = style({ display: 'grid', gap: px(4), minInlineSize: 0 });
/** Its link covers the whole box. */
export const cover = style({ '::after': { content: '', position: 'absolute', inset: 0 } });
export const title = style([cover, { fontWeight: vars.font.strong }]);

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: px(8) });
export const others = style({ ...bare, display: 'grid', gap: px(12) });

export const known = style({ ...bare, ...box });
export const way = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  minBlockSize: px(64),
  padding: `${px(8)} ${px(16)}`,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}` } },
});
export const wayIcon = style({ flex: 'none', color: vars.theme.text });

export const chips = style({ ...bare, display: 'flex', flexWrap: 'wrap', gap: px(8) });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: targetSize(px(36)),
  paddingInline: px(12),
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSubtle,
  color: vars.color.inkSecondary,
  fontSize: vars.text.meta.size,
  '@media': {
    '(hover: hover)': { ':hover': { background: vars.theme.shade10, color: vars.theme.text } },
    '(pointer: coarse)': { minBlockSize: touch() },
  },
});

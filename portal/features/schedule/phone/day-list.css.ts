import { style } from '@vanilla-extract/css';
import { largeType, px, touch, vars } from '@yimen/ui/vars';

const forced = '(forced-colors: active)';
const tinted = `linear-gradient(${vars.theme.shade12}, ${vars.theme.shade12}), ${vars.color.surface}`;

/** Wide enough for `HH:mm` on one line, in large type too. */
const times = `max(${px(44)}, calc(${vars.text.meta.size} * 2.9))`;

export const list = style({ display: 'grid', gap: px(8), margin: 0, padding: `0 ${px(16)}`, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${times} minmax(0, 1fr)`,
  columnGap: px(8),
  alignItems: 'baseline',
  // In large type the time is above its item.
  '@media': { [largeType]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const card = style({
  display: 'grid',
  gap: px(2),
  minBlockSize: touch(),
  padding: `${px(10)} ${px(16)} ${px(10)} ${px(13)}`,
  borderInlineStart: `${px(3)} solid transparent`,
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  selectors: {
    '&[data-group="course"]': { background: tinted, borderInlineStartColor: vars.theme.control },
    '&[data-group="exam"]': { background: vars.color.warningTag, borderInlineStartColor: vars.color.warning },
    '&[data-group="personal"]': {
      background: vars.color.line,
      borderInlineStartColor: vars.color.controlBorder,
    },
    // Past items are less prominent but readable.
    '&[data-state="past"]': { background: vars.color.surface, borderInlineStartColor: vars.color.line },
    '&[data-state="now"]': {
      background: vars.theme.solid,
      borderInlineStartColor: vars.theme.solid,
      color: vars.theme.onSolid,
    },
    // Not on the server yet: a dashed outline.
    '&[data-pending]': {
      background: vars.color.surface,
      border: `1px dashed ${vars.color.controlBorder}`,
      borderInlineStart: `${px(3)} dashed ${vars.color.controlBorder}`,
    },
    '&[data-pending="refused"]': { borderColor: vars.color.error },
  },
  '@media': { [forced]: { borderBlock: '1px solid CanvasText', borderInlineEnd: '1px solid CanvasText' } },
});
export const title = style({ fontWeight: vars.font.strong, overflowWrap: 'anywhere' });
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${px(12)}`,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
});
export const place = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: px(8),
  padding: `0 ${px(16)} 0 calc(${px(24)} + ${times})`,
  '@media': { [largeType]: { paddingInline: px(16) } },
});

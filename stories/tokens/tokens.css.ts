import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/tokens/contract';

export const page = style({ display: 'grid', gap: px(24), maxWidth: px(1200), marginInline: 'auto', padding: px(24) });

export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.text.meta.size });

/** A square of a colour, on a checkered ground that shows through what lets light through. */
export const swatch = style({
  display: 'inline-block',
  flex: 'none',
  width: px(32),
  height: px(32),
  borderRadius: vars.radius.small,
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  forcedColorAdjust: 'none',
});

export const swatchRow = style({ display: 'flex', alignItems: 'center', gap: px(12), whiteSpace: 'nowrap' });

export const ladder = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: px(12),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const rung = style({ height: px(56), borderRadius: vars.radius.medium, border: `1px solid ${vars.color.line}` });

export const kept = style({ color: vars.color.success, fontWeight: vars.font.strong, whiteSpace: 'nowrap' });
export const broken = style({ color: vars.color.error, fontWeight: vars.font.strong, whiteSpace: 'nowrap' });

export const bar = style({ display: 'flex', alignItems: 'center', gap: px(32), padding: `${px(16)} ${px(24)}` });
export const bars = style({
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
});

export const measure = style({ background: vars.theme.control, height: px(16) });
export const corner = style({
  width: px(64),
  height: px(64),
  background: vars.theme.tile,
  border: `1px solid ${vars.theme.tileLine}`,
});
export const lifted = style({
  width: px(200),
  height: px(72),
  background: vars.color.surface,
  borderRadius: vars.radius.medium,
});
export const ground = style({ background: vars.color.paper, padding: px(24), borderRadius: vars.radius.medium });

export const playground = style({
  display: 'grid',
  gridTemplateColumns: `${px(320)} minmax(0, 1fr)`,
  gap: px(24),
  alignItems: 'start',
  '@media': { '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const slider = style({ display: 'grid', gap: px(4), color: vars.color.ink });
export const range = style({ width: '100%', accentColor: vars.theme.control });
export const picker = style({
  width: '100%',
  height: vars.control.medium,
  padding: px(4),
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});
export const preview = style({ display: 'grid', gap: px(16), padding: px(24) });
export const movedRow = style([swatchRow, { flexWrap: 'wrap', whiteSpace: 'normal' }]);
export const moved = style({ display: 'grid', gap: px(8), margin: `${px(12)} 0 0`, padding: 0, listStyle: 'none' });

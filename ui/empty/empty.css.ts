import { style } from '@vanilla-extract/css';
import { px, type, vars } from '../internals/styles.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: px(16),
  padding: `${px(40)} ${px(24)}`,
  textAlign: 'center',
});
export const picture = style({ width: px(200), height: px(140), objectFit: 'contain', maxWidth: '100%' });
export const plain = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: px(64),
  height: px(64),
  borderRadius: vars.radius.round,
  background: vars.theme.shade08,
  color: vars.theme.text,
});
export const words = style({ maxWidth: '100%', overflowWrap: 'anywhere', textWrap: 'balance' });
export const title = style({ ...type('title3'), fontWeight: vars.font.strong, color: vars.color.ink });
export const text = style({ ...type('body'), color: vars.color.inkSecondary });

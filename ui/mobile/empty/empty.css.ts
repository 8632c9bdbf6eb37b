import { style, styleVariants } from '@vanilla-extract/css';
import { phoneType, strong } from '../../internals/looks.ts';
import { px, vars } from '../../internals/styles.ts';

const root = style({ display: 'flex', alignItems: 'center', gap: px(12), overflowWrap: 'anywhere' });
export const sizes = styleVariants({
  page: [root, { flexDirection: 'column', padding: `${px(40)} ${px(24)}`, textAlign: 'center', textWrap: 'balance' }],
  row: [root, { padding: px(16) }],
});
export const picture = style({ inlineSize: px(160), blockSize: px(112), objectFit: 'contain', maxInlineSize: '100%' });
export const plain = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: px(48),
  blockSize: px(48),
  borderRadius: vars.radius.round,
  background: vars.theme.shade08,
  color: vars.theme.text,
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const title = style({ margin: 0, color: vars.color.ink, ...phoneType(16, 26), ...strong });
export const text = style({ margin: 0, color: vars.color.inkSecondary, ...phoneType(14, 22) });

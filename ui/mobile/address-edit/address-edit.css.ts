import { style } from '@vanilla-extract/css';
import { phoneType, plainButton, ring } from '../../internals/looks.ts';
import { px, touch, vars } from '../../internals/styles.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: px(8), color: vars.color.ink });
export const panel = style({ background: vars.color.surface });
export const setting = style({ padding: `${px(4)} ${px(16)}`, background: vars.color.surface, display: 'grid' });
export const actions = style({ display: 'grid', gap: px(4), padding: `${px(12)} ${px(16)}` });
export const remove = style({
  ...plainButton,
  minBlockSize: touch(48),
  borderRadius: vars.radius.medium,
  color: vars.color.error,
  textAlign: 'center',
  ...phoneType(16, 26),
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade06 } },
});

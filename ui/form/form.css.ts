import { style } from '@vanilla-extract/css';
import { px, vars } from '../internals/styles.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: px(24), minWidth: 0 });
export const summary = style({ outline: 'none', borderRadius: vars.radius.medium });
export const list = style({ display: 'flex', flexDirection: 'column', marginBlockStart: px(4) });
export const item = style({ paddingBlock: px(2) });

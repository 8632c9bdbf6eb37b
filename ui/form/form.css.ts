import { style, styleVariants } from '@vanilla-extract/css';
import { px, vars } from '../internals/styles.ts';

const form = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const layouts = styleVariants({ above: [form, { gap: px(24) }], beside: [form, { gap: px(20) }] });
export const summary = style({ outline: 'none', borderRadius: vars.radius.medium });
export const list = style({ display: 'flex', flexDirection: 'column', marginBlockStart: px(4) });
export const item = style({ paddingBlock: px(2) });

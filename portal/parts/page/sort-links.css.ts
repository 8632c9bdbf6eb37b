import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { bare } from './page.css.ts';

export const sorts = style([bare, { display: 'flex', gap: px(24), whiteSpace: 'nowrap' }]);
export const sort = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.control.small });

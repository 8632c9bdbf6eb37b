import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const leaving = style({ display: 'inline-block', verticalAlign: '-0.125em', marginInlineStart: px(4) });

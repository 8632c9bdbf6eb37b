import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const form = style({ display: 'grid', gap: px(12) });
export const end = style({ display: 'flex', justifyContent: 'end' });

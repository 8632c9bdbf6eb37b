import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const form = style({ display: 'grid', gap: px(12) });
export const end = style({ display: 'flex', justifyContent: 'end' });
export const sent = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${px(8)} ${px(16)}` });
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

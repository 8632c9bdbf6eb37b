import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

/** Above what the other sources know. */
export const missing = style({ display: 'flex', alignItems: 'center', gap: px(4) });

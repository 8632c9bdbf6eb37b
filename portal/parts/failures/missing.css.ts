import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

/** Above the rows of the other sources. */
export const missing = style({ display: 'flex', alignItems: 'center', gap: px(4) });

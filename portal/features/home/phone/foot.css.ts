import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const foot = style({ padding: `${px(8)} ${px(16)} ${px(24)}` });

export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });

/** A line that is too short breaks between the two parts. */
export const words = style({ display: 'inline-block', marginInline: px(4) });

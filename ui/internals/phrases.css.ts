import { style } from '@vanilla-extract/css';

export const phrase = style({ display: 'inline-block', maxInlineSize: '100%' });
export const word = style({ whiteSpace: 'nowrap' });

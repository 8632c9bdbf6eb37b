import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const thumb = style({ display: 'block', inlineSize: px(128), flex: 'none' });

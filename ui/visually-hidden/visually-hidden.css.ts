import { style } from '@vanilla-extract/css';
import { hidden as fragment } from '../internals/styles.ts';

export const hidden = style(fragment);

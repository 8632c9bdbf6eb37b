import { style } from '@vanilla-extract/css';
import { vars } from '@yimen/ui/vars';

export const frame = style({ minHeight: `calc(100vh / ${vars.zoom})`, display: 'flex', flexDirection: 'column' });

export const main = style({ flex: 1, outline: 'none' });

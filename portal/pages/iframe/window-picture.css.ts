import { style } from '@vanilla-extract/css';
import { vars } from '@yimen/ui/vars';

const filled = (fill: string) => style({ fill });

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const sky = filled(vars.theme.shade10);
export const hills = filled(vars.theme.shade30);
export const ground = filled(vars.theme.shade20);
export const frame = filled(vars.theme.text);
export const leaf = filled(vars.theme.solid);
export const pane = filled(vars.color.surface);
export const sun = filled(vars.theme.shade60);

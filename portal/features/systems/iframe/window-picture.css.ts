import { style } from '@vanilla-extract/css';
import { vars } from '@yimen/ui/vars';

const filled = (fill: string) => style({ fill });
const mixed = (color: string, share: number, other: string) => `color-mix(in srgb, ${color} ${share}%, ${other})`;
const { color, theme } = vars;

/** Keeps its colours in forced colours. */
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', forcedColorAdjust: 'none' });
export const sky = filled(theme.shade10);
export const birds = style({ fill: 'none', stroke: color.inkTertiary, strokeWidth: 2, strokeLinecap: 'round' });
export const far = filled(theme.shade20);
export const near = filled(theme.shade30);
export const ground = filled(mixed(color.success, 28, mixed(theme.main, 16, color.surface)));
export const frame = filled(mixed(theme.text, 72, color.inkSecondary));
export const sill = filled(mixed(theme.text, 58, color.inkSecondary));
export const leaf = filled(mixed(theme.text, 56, mixed(color.inkSecondary, 50, color.surface)));
export const pane = filled(mixed(theme.main, 14, color.surface));
export const bars = filled(color.surface);
export const sun = filled(mixed(color.star, 45, color.surface));
export const trunk = filled(mixed(color.star, 35, color.inkSecondary));
export const ginkgo = filled(mixed(color.star, 78, color.surface));
export const light = filled(mixed(color.star, 48, color.surface));
export const shrub = filled(mixed(color.success, 62, color.surface));
export const pot = filled(mixed(color.star, 62, color.inkTertiary));
export const plant = style({ fill: 'none', stroke: color.success, strokeWidth: 4, strokeLinecap: 'round' });

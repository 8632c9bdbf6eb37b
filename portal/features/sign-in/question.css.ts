import { globalStyle, style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const form = style({ display: 'grid', gap: px(32) });
export const words = style({ display: 'grid', gap: px(8) });
// Only scripts focus it, so it needs no outline.
globalStyle(`${words} > [tabindex]`, { outline: 'none', overflowWrap: 'anywhere' });
export const answers = style({ display: 'grid', gap: px(8) });

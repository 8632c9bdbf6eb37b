import { themeCss } from '@yimen/tokens/theme-css';

/** The consumer's own colours, far from the default. */
export const settings = { themColor: '#7a1fa2', topBackground: '#fff8e1' };

export const theme = themeCss(settings);

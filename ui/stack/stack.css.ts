import { style, styleVariants } from '@vanilla-extract/css';
import { perSpace } from '../internals/space.ts';

export const stack = style({ display: 'flex', minWidth: 0 });
export const directions = styleVariants({ row: { flexDirection: 'row' }, column: { flexDirection: 'column' } });
export const gaps = styleVariants(perSpace((gap) => ({ gap })));
export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
export const wrap = style({ flexWrap: 'wrap' });
export const grow = style({ flex: '1 1 0' });

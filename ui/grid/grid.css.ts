import { createVar, style } from '@vanilla-extract/css';
import { px } from '../internals/styles.ts';

export { gaps } from '../stack/stack.css.ts';

export const columns = createVar();
export const minimum = createVar();

export const fixed = style({ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });
export const fitted = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${minimum} * ${px(1)})), 1fr))`,
});

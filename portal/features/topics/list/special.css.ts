import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const topics = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: px(24),
});
export const topic = style({ display: 'grid', minInlineSize: 0 });

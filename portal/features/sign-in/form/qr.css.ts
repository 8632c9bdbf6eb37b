import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: px(8),
  textAlign: 'center',
});

export const picture = style({ display: 'grid', justifyItems: 'center', width: '100%', marginBottom: px(12) });

export const refresh = style({ display: 'flex', alignItems: 'center', gap: px(12), minHeight: px(32) });

import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
});

export const form = style({ maxWidth: px(400), marginTop: px(16) });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: px(12) });

import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it('greets by the time of day', () => {
  expect(['03:00', '08:59', '09:00', '12:00', '14:00', '18:00'].map(greeting)).toEqual([
    '夜深了',
    '早上好',
    '上午好',
    '中午好',
    '下午好',
    '晚上好',
  ]);
});

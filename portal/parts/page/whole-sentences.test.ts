import { expect, test } from 'vitest';
import { wholeSentences } from './whole-sentences.ts';

test.each([
  ['周六照常服务，11:40 停止取号。开放窗口：一楼 A0…', '周六照常服务，11:40 停止取号。'],
  ['还没交？请尽快。…', '还没交？请尽快。'],
  ['门口水表请盖好毛巾', '门口水表请盖好毛巾'],
  ['为切换模块，平台定于 2026 年 11 月…', ''],
])('leaves out the cut sentence of “%s”', (excerpt, whole) => {
  expect(wholeSentences(excerpt)).toBe(whole);
});

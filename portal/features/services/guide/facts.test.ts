import { expect, it } from 'vitest';
import { feeInShort } from './facts.ts';

it('shows a short fee and leaves a long one to its section', () => {
  expect(feeInShort('不收费')).toBe('不收费');
  expect(feeInShort('每本 10 元')).toBe('每本 10 元');
  expect(feeInShort('电子件免费；纸质件每学期前 5 份免费，超出部分每份 2 元')).toBe('部分免费');
  expect(feeInShort('罚款按决定书金额，系统不另收费')).toBe('按标准收');
});

it('shows the amount that a long fee begins with', () => {
  expect(feeInShort('每本 10 元，信息变更首次免费')).toBe('每本 10 元');
  expect(feeInShort('四级 30 元，六级 33 元，口试 50 元')).toBe('四级 30 元等');
  expect(feeInShort('居民合表电价 0.558 元/度，无服务费')).toBe('0.558 元/度');
  expect(feeInShort('评估费 300 元由基金承担，未通过的由申请人承担一半')).toBe('按标准收');
  expect(feeInShort('不收费；换领身份证另收工本费 20 元')).toBe('部分免费');
});

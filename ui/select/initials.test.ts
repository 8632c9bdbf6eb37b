import { expect, test } from 'vitest';
import { initialOf } from './initials.ts';

test('gives the pinyin initial of a Chinese text', () => {
  const words = ['教务处', '学生工作处', '图书馆', '保卫处', '后勤保障部', '国际合作处', '研究生院', '信息化中心'];
  expect(words.map(initialOf).join('')).toBe('jxtbhgyx');
});

test('gives the letter itself of a Latin text', () => {
  expect(initialOf('  Library')).toBe('l');
  expect(initialOf('')).toBe('');
});

test('tells apart the neighbours at the bounds of an initial', () => {
  expect([...'若软仨孙所他它她塔'].map(initialOf).join('')).toBe('rrssstttt');
});

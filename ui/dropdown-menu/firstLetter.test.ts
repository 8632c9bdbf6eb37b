import { expect, test } from 'vitest';
import { firstLetter } from './firstLetter.ts';

test('gives the initial of the pinyin of the first character', () => {
  const samples = {
    个人中心: 'g',
    消息通知: 'x',
    退出登录: 't',
    安全: 'a',
    账号: 'z',
    深色模式: 's',
    帮助: 'b',
    应用: 'y',
    我的: 'w',
    二维码: 'e',
  };
  for (const [text, letter] of Object.entries(samples)) expect(firstLetter(text), text).toBe(letter);
});

test('gives the first letter of a text that begins with one', () => {
  expect(firstLetter(' Helen')).toBe('h');
  expect(firstLetter('9 楼')).toBe('9');
  expect(firstLetter('')).toBe('');
});

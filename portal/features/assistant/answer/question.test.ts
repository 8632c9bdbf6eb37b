import { expect, test } from 'vitest';
import { isAbout, isSpelled, nearness, searchesOf, sharedPairs } from './question.ts';

test('a question is looked for as it is, then without its asking words, then in parts', () => {
  const searches = searchesOf('学生证丢了怎么补办');
  expect(searches[0]).toBe('学生证丢了怎么补办');
  expect(searches).toContain('学生证丢');
  expect(searches).toContain('学生证');
  expect(searchesOf('cjd')).toEqual(['cjd']);
  expect(searchesOf('？')).toEqual(['？']);
});

test('texts about the same share pairs of characters, asking words aside', () => {
  expect(sharedPairs('学生证丢了怎么补办', '学生证补办')).toBeGreaterThan(1);
  expect(sharedPairs('怎么去月球', '怎么申请缓考')).toBe(0);
});

test('a text that only names the same place is not what the question is about', () => {
  expect(isAbout('宿舍可以养猫吗', '宿舍电费充值后勤保障部')).toBe(false);
  expect(isAbout('学生证丢了怎么补办', '学生证补办学生工作处')).toBe(true);
  expect(isAbout('宿舍怎么报修', '宿舍报修后勤保障部')).toBe(true);
  expect(isAbout('报修', '宿舍报修后勤保障部')).toBe(true);
});

test('a foreign sentence is looked for in whole words, and is no reading of anything', () => {
  expect(searchesOf('how are you')).toEqual(['how are you', 'howareyou', 'how', 'are', 'you']);
  const mail = { matches: [[0, 1]], note: '信息化中心', reading: 'yóu xiāng mì mǎ' };
  expect(isSpelled('how are you', mail)).toBe(false);
  expect(isSpelled('you xiang mi ma', mail)).toBe(true);
  expect(isSpelled('lv xing', { ...mail, reading: 'lǚ xíng' })).toBe(true);
  expect(isSpelled('youxiang怎么重置', mail)).toBe(true);
  expect(isSpelled('yxmm', mail)).toBe(true);
  expect(isSpelled('邮箱密码', { ...mail, reading: '' })).toBe(false);
  expect(isSpelled('jdzm', { matches: [], note: '又称“绩点证明”，教务处', reading: 'jì diǎn zhèng míng' })).toBe(true);
  expect(isSpelled('jdzm', { matches: [], note: '教务处', reading: 'jì diǎn zhèng míng' })).toBe(false);
});

test('Latin names are the same in any case', () => {
  expect(isAbout('vpn 怎么开通', 'VPN 开通信息化中心')).toBe(true);
});

test('a question of a guide answers only what it shares beyond the name of its service', () => {
  const both = '国家奖学金和励志奖学金能一起拿吗？';
  expect(nearness('奖学金什么时候发', both, '奖学金申请')).toBe(0);
  expect(nearness('两种奖学金能一起拿吗', both, '奖学金申请')).toBeGreaterThan(0);
  expect(nearness('学生证丢了怎么补办', '学生证丢了，还能买学生票吗？', '学生证补办')).toBeGreaterThan(0);
});

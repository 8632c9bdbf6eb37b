import { expect, test } from 'vitest';
import { initialOf } from './initialOf.ts';

/** The hundred most frequent surnames and words of the product, by their initial. */
const known: Record<string, string> = {
  a: '安敖艾',
  b: '白毕包保帮班',
  c: '陈曹崔程蔡常成财餐',
  d: '邓丁董戴段杜大地电',
  e: '二儿额',
  f: '冯范方傅樊费服',
  g: '高郭龚顾葛甘公国个',
  h: '黄胡韩何贺侯洪郝后会',
  j: '蒋金贾江姜纪教机奖就',
  k: '孔康柯科课开考',
  l: '李刘林梁罗龙陆卢吕廖赖黎雷六楼录流邻临灵零领另绿论落',
  m: '马毛孟莫孟明名木免目妈',
  n: '倪宁牛聂年你南',
  o: '欧偶',
  p: '潘彭庞裴平评培',
  q: '钱秦邱乔齐请全权期',
  r: '任阮冉饶人若软',
  s: '孙宋苏沈史邵施石索所',
  t: '唐陶汤田谭童退图体塔它',
  w: '王吴汪魏万武文温我网外',
  x: '徐许谢肖夏熊薛向学消信校',
  y: '杨叶余于袁姚尹严易医研应',
  z: '张赵周朱郑钟邹左庄总账职',
};

test('gives the pinyin initial of Chinese texts', () => {
  const wrong = Object.entries(known).flatMap(([letter, signs]) =>
    [...signs].filter((sign) => initialOf(`${sign}办`) !== letter).map((sign) => `${sign} is not ${initialOf(sign)}`),
  );
  expect(wrong).toEqual([]);
});

test('has every initial in its dictionary once and in order', () => {
  const block = Array.from({ length: 0x9fa5 - 0x4e00 }, (_sign, index) => String.fromCodePoint(0x4e00 + index));
  const sorted = block.sort(new Intl.Collator('zh-CN-u-co-pinyin').compare).map(initialOf).join('');
  expect(sorted.replace(/(.)\1+/g, '$1')).toBe('abcdefghjklmnopqrstwxyz');
});

test('gives the first sign of other texts', () => {
  expect(initialOf(' Helen')).toBe('h');
  expect(initialOf('9 楼')).toBe('9');
  expect(initialOf('')).toBe('');
});

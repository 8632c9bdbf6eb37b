import { expect, test } from 'vitest';
import { Pattern } from './match.ts';
import { rangesOf } from './present.ts';
import { prepare } from './text.ts';

/** The found parts in the query's order, joined by `+`; null when the query is not in the text. */
function found(query: string, text: string, options = {}): string | null {
  const prepared = prepare(text);
  const match = new Pattern(query, options).match(prepared);
  return match
    ? rangesOf(prepared, match.parts)
        .map((range) => text.slice(...range))
        .join('+')
    : null;
}

test.each([
  ['xykbb', '校园卡补办', '校园卡补办'],
  ['xykbb', '校园卡挂失补办', '校园卡+补办'],
  ['xiaoyuankabuban', '校园卡挂失补办', '校园卡+补办'],
  ['xiaoykbub', '校园卡挂失补办', '校园卡+补办'],
  ['校园卡bb', '校园卡挂失补办', '校园卡+补办'],
  ['校园卡补办', '校园卡挂失补办', '校园卡+补办'],
  ['bbxyk', '校园卡挂失补办', '补办+校园卡'],
  ['tsgyy', '图书馆座位预约', '图书馆+预约'],
  ['xykgsbb', '校园卡自助挂失网上补办', '校园卡+挂失+补办'],
])('finds “%s” in %s as %s', (query, text, parts) => {
  expect(found(query, text)).toBe(parts);
});

test.each([
  ['of a single character', 'xykb', '校园卡挂失补办'],
  ['that begins in the middle of a word', 'ttgyy', '团体参观预约'],
  ['that ends in the middle of a word', 'dxyb', '大学生医保'],
  ['that uses a character twice', 'cjdcjd', '成绩单打印'],
  ['too many', 'ttxscwwl', '团体参观学生预约财务报销网络'],
])('does not put a query together from a part %s', (_, query, text) => {
  expect(found(query, text)).toBeNull();
});

test('takes a run before parts, parts in order before others, and a word’s beginning before its middle', () => {
  const costs = (text: string) => new Pattern('dycjd').match(prepare(text));
  expect(costs('打印成绩单')).toMatchObject({ apart: 0, amidWord: false });
  const [inOrder, turned] = [costs('打印中文成绩单')?.apart ?? 0, costs('成绩单打印')?.apart ?? 0];
  expect(inOrder).toBeGreaterThan(0);
  expect(turned).toBeGreaterThan(inOrder);
  expect(new Pattern('tsgyy').match(prepare('团体参观预约'))).toMatchObject({ amidWord: true });
  expect(found('tsgyy', '团体参观预约，图书馆座位预约')).toBe('图书馆+预约');
});

test('reads no pinyin where letters stand for themselves', () => {
  expect(found('bxb', '保险补贴', { read: false })).toBeNull();
  expect(found('wifi', 'Wi-Fi 账号', { read: false })).not.toBeNull();
});

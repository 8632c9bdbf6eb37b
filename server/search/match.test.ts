import { expect, test } from 'vitest';
import { someEntry } from './fixture.ts';
import { type Match, Matcher } from './match.ts';
import { NameTable } from './names.ts';
import { partRanges } from './present.ts';
import { Steps } from './steps.ts';

/** How a query lies in a text; null when it does not. */
function matchIn(query: string, text: string, { read = true } = {}): Match | null {
  const names = new NameTable();
  names.add(someEntry, 'title', text);
  const matches: Match[] = [];
  new Matcher(names, query, { read, steps: new Steps(10_000) }).eachMatch((_, match) => matches.push(match));
  expect(matches.length).toBeLessThanOrEqual(1);
  return matches[0] ?? null;
}

/** The found parts in the query's order, joined by `+`; null when the query is not in the text. */
function found(query: string, text: string, options = {}): string | null {
  const match = matchIn(query, text, options);
  return match
    ? partRanges(text, match.parts)
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
  ['zhzm', '综合证明', '综合证明'],
  ['yinhang', '中国银行', '银行'],
  ['yinhangk', '校园卡与银行卡', '银行卡'],
  ['gpa证明', 'GPA 证明', 'GPA 证明'],
  ['𠮷野', '在𠮷野家', '𠮷野'],
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
  expect(matchIn('dycjd', '打印成绩单')).toMatchObject({ apart: 0, amidWord: false });
  const [inOrder, turned] = ['打印中文成绩单', '成绩单打印'].map((text) => matchIn('dycjd', text)?.apart ?? 0);
  expect(inOrder).toBeGreaterThan(0);
  expect(turned).toBeGreaterThan(inOrder ?? 0);
  expect(matchIn('tsgyy', '团体参观预约')).toMatchObject({ amidWord: true });
  expect(found('tsgyy', '团体参观预约，图书馆座位预约')).toBe('图书馆+预约');
  expect(found('yy', '预约后预约')).toBe('预约');
  expect(matchIn('yy', '预约后预约')?.parts).toMatchObject([{ start: 0 }]);
});

test('reads no pinyin where letters stand for themselves', () => {
  expect(found('bxb', '保险补贴', { read: false })).toBeNull();
  expect(found('wifi', 'Wi-Fi 账号', { read: false })).not.toBeNull();
});

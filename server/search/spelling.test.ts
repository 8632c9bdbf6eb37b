import { describe, expect, test } from 'vitest';
import type { Slip } from './entry.ts';
import { someEntry } from './fixture.ts';
import { NameTable } from './names.ts';
import { beginsNearly, findNearly } from './spelling.ts';
import { Steps } from './steps.ts';

/** How the query is found in a title, by its sound and but for a letter. */
function waysIn(query: string, title: string): Slip[] {
  const names = new NameTable();
  names.add(someEntry, 'title', title);
  const ways = new Set<Slip>();
  for (const slip of ['heard', 'letter'] as const) {
    findNearly(names, query, slip, new Steps(10_000), () => ways.add(slip));
  }
  return [...ways];
}

/** All that a text becomes by one slip of a letter behind its first. */
function slipsOf(text: string): string[] {
  return [...text].flatMap((_, at) => {
    if (at === 0) return [];
    const [before, letter, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)];
    const swapped = after ? [`${before}${after[0]}${letter}${after.slice(1)}`] : [];
    return [before + after, `${before}q${after}`, `${before}q${letter}${after}`, ...swapped];
  });
}

test.each(['学生证补办', '饿了么', '二胡考级', 'GPA 证明', '挂失'])(
  'finds %s by each slip of its spelling',
  (title) => {
    const spelled = { 学生证补办: 'xueshengzhengbuban', 饿了么: 'eleme', 二胡考级: 'erhukaoji', 挂失: 'guashi' }[title];
    const slips = slipsOf(spelled ?? 'gpazhengming').filter(({ length }) => length >= 4);
    expect(slips.length).toBeGreaterThan(8);
    expect(slips.filter((slip) => !waysIn(slip, title).includes('letter'))).toEqual([]);
  },
);

test.each([
  ['xuesengzen', '学生证', 'heard'],
  ['naonianzheng', '老年证', 'heard'],
  ['xuesheng', '学生证', 'heard'],
])('finds “%s” in %s as it is heard', (query, title, way) => {
  expect(waysIn(query, title)).toContain(way);
});

test('finds nothing with two slips, nor with another first letter', () => {
  expect(waysIn('xuashangzheng', '学生证')).toEqual([]);
  expect(waysIn('queshengzheng', '学生证')).toEqual([]);
});

describe('one wrong letter', () => {
  test.each([
    ['substituted', 'xuesheng', 'xueshang'],
    ['missing', 'xuesheng', 'xueseng'],
    ['extra', 'xuesheng', 'xueshheng'],
    ['swapped', 'xuesheng', 'xuehseng'],
  ])('may be %s', (_, text, query) => {
    expect(beginsNearly(text, query)).toBe(true);
  });

  test('is the most', () => {
    expect(beginsNearly('xuesheng', 'xuashang')).toBe(false);
    expect(beginsNearly('xue', 'xueshengzheng')).toBe(false);
  });
});

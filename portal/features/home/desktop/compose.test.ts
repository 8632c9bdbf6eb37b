import type { ModuleEntry } from '@yimen/contract/site';
import { describe, expect, it } from 'vitest';
import { composeRows, findSign, hasSign, type Template } from './compose.ts';

const entry = (sign: string, children: string[] = []): ModuleEntry => ({
  sign: sign as ModuleEntry['sign'],
  name: sign,
  children: children.map((child) => entry(child)),
});
const signs = (list: string[], template: Template = 1) =>
  composeRows(
    template,
    list.map((sign) => entry(sign)),
    (sign) => sign !== 'unheard-of',
  ).map((row) => `${row.kind}:${row.entries.map((each) => each.sign).join('+')}`);

describe('composeRows', () => {
  it('keeps the configured order', () => {
    expect(signs(['banner', 'statistic', 'special', 'tools'])).toEqual([
      'hero:banner',
      'plain:statistic',
      'plain:special',
      'strip:tools',
    ]);
  });

  it('skips signs it does not know, without a hole', () => {
    expect(signs(['unheard-of', 'special'])).toEqual(['plain:special']);
  });

  it('draws one hero from all the signs that belong to it', () => {
    expect(signs(['search', 'special', 'banner'])).toEqual(['hero:search+banner', 'plain:special']);
  });

  it('puts a pair where its first half is configured, the main one at left', () => {
    expect(signs(['rank', 'special', 'recommend', 'notice', 'news'])).toEqual([
      'split:recommend+rank',
      'plain:special',
      'band:news+notice',
    ]);
  });

  it('lets one half stand alone when the other is disabled', () => {
    expect(signs(['recommend', 'news'])).toEqual(['plain:recommend', 'band:news']);
  });

  it('gives each template its own frame for the same signs', () => {
    const configured = ['search', 'banner', 'department', 'special', 'handled', 'hall-live', 'news'];
    expect(signs(configured, 2)).toEqual([
      'search:search',
      'plain:banner',
      'plain:department',
      'plain:special',
      'halves:hall-live+handled',
      'plain:news',
    ]);
    expect(signs(configured, 3)).toEqual([
      'hero:search+banner',
      'split:department+hall-live',
      'band:special',
      'halves:news+handled',
    ]);
  });

  it('draws a sign once even when it is configured twice', () => {
    expect(signs(['special', 'special'])).toEqual(['plain:special']);
  });
});

describe('hasSign', () => {
  it('finds a sign at any depth', () => {
    const tree = [entry('banner', ['search', 'hot-words'])];
    expect(hasSign(tree, 'hot-words')).toBe(true);
    expect(hasSign(tree, 'carousel')).toBe(false);
    expect(findSign(tree, 'search')?.name).toBe('search');
  });
});

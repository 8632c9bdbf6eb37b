import type { Article } from '@yimen/contract/news/articles';
import type { ModuleEntry, PartId } from '@yimen/contract/site';
import { describe, expect, it } from 'vitest';
import { namedParts } from '../../home/shared/named-parts.ts';
import { leadAndRest } from './news.tsx';

describe('news', () => {
  const entry = (id: string, name: string): ModuleEntry => ({ sign: id as PartId, name, children: [] });
  const columns = [
    { id: 'campus-news', name: '校园要闻' },
    { id: 'media', name: '媒体明德' },
    { id: 'lectures', name: '学术讲座' },
  ];

  it('shows the configured columns in their order', () => {
    const chosen = namedParts(columns, [entry('lectures', '讲座'), entry('x', '校园要闻'), entry('gone', '没有')]);
    expect(chosen.map(({ id }) => id)).toEqual(['lectures', 'campus-news']);
  });

  it('shows every column when none is configured', () => {
    expect(namedParts(columns, [])).toEqual(columns);
  });

  it('leads with the first article that has a picture', () => {
    const [plain, pictured] = [
      { id: 'a', cover: null },
      { id: 'b', cover: '/art/x.svg' },
    ] as Article[];
    expect(leadAndRest([plain, pictured] as Article[])).toEqual({ lead: pictured, rest: [plain] });
    expect(leadAndRest([plain] as Article[]).lead).toBe(plain);
    expect(leadAndRest([])).toEqual({ lead: undefined, rest: [] });
  });
});

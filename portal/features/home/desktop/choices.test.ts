import type { CountedGroup } from '@yimen/contract/homepage/apps';
import type { Article } from '@yimen/contract/homepage/news';
import { describe, expect, it } from 'vitest';
import { namedParts } from '../../../parts/modules/named-parts.ts';
import { firstServices } from '../../../parts/service/first-services.ts';
import { leadAndRest } from '../../news/modules/news.tsx';
import { affairsOf } from '../../services/modules/life-events/affairs.ts';
import { ownGroup } from '../../services/modules/recommend.tsx';
import { topicNote } from '../../topics/modules/special.tsx';

describe('recommended services', () => {
  const groups = [{ name: '学生' }, { name: '教师' }, { name: '访客' }];

  it('show the group for people like the visitor first', () => {
    expect(ownGroup(groups, 'TEACHER')?.name).toBe('教师');
    expect(ownGroup(groups, 'GUEST')?.name).toBe('学生');
    expect(ownGroup(groups, 'STAFF')?.name).toBe('学生');
    expect(ownGroup([], 'GUEST')).toBeUndefined();
  });
});

describe('news', () => {
  const entry = (sign: string, name: string) => ({ sign, name, children: [] });
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

describe('matters', () => {
  const matter = (id: string, group: string, count = 1): CountedGroup => ({
    id,
    name: id,
    icon: '',
    intro: '',
    group,
    count,
  });
  const ids = (matters: CountedGroup[]) => matters.map(({ id }) => id);

  it('part into people’s and enterprises’, without the empty ones', () => {
    const affairs = affairsOf([
      matter('birth', 'life'),
      matter('identity', 'personal'),
      matter('startup', 'enterprise'),
      matter('none', 'life', 0),
    ]);
    expect(affairs.map(({ id, line, daily }) => [id, ids(line), ids(daily)])).toEqual([
      ['personal', ['birth'], ['identity']],
      ['enterprise', ['startup'], []],
    ]);
  });

  it('are a line of daily papers where no moment of a life is told apart', () => {
    expect(affairsOf([matter('identity', 'personal')]).map(({ line }) => ids(line))).toEqual([['identity']]);
    expect(affairsOf([])).toEqual([]);
  });
});

describe('topics', () => {
  const now = { day: '2026-11-20', time: '10:00' };

  it('tell how near their end is, or how much they bundle', () => {
    expect(topicNote({ deadline: '2026-12-14', serviceCount: 12 }, now)).toBe('距办理截止还有 24 天');
    expect(topicNote({ deadline: '2026-11-20', serviceCount: 12 }, now)).toBe('今天截止');
    expect(topicNote({ deadline: '2026-11-19', serviceCount: 12 }, now)).toBe('12 项服务');
    expect(topicNote({ deadline: null, serviceCount: 46 }, now)).toBe('46 项服务');
  });
});

describe('the phone’s tiles', () => {
  it('begin with one’s own services and name each once', () => {
    const app = (id: string) => ({ id }) as Parameters<typeof firstServices>[0][number];
    const tiles = firstServices([app('a'), app('b')], [app('b'), app('c'), app('d')], 3);
    expect(tiles.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

import type { CountedGroup } from '@yimen/contract/services/facets';
import { describe, expect, it } from 'vitest';
import { affairsOf } from './affairs.ts';

describe('events', () => {
  const event = (id: string, group: string, count = 1): CountedGroup => ({
    id,
    name: id,
    icon: '',
    intro: '',
    group,
    count,
  });
  const ids = (events: CountedGroup[]) => events.map(({ id }) => id);

  it('part into people’s and enterprises’, without the empty ones', () => {
    const affairs = affairsOf([
      event('birth', 'life'),
      event('identity', 'personal'),
      event('startup', 'enterprise'),
      event('none', 'life', 0),
    ]);
    expect(affairs.map(({ id, line, daily }) => [id, ids(line), ids(daily)])).toEqual([
      ['personal', ['birth'], ['identity']],
      ['enterprise', ['startup'], []],
    ]);
  });

  it('are a line of daily papers where no moment of a life is told apart', () => {
    expect(affairsOf([event('identity', 'personal')]).map(({ line }) => ids(line))).toEqual([['identity']]);
    expect(affairsOf([])).toEqual([]);
  });
});

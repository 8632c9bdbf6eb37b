import { describe, expect, it } from 'vitest';
import { countFacets } from './facets.ts';

const services = [
  { category: 'study', department: 'aa', labels: ['hot'], suitableFor: ['ug', 'pg'] },
  { category: 'study', department: 'gs', labels: [], suitableFor: ['pg'] },
  { category: 'life', department: 'aa', labels: ['hot'], suitableFor: ['ug'] },
];
const counted = (chosen: Parameters<typeof countFacets>[1]) => {
  const { category, department, label, suitableFor, total } = countFacets(services, chosen);
  const plain = (counts: Map<string, number>) => Object.fromEntries(counts);
  return {
    category: plain(category),
    department: plain(department),
    label: plain(label),
    suitableFor: plain(suitableFor),
    total,
  };
};

describe('the counts of the filters', () => {
  it('are those of all services while nothing is chosen', () => {
    expect(counted({})).toEqual({
      category: { study: 2, life: 1 },
      department: { aa: 2, gs: 1 },
      label: { hot: 2 },
      suitableFor: { ug: 2, pg: 2 },
      total: 3,
    });
  });

  it('heed the other filters and not their own', () => {
    expect(counted({ category: 'study' })).toEqual({
      category: { study: 2, life: 1 },
      department: { aa: 1, gs: 1 },
      label: { hot: 1 },
      suitableFor: { ug: 1, pg: 2 },
      total: 2,
    });
  });

  it('heed several at once', () => {
    expect(counted({ category: 'study', department: 'aa' })).toEqual({
      category: { study: 1, life: 1 },
      department: { aa: 1, gs: 1 },
      label: { hot: 1 },
      suitableFor: { ug: 1, pg: 1 },
      total: 1,
    });
  });

  it('leave out what nothing would be left of', () => {
    expect(counted({ department: 'gs', label: 'hot' })).toEqual({
      category: {},
      department: { aa: 2 },
      label: {},
      suitableFor: {},
      total: 0,
    });
  });
});

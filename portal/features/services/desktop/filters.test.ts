import { describe, expect, it } from 'vitest';
import { hallHref, isNarrowed, parseFilters } from './filters.ts';

const read = (address: string) => parseFilters(new URL(address, 'http://localhost').searchParams);

describe('hall filters', () => {
  it('come back from the address they are written to', () => {
    const filters = {
      query: '成绩 cjd',
      category: 'study',
      department: 'academic-affairs',
      label: 'hot',
      suitableFor: 'ug',
      onlyFullyOnline: true,
      sort: 'name' as const,
      page: 3,
      mine: '' as const,
    };
    expect(read(hallHref(filters, { page: 3 }))).toEqual(filters);
  });

  it('leave what is usual out of the address', () => {
    expect(hallHref({})).toBe('/service-hall');
    expect(hallHref({ sort: 'hits', page: 1, onlyFullyOnline: false })).toBe('/service-hall');
  });

  it('go back to the first page when a filter changes', () => {
    expect(hallHref(read('/service-hall?page=4&suitableFor=ug'), { suitableFor: '' })).toBe('/service-hall');
    expect(hallHref(read('/service-hall?suitableFor=ug'), { page: 4 })).toBe('/service-hall?suitableFor=ug&page=4');
  });

  it('ignore what cannot be a filter', () => {
    expect(read('/service-hall?category=../x&page=-1&sort=worst&mine=yours&department=%3Cscript%3E')).toEqual(
      read('/service-hall'),
    );
    expect(read(`/service-hall?query=${'很'.repeat(300)}`).query).toHaveLength(100);
  });

  it('know whether anything narrows the list', () => {
    expect(isNarrowed(read('/service-hall?sort=name&page=2'))).toBe(false);
    expect(isNarrowed(read('/service-hall?online=full'))).toBe(true);
  });
});

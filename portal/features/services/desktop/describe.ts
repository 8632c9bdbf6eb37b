import { type HallFilters, hallHref } from './filters.ts';
import type { HallData } from './load-hall.ts';

export interface ChosenFilter {
  name: string;
  /** Address without this filter. */
  without: string;
}

/** The filters in force, in words, each with the way to drop it. */
export function chosenFilters(filters: HallFilters, data: HallData): ChosenFilter[] {
  const named = (list: readonly { id: string; name: string }[], id: string) =>
    list.find((each) => each.id === id)?.name;
  const all: [string | undefined, Partial<HallFilters>][] = [
    [filters.query && `“${filters.query}”`, { query: '' }],
    [named(data.categories, filters.category), { category: '' }],
    [named(data.departments, filters.department), { department: '' }],
    [named(data.labels.audiences, filters.audience), { audience: '' }],
    [named(data.labels.labels, filters.label), { label: '' }],
    [filters.onlyFullyOnline ? '全程网办' : '', { onlyFullyOnline: false }],
  ];
  return all.flatMap(([name, change]) => (name ? [{ name, without: hallHref(filters, change) }] : []));
}

interface ListWords {
  before: string;
  total: number;
  after: string;
}

/** What the list is and how much it holds, as one reads it above the list; `collected` is how much of it still is. */
export function describeResult(filters: HallFilters, data: HallData, collected: number): ListWords {
  const total = data.services?.total ?? 0;
  if (filters.mine === 'collected') return { before: '收藏了', total: collected, after: '项服务' };
  if (filters.mine === 'recent') return { before: '最近用过', total, after: '项服务' };
  const audience = data.labels.audiences.find((each) => each.id === filters.audience);
  if (filters.query) return { before: '找到', total, after: '项服务' };
  return { before: audience ? `${audience.name}可办` : '共', total, after: '项' };
}

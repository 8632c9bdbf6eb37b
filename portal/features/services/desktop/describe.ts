import { type HallFilters, hallHref } from './filters.ts';
import type { HallData } from './load-hall.ts';

export interface ChosenFilter {
  name: string;
  /** Address without this filter. */
  without: string;
}

/** The active filters as text, each with the address that removes it. */
export function chosenFilters(filters: HallFilters, data: HallData): ChosenFilter[] {
  const named = (list: readonly { id: string; name: string }[], id: string) =>
    list.find((each) => each.id === id)?.name;
  const all: [string | undefined, Partial<HallFilters>][] = [
    [filters.query && `“${filters.query}”`, { query: '' }],
    [named(data.categories, filters.category), { category: '' }],
    [named(data.departments, filters.department), { department: '' }],
    [named(data.labels.suitableFor, filters.suitableFor), { suitableFor: '' }],
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

/** Title and number of the list; `collected` is the number of services on it that are still collected. */
export function describeResult(filters: HallFilters, data: HallData, collected: number): ListWords {
  const total = data.services?.total ?? 0;
  if (filters.mine === 'collected') return { before: '收藏了', total: collected, after: '项服务' };
  if (filters.mine === 'recent') return { before: '最近用过', total, after: '项服务' };
  const people = data.labels.suitableFor.find((each) => each.id === filters.suitableFor);
  if (filters.query) return { before: '找到', total, after: '项服务' };
  return { before: people ? `${people.name}可办` : '共', total, after: '项' };
}

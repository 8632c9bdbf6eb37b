import { paths } from '@yimen/contract/paths';
import { idOf, pageOf, queryOf } from '../../../parts/page/params.ts';

/** What the hall shows, all of it in the address, so that Back and sharing work. */
export interface HallFilters {
  query: string;
  category: string;
  department: string;
  label: string;
  audience: string;
  onlyFullyOnline: boolean;
  sort: HallSort;
  page: number;
  /** The member's own list instead of the filtered one. */
  mine: '' | 'collected' | 'recent';
}

export const hallSorts = ['hits', 'newest', 'name'] as const;
export type HallSort = (typeof hallSorts)[number];

/** Services on one page: six rows of three. */
export const pageSize = 18;

const everything: HallFilters = {
  query: '',
  category: '',
  department: '',
  label: '',
  audience: '',
  onlyFullyOnline: false,
  sort: 'hits',
  page: 1,
  mine: '',
};

/** Reads an address. What cannot be a filter is left out rather than refused: an old link still shows services. */
export function parseFilters(params: URLSearchParams): HallFilters {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const mine = text('mine');
  return {
    query: queryOf(params, 'query'),
    category: idOf(params, 'category'),
    department: idOf(params, 'department'),
    label: idOf(params, 'label'),
    audience: idOf(params, 'audience'),
    onlyFullyOnline: text('online') === 'full',
    sort: hallSorts.find((sort) => sort === text('sort')) ?? 'hits',
    page: pageOf(params),
    mine: mine === 'collected' || mine === 'recent' ? mine : '',
  };
}

/** Address of the hall with some filters changed; any change but of the page itself leads to the first page. */
export function hallHref(filters: Partial<HallFilters>, change: Partial<HallFilters> = {}): string {
  const wanted: HallFilters = { ...everything, ...filters, page: 1, ...change };
  const params = new URLSearchParams();
  for (const name of ['query', 'category', 'department', 'label', 'audience', 'mine'] as const) {
    if (wanted[name]) params.set(name, wanted[name]);
  }
  if (wanted.onlyFullyOnline) params.set('online', 'full');
  if (wanted.sort !== 'hits') params.set('sort', wanted.sort);
  if (wanted.page > 1) params.set('page', String(wanted.page));
  const query = params.toString();
  return query ? `${paths['service-hall']}?${query}` : paths['service-hall'];
}

/** Whether anything narrows the list. */
export function isNarrowed(filters: HallFilters): boolean {
  const { query, category, department, label, audience, onlyFullyOnline } = filters;
  return Boolean(query || category || department || label || audience || onlyFullyOnline);
}

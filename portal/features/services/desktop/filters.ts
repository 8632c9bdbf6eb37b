import { paths } from '@yimen/contract/paths';
import { idParam, pageNumber, queryOf } from '../../../parts/page/params.ts';
import { hallSorts, ownLists } from '../page.ts';

/** The hall's filters, all of them in the address. */
export interface HallFilters {
  query: string;
  category: string;
  department: string;
  label: string;
  suitableFor: string;
  onlyFullyOnline: boolean;
  sort: HallSort;
  page: number;
  /** The member's own list instead of the filtered one. */
  mine: '' | (typeof ownLists)[number];
}

export type HallSort = (typeof hallSorts)[number];

/** Services on one page: six rows of three. */
export const servicesPerPage = 18;

const noFilters: HallFilters = {
  query: '',
  category: '',
  department: '',
  label: '',
  suitableFor: '',
  onlyFullyOnline: false,
  sort: 'hits',
  page: 1,
  mine: '',
};

/** Reads the filters from an address. Invalid ones are ignored: an old link still shows services. */
export function parseFilters(params: URLSearchParams): HallFilters {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  return {
    query: queryOf(params, 'query'),
    category: idParam(params, 'category'),
    department: idParam(params, 'department'),
    label: idParam(params, 'label'),
    suitableFor: idParam(params, 'suitableFor'),
    onlyFullyOnline: text('online') === 'full',
    sort: hallSorts.find((sort) => sort === text('sort')) ?? 'hits',
    page: pageNumber(params),
    mine: ownLists.find((list) => list === text('mine')) ?? '',
  };
}

/** Address of the hall with some filters changed; any change except of the page resets the page. */
export function hallHref(filters: Partial<HallFilters>, change: Partial<HallFilters> = {}): string {
  const wanted: HallFilters = { ...noFilters, ...filters, page: 1, ...change };
  const params = new URLSearchParams();
  for (const name of ['query', 'category', 'department', 'label', 'suitableFor', 'mine'] as const) {
    if (wanted[name]) params.set(name, wanted[name]);
  }
  if (wanted.onlyFullyOnline) params.set('online', 'full');
  if (wanted.sort !== 'hits') params.set('sort', wanted.sort);
  if (wanted.page > 1) params.set('page', String(wanted.page));
  const query = params.toString();
  return query ? `${paths['service-hall']}?${query}` : paths['service-hall'];
}

/** Whether any filter is active. */
export function isNarrowed(filters: HallFilters): boolean {
  const { query, category, department, label, suitableFor, onlyFullyOnline } = filters;
  return Boolean(query || category || department || label || suitableFor || onlyFullyOnline);
}

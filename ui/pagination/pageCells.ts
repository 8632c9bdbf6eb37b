/** A page's number, or a place where pages are left out. */
export type PageCell = number | 'gap-before' | 'gap-after';

/**
 * What a pager shows for `page` of `count` pages. Up to seven pages are all listed; beyond that the row
 * always has seven cells, so that the arrows stay under the pointer.
 */
export function pageCells(page: number, count: number): PageCell[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap-after', count];
  if (page >= count - 3) return [1, 'gap-before', count - 4, count - 3, count - 2, count - 1, count];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', count];
}

import { paths, withQuery } from '@yimen/contract/paths';
import type { FoundKind } from './kinds.ts';

/** Address of a search: of all kinds, or of one, page by page. */
export function searchHref(query: string, kind: FoundKind | '' = '', page = 1): string {
  return withQuery(paths.search, { search: query, kind, page: page > 1 ? page : undefined });
}

import type { DataOf } from '@yimen/contract/endpoint';
import { hotWords, searchResults } from '@yimen/contract/search';
import { getHomeDept } from '@yimen/contract/services/facets';
import { getHotApp, getRecommendApp } from '@yimen/contract/services/recommendations';
import type { App } from '@yimen/contract/services/service';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { nullIfCallFailed } from '../../../lib/api/errors.ts';
import { needPage, pageNumber, queryOf } from '../../../parts/page/params.ts';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { kinds } from '../page.ts';
import type { FoundKind } from './kinds.ts';

export const resultsPerPage = 15;
/** Number of services shown when there are no results or no query. */
const popularShown = 6;
const officesShown = 3;

export type Results = DataOf<typeof searchResults>;

/** Suggestions shown when there are no results. */
export interface Alternatives {
  /** The most used this week; for a member without results, services similar to those used before. */
  popular: App[];
  isOwn: boolean;
  words: string[];
  offices: { id: string; name: string }[];
}

export interface SearchData {
  query: string;
  /** The open tab; empty for all kinds. */
  kind: FoundKind | '';
  page: number;
  /** Null when the search failed or there is no query. */
  results: Results | null;
  /** Null while there are results. */
  alternatives: Alternatives | null;
}

/** Loads the results for `search` in the address, of all kinds or one; or suggestions when there are none. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<SearchData> {
  const { searchParams } = url;
  const { api, user } = visitOf(context);
  const query = queryOf(searchParams, 'search');
  const kind = kinds.find((each) => each === searchParams.get('kind')) ?? '';
  const page = pageNumber(searchParams);
  const asked = { query, page, pageSize: resultsPerPage, ...(kind && { kind }) };
  const results = query ? await api.call(searchResults, asked).catch(nullIfCallFailed) : null;
  const open = results?.groups.find((group) => group.kind === kind);
  if (open) needPage(url, page, { ...open, pageSize: resultsPerPage });
  const nothing = !query || results?.total === 0;
  return {
    query,
    kind,
    page,
    results,
    alternatives: nothing ? await loadAlternatives(api.call, user !== null && query !== '') : null,
  };
}

async function loadAlternatives(call: Call, isOwn: boolean): Promise<Alternatives> {
  const [popular, words, offices] = await Promise.all([
    call(isOwn ? getRecommendApp : getHotApp, { count: popularShown }).catch(() => []),
    call(hotWords, {})
      .then((answer) => answer.hotWords)
      .catch(() => []),
    call(getHomeDept, {}).catch(() => []),
  ]);
  const busiest = [...offices].sort((a, b) => b.count - a.count).slice(0, officesShown);
  return { popular, isOwn, words, offices: busiest.map(({ id, name }) => ({ id, name })) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) =>
  loaderData?.query
    ? [{ title: pageTitle(matches, `“${loaderData.query}”的搜索结果`) }]
    : namedByPage({ matches, location });

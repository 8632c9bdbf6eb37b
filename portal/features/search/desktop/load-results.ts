import type { DataOf } from '@yimen/contract/endpoint';
import { searchResults } from '@yimen/contract/search';
import { getHomeDept } from '@yimen/contract/services/facets';
import { getHotApp, getRecommendApp } from '@yimen/contract/services/recommendations';
import type { App } from '@yimen/contract/services/service';
import { hotWords } from '@yimen/contract/site';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { nullIfCallFailed } from '../../../lib/api/errors.ts';
import { needPage, pageOf, queryOf } from '../../../parts/page/params.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { type FoundKind, kinds } from './kinds.ts';

export const pageSize = 15;
/** Services shown where nothing was found, or nothing is searched for yet. */
const popularShown = 6;
const officesShown = 3;

export type Results = DataOf<typeof searchResults>;

/** What helps on where there is no result. */
export interface Ways {
  /** Those most used this week; to a member who found nothing, those like what one has used. */
  popular: App[];
  isOwn: boolean;
  words: string[];
  offices: { id: string; name: string }[];
}

export interface SearchData {
  query: string;
  /** The tab that is open; empty for all. */
  kind: FoundKind | '';
  page: number;
  /** Null when the search did not answer, or nothing is searched for. */
  results: Results | null;
  /** Null while there are results. */
  ways: Ways | null;
}

/** What is found for `search` of the address, all of it or one kind; and ways on when that is nothing. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<SearchData> {
  const { searchParams } = url;
  const { api, user } = visitOf(context);
  const query = queryOf(searchParams, 'search');
  const kind = kinds.find((each) => each === searchParams.get('kind')) ?? '';
  const page = pageOf(searchParams);
  const asked = { query, page, pageSize, ...(kind && { kind }) };
  const results = query ? await api.call(searchResults, asked).catch(nullIfCallFailed) : null;
  const open = results?.groups.find((group) => group.kind === kind);
  if (open) needPage(url, page, { ...open, pageSize });
  const nothing = !query || results?.total === 0;
  return { query, kind, page, results, ways: nothing ? await loadWays(api.call, user !== null && query !== '') : null };
}

async function loadWays(call: Call, isOwn: boolean): Promise<Ways> {
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

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData?.query ? `“${loaderData.query}”的搜索结果` : '搜索') },
];

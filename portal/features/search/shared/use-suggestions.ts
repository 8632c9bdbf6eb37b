import { type Found, search } from '@yimen/contract/search';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { call } from '../../../lib/api/call.ts';
import { type LinkTarget, linkTo } from '../../../shell/routes/links.ts';
import { guideHref, type Visitor } from '../../services/shared/service-links.ts';
import { noSuggestions, type Suggestions } from './search.ts';

/** Debounce of typing, in ms. */
const typingPauseMs = 120;

/** Suggestions for the typed text; the last ones stay until the next arrive. None for an empty query. */
export function useSuggestions(query: string, terminal: Visitor['terminal']): Suggestions {
  const wanted = useSettled(query.trim());
  const { data, isLoading } = useSWR(
    wanted ? ['suggestions', terminal, wanted] : null,
    async () => {
      const { list } = await call(search, { query: wanted, count: 8 });
      return { query: wanted, list: list.flatMap((found) => withLink(found, terminal)) };
    },
    // A kept-alive phone page that is shown again needs no request.
    { keepPreviousData: true, revalidateIfStale: false, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (!query.trim() || !data) return { ...noSuggestions, loading: isLoading };
  return { list: data.list, answered: data.query, loading: isLoading };
}

function withLink(found: Found, terminal: Visitor['terminal']): (Found & LinkTarget)[] {
  const target = linkTo(found.kind === 'service' ? guideHref(found.id, terminal) : found.path);
  return target ? [{ ...found, ...target }] : [];
}

/** The debounced value; empty at first, so that the first characters alone send no request. */
function useSettled(value: string): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

import type { Found } from '@yimen/contract/homepage/apps';
import { search } from '@yimen/contract/homepage/apps';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { linkTo } from '../routes/links.ts';
import { call } from './call.ts';
import { guideHref, type Visitor } from './service-links.ts';

/** Milliseconds after the last key before the question is sent. */
const pause = 120;

export interface Suggestions {
  list: (Found & { href: string })[];
  /** The query that the list answers; empty before the first answer. */
  answered: string;
  loading: boolean;
}

/** Suggestions for what is being typed; the last ones stay until the next arrive. */
export function useSuggestions(query: string, terminal: Visitor['terminal']): Suggestions {
  const wanted = useSettled(query.trim());
  const { data, isLoading } = useSWR(
    wanted ? ['suggestions', terminal, wanted] : null,
    async () => {
      const { list } = await call(search, { query: wanted, count: 8 });
      return { query: wanted, list: list.flatMap((found) => withHref(found, terminal)) };
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (!query.trim() || !data) return { list: [], answered: '', loading: isLoading };
  return { list: data.list, answered: data.query, loading: isLoading };
}

function withHref(found: Found, terminal: Visitor['terminal']): (Found & { href: string })[] {
  const target = linkTo(found.kind === 'service' ? guideHref(found.id, terminal) : found.path);
  return target ? [{ ...found, href: target.href }] : [];
}

function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What the list of suggestions says about itself: by pinyin, or how many. */
export function suggestionStatus({ list, answered }: Suggestions): string | undefined {
  if (!answered) return undefined;
  if (list.length === 0) return `没有找到与“${answered}”相符的服务`;
  return list.some((found) => found.reading) ? `拼音匹配“${answered}”` : undefined;
}

import type { Found } from '@yimen/contract/search';
import type { LinkTarget } from '../../../shell/routes/links.ts';

export interface Suggestions {
  list: (Found & LinkTarget)[];
  /** The query of the list; empty before the first answer. */
  answered: string;
  loading: boolean;
}

export const noSuggestions: Suggestions = { list: [], answered: '', loading: false };

/** Status text of the suggestions: that they match by pinyin, or their number. */
export function suggestionStatus({ list, answered }: Suggestions): string | undefined {
  if (!answered) return undefined;
  if (list.length === 0) return `没有找到与“${answered}”相符的内容`;
  return list.some((found) => found.reading) ? `拼音匹配“${answered}”` : undefined;
}

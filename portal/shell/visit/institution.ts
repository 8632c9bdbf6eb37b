import type { UnitConfig } from '@yimen/contract/unit';
import { useSite } from './current.ts';

/** The institution of this page. */
export function useInstitution(): UnitConfig {
  return useSite().site.unit;
}

const usualHint = '搜服务、指南、资讯，支持拼音首字母';

/** What stands in the search field before anything is typed: the institution's own words, with an example of its own. */
export function useSearchHint(): string {
  return useInstitution().searchHint || usualHint;
}

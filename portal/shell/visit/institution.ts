import type { UnitConfig } from '@yimen/contract/unit';
import { useSite } from './current.ts';

export function useInstitution(): UnitConfig {
  return useSite().site.unit;
}

const usualHint = '搜服务、指南、资讯，支持拼音首字母';

/** Placeholder of the search field, with the institution's own text and example. */
export function useSearchHint(): string {
  return useInstitution().searchHint || usualHint;
}

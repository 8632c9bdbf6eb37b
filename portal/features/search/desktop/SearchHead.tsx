import { paths } from '@yimen/contract/paths';
import { TabLinks } from '@yimen/ui/tabs';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { ServiceSearch } from '../shared/ServiceSearch.tsx';
import { searchHref } from './address.ts';
import { kindNames } from './kinds.ts';
import type { SearchData } from './load-results.ts';
import * as css from './search.css.ts';

/** The search field, and a tab for all results and for each kind that was found. */
export function SearchHead({ query, kind, results }: SearchData) {
  const groups = (results?.groups ?? []).filter((group) => group.total > 0 || group.kind === kind);
  return (
    <div className={css.head}>
      <div className={css.wrap}>
        <VisuallyHidden>
          <h1>{query ? `“${query}”的搜索结果` : '搜索'}</h1>
        </VisuallyHidden>
        <div className={css.field}>
          <ServiceSearch
            action={paths.search}
            placeholder="服务、业务系统、资讯、通知、部门，可用拼音首字母"
            buttonLabel="搜索"
            initial={query}
            autoFocus={!query}
          />
        </div>
        {results && (
          <div className={css.tabs}>
            <TabLinks
              label="搜索结果的类别"
              items={[
                { id: 'all', label: '全部', href: searchHref(query), current: kind === '', count: results.total },
                ...groups.map((group) => ({
                  id: group.kind,
                  label: kindNames[group.kind],
                  href: searchHref(query, group.kind),
                  current: kind === group.kind,
                  count: group.total,
                })),
              ]}
            />
          </div>
        )}
      </div>
    </div>
  );
}

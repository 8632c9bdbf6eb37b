import { withQuery } from '@yimen/contract/paths';
import { Heading } from '@yimen/ui/heading';
import { SearchHistory } from '@yimen/ui/mobile/search-history';
import { RankList } from '@yimen/ui/rank-list';
import { useNavigate } from 'react-router';
import { guideHref } from '../../../parts/service/service-links.ts';
import type { Ways } from '../desktop/load-results.ts';
import { path } from './path.ts';
import * as css from './search.css.ts';
import type { History } from './use-history.ts';

/** Before anything is typed: what one searched for, and what others do. */
export function Begin({ history, ways }: { history: History; ways: Ways | null }) {
  const navigate = useNavigate();
  const popular = ways?.popular ?? [];
  return (
    <div className={css.begin}>
      <SearchHistory
        entries={history.entries}
        onSearch={(words) => void navigate(withQuery(path, { search: words }))}
        onRemove={history.remove}
        onClear={history.clear}
      />
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <div className={css.head}>
            <Heading level={2} size="title3" id="popular">
              大家在办
            </Heading>
          </div>
          <RankList
            unit="次办理"
            items={popular.map((app) => ({
              href: guideHref(app.id, 'mobile'),
              title: app.name,
              count: app.hitsWeek,
            }))}
          />
        </section>
      )}
    </div>
  );
}

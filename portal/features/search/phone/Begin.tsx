import { paths, withQuery } from '@yimen/contract/paths';
import { Heading } from '@yimen/ui/heading';
import { SearchHistory } from '@yimen/ui/mobile/search-history';
import { RankList } from '@yimen/ui/rank-list';
import { useNavigate } from 'react-router';
import { guideHref } from '../../services/shared/service-links.ts';
import type { Alternatives } from '../desktop/load-results.ts';
import * as css from './search.css.ts';
import type { History } from './use-history.ts';

/** Shown before typing: earlier searches, and what others search for. */
export function Begin({ history, alternatives }: { history: History; alternatives: Alternatives | null }) {
  const navigate = useNavigate();
  const popular = alternatives?.popular ?? [];
  return (
    <div className={css.begin}>
      <SearchHistory
        entries={history.entries}
        onSearch={(words) => void navigate(withQuery(paths['mobile-search'], { search: words }))}
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

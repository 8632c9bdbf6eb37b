import { ButtonLink } from '@yimen/ui/button';
import { choiceLinks } from '../shared/first-services.ts';
import { FilterBar } from './FilterBar.tsx';
import { type HallFilters, hallHref, isNarrowed } from './filters.ts';
import { HallNav } from './HallNav.tsx';
import * as css from './hall.css.ts';
import type { HallData } from './load-hall.ts';
import { Results } from './Results.tsx';

/** The hall in care mode: two or three choices and the services; every filter is behind 更多筛选. */
export function CareHall({ filters, hall }: { filters: HallFilters; hall: HallData }) {
  const total = hall.statistic?.services ?? hall.categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={css.care}>
      <nav aria-label="先选一类" className={css.choices}>
        {choiceLinks(hall.choices, {
          category: filters.category,
          all: !isNarrowed(filters) && !filters.mine,
          total,
        }).map(({ id, label, current }) => (
          <ButtonLink
            key={id || 'all'}
            variant={current ? 'light' : 'secondary'}
            size="xlarge"
            fullWidth
            href={hallHref({ category: id })}
            aria-current={current ? 'true' : undefined}
          >
            {label}
          </ButtonLink>
        ))}
      </nav>
      <details>
        <summary className={css.more}>更多筛选</summary>
        <div className={css.careFilters}>
          <HallNav filters={filters} hall={hall} />
          {!filters.mine && <FilterBar filters={filters} hall={hall} />}
        </div>
      </details>
      <div className={css.main}>
        <Results filters={filters} hall={hall} />
      </div>
    </div>
  );
}

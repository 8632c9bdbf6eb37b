import { choicesOf, FirstChoices } from '../shared/first-services.tsx';
import { FilterBar } from './FilterBar.tsx';
import { type HallFilters, hallHref, isNarrowed } from './filters.ts';
import { HallNav } from './HallNav.tsx';
import * as css from './hall.css.ts';
import type { HallData } from './load-hall.ts';
import { Results } from './Results.tsx';

/** The hall in care mode: two or three choices and the services; every filter is behind 更多筛选. */
export function CareHall({ filters, hall }: { filters: HallFilters; hall: HallData }) {
  const total = hall.statistic?.services ?? hall.categories.reduce((sum, { count }) => sum + count, 0);
  const all = !isNarrowed(filters) && !filters.mine;
  const choices = choicesOf(hall.choices, { category: filters.category, all, total });
  return (
    <div className={css.care}>
      <FirstChoices choices={choices} hrefOf={(category) => hallHref({ category })}>
        <div className={css.careFilters}>
          <HallNav filters={filters} hall={hall} />
          {!filters.mine && <FilterBar filters={filters} hall={hall} />}
        </div>
      </FirstChoices>
      <div className={css.main}>
        <Results filters={filters} hall={hall} />
      </div>
    </div>
  );
}

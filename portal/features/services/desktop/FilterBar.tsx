import { FilterRow } from '@yimen/ui/filter-row';
import { fullFirst, withCounts } from '../../../parts/page/counts.ts';
import { ToggleLink } from '../../../parts/page/ToggleLink.tsx';
import { officeName } from '../../../parts/service/office.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { type HallFilters, hallHref } from './filters.ts';
import * as css from './hall.css.ts';
import type { HallData } from './load-hall.ts';

/** How many show before a row is expanded, 全部 among them. */
const shown = { department: 12, audience: undefined, label: 7 };

/** Departments, audiences and labels as rows of links. Renders a nav. */
export function FilterBar({ filters, hall }: { filters: HallFilters; hall: HallData }) {
  const { name: institution } = useInstitution();
  const { departments, labels, counts } = hall;
  const offices = departments.map((each) => ({ ...each, name: officeName(each.name, institution) }));
  const rows = [
    { name: 'department' as const, label: '部门', items: fullFirst(withCounts(offices, counts?.departments)) },
    { name: 'audience' as const, label: '对象', items: withCounts(labels.audiences, counts?.audiences) },
    { name: 'label' as const, label: '特点', items: fullFirst(withCounts(labels.labels, counts?.labels)) },
  ].filter((row) => row.items.length > 0);
  return (
    <nav aria-label="筛选服务" className={css.filters}>
      {rows.map(({ name, label, items }) => (
        <FilterRow
          key={name}
          label={label}
          collapsedCount={shown[name]}
          items={[
            { id: 'all', label: '全部', href: hallHref(filters, { [name]: '' }), current: !filters[name] },
            ...items.map((each) => ({
              id: each.id,
              label: each.name,
              count: each.count,
              href: hallHref(filters, { [name]: each.id }),
              current: filters[name] === each.id,
            })),
          ]}
          end={name === 'audience' && <OnlyFullyOnline filters={filters} />}
        />
      ))}
    </nav>
  );
}

function OnlyFullyOnline({ filters }: { filters: HallFilters }) {
  const { onlyFullyOnline } = filters;
  return (
    <ToggleLink
      label="只看全程网办"
      on={onlyFullyOnline}
      href={hallHref(filters, { onlyFullyOnline: !onlyFullyOnline })}
    />
  );
}

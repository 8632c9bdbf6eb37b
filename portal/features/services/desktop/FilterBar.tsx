import { FilterRow } from '@yimen/ui/filter-row';
import { ToggleLink } from '../../../parts/page/ToggleLink.tsx';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { fullFirst, withCounts } from '../counts.ts';
import { officeName } from '../shared/office.ts';
import { type HallFilters, hallHref } from './filters.ts';
import * as css from './hall.css.ts';
import type { HallData } from './load-hall.ts';

/** Number of options in a collapsed row, including 全部. */
const optionCounts = { department: 12, suitableFor: undefined, label: 7 };

/** Departments, kinds of people and labels as rows of links. Renders a nav. */
export function FilterBar({ filters, hall }: { filters: HallFilters; hall: HallData }) {
  const { name: institution } = useInstitution();
  const { departments, labels, counts } = hall;
  const offices = departments.map((each) => ({ ...each, name: officeName(each.name, institution) }));
  const rows = [
    { name: 'department' as const, label: '部门', items: fullFirst(withCounts(offices, counts?.departments)) },
    { name: 'suitableFor' as const, label: '对象', items: withCounts(labels.suitableFor, counts?.suitableFor) },
    { name: 'label' as const, label: '特点', items: fullFirst(withCounts(labels.labels, counts?.labels)) },
  ].filter((row) => row.items.length > 0);
  return (
    <nav aria-label="筛选服务" className={css.filters}>
      {rows.map(({ name, label, items }) => (
        <FilterRow
          key={name}
          label={label}
          collapsedCount={optionCounts[name]}
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
          end={name === 'suitableFor' && <OnlyFullyOnline filters={filters} />}
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

import { SideNav } from '@yimen/ui/side-nav';
import { useSite } from '../../../shell/visit/current.ts';
import { withCounts } from '../counts.ts';
import { useCollectedCount } from '../shared/collection/collect.ts';
import { type HallFilters, hallHref } from './filters.ts';
import type { HallData } from './load-hall.ts';

/** The categories, and the member's own lists. */
export function HallNav({ filters, hall }: { filters: HallFilters; hall: HallData }) {
  const { user } = useSite();
  const { mine } = hall;
  const categories = withCounts(hall.categories, hall.counts?.categories);
  const collected = useCollectedCount(mine?.collected ?? []);
  const everywhere = !filters.category && !filters.mine;
  const total = categories.reduce((sum, each) => sum + each.count, 0);
  return (
    <SideNav
      label="服务分类"
      items={[
        {
          id: 'all',
          label: '全部服务',
          href: hallHref(filters, { category: '', mine: '' }),
          count: total,
          current: everywhere,
        },
        ...categories.map((each) => ({
          id: each.id,
          label: each.name,
          href: hallHref(filters, { category: each.id, mine: '' }),
          count: each.count,
          muted: each.count === 0,
          current: filters.category === each.id && !filters.mine,
        })),
      ]}
      sections={
        user
          ? [
              {
                id: 'mine',
                items: [
                  {
                    id: 'collected',
                    label: '我的收藏',
                    href: hallHref({ mine: 'collected' }),
                    count: mine ? collected : undefined,
                    current: filters.mine === 'collected',
                  },
                  {
                    id: 'recent',
                    label: '最近使用',
                    href: hallHref({ mine: 'recent' }),
                    count: mine?.recent,
                    current: filters.mine === 'recent',
                  },
                ],
              },
            ]
          : []
      }
    />
  );
}

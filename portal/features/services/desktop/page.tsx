import { paths } from '@yimen/contract/paths';
import { SideNav } from '@yimen/ui/side-nav';
import { SkipLink } from '@yimen/ui/skip-link';
import { ToastProvider } from '@yimen/ui/toast';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PageBand } from '../../../parts/page/PageBand.tsx';
import { bandBody } from '../../../parts/page/page-band.css.ts';
import { needPage } from '../../../parts/page/params.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { pageNameIn, usePageName } from '../../../shell/visit/current-entry.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { ServiceSearch } from '../../search/shared/ServiceSearch.tsx';
import { withCounts } from '../counts.ts';
import { pages } from '../page.ts';
import { useCollectedCount } from '../shared/collection/collect.ts';
import { FilterBar } from './FilterBar.tsx';
import { hallHref, parseFilters, servicesPerPage } from './filters.ts';
import * as css from './hall.css.ts';
import { loadHall } from './load-hall.ts';
import { Results } from './Results.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = visitOf(context);
  const filters = parseFilters(url.searchParams);
  const hall = await loadHall(api.call, filters, user !== null);
  if (hall.services && !filters.mine) needPage(url, filters.page, { ...hall.services, pageSize: servicesPerPage });
  return { filters, hall };
}

/** The page's name when the menu has no entry for it, or only entries for parts of it. */
const usualTitle = pages['service-hall'].title;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  const name = pageNameIn({ matches, location });
  const query = loaderData?.filters.query;
  return [{ title: pageTitle(matches, query ? `“${query}”的搜索结果，${name}` : name) }];
};

export default function ServiceHall() {
  const { filters, hall } = useLoaderData<typeof loader>();
  const { user } = useSite();
  const name = usePageName();
  const { statistic, mine } = hall;
  const categories = withCounts(hall.categories, hall.counts?.categories);
  const collected = useCollectedCount(mine?.collected ?? []);
  const everywhere = !filters.category && !filters.mine;
  const total = categories.reduce((sum, each) => sum + each.count, 0);
  return (
    <ToastProvider>
      <PageBand
        title={name}
        note={
          statistic &&
          `${name === usualTitle ? '' : '本站共 '}${statistic.services} 项服务，其中 ${statistic.fullyOnline} 项全程网办`
        }
        end={<ServiceSearch action={paths['service-hall']} initial={filters.query} />}
      />
      <SkipLink href="#services">跳到服务列表</SkipLink>
      <div className={bandBody}>
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
        <div className={css.main}>
          {!filters.mine && <FilterBar filters={filters} hall={hall} />}
          <Results filters={filters} hall={hall} />
        </div>
      </div>
    </ToastProvider>
  );
}

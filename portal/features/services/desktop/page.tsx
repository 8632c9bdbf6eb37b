import { paths } from '@yimen/contract/paths';
import { SkipLink } from '@yimen/ui/skip-link';
import { ToastProvider } from '@yimen/ui/toast';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PageBand } from '../../../parts/page/PageBand.tsx';
import { bandBody } from '../../../parts/page/page-band.css.ts';
import { needPage } from '../../../parts/page/params.ts';
import { isCare, useCare } from '../../../shell/visit/care.ts';
import { pageNameIn, usePageName } from '../../../shell/visit/current-entry.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { ServiceSearch } from '../../search/shared/ServiceSearch.tsx';
import { pages } from '../page.ts';
import { CareHall } from './CareHall.tsx';
import { FilterBar } from './FilterBar.tsx';
import { parseFilters, servicesPerPage } from './filters.ts';
import { HallNav } from './HallNav.tsx';
import * as css from './hall.css.ts';
import { loadHall } from './load-hall.ts';
import { Results } from './Results.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user, site, appearance } = visitOf(context);
  const filters = parseFilters(url.searchParams);
  const care = isCare({ appearance, site: await site() });
  const hall = await loadHall(api.call, filters, { member: user !== null, care });
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
  const care = useCare();
  const name = usePageName();
  const { statistic } = hall;
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
      {care ? (
        <CareHall filters={filters} hall={hall} />
      ) : (
        <div className={bandBody}>
          <HallNav filters={filters} hall={hall} />
          <div className={css.main}>
            {!filters.mine && <FilterBar filters={filters} hall={hall} />}
            <Results filters={filters} hall={hall} />
          </div>
        </div>
      )}
    </ToastProvider>
  );
}

import { paths, withQuery } from '@yimen/contract/paths';
import { homeConfig } from '@yimen/contract/site';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { clockMoment } from '../../../lib/time/clock.ts';
import { queryOf } from '../../../parts/page/params.ts';
import { isCare } from '../../../shell/visit/care.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { describedHome } from '../../../shell/visit/sharing.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { useUnreadLeft } from '../../notices/shared/opened-notices.ts';
import { loadUnread } from '../../notices/shared/unread.ts';
import { useUnread } from '../../notices/shared/use-unread.ts';
import { useWithWaiting } from '../../schedule/use-with-waiting.ts';
import { loadHero } from '../hero/load-hero.ts';
import { loadModules } from '../load.ts';
import { HomeProvider } from '../shared/module.tsx';
import { ColumnsOfHome } from './Columns.tsx';
import { HomeFoot } from './HomeFoot.tsx';
import { PhoneHero } from './PhoneHero.tsx';
import { findPhoneModule } from './registry.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  // The home page of earlier versions had a search of its own.
  const query = queryOf(url.searchParams, 'query');
  if (query) throw redirect(withQuery(paths['mobile-search'], { search: query }));
  const here = visitOf(context);
  const { api, promptApi, user } = here;
  const site = await here.site();
  const { template } = site.unit;
  const care = isCare({ appearance: here.appearance, site });
  const visit = { call: promptApi.call, member: user !== null, care, report: here.report };
  const [entries, hero, unread] = await Promise.all([
    api.call(homeConfig, { template, terminal: 'mobile' }),
    loadHero(visit),
    user && loadUnread(promptApi.call).catch(() => null),
  ]);
  const results = await loadModules(entries, findPhoneModule, visit);
  const said = await describedHome(here, { path: paths['mobile-home'], image: hero.slides[0]?.image });
  return { entries, hero, unread, results, said, now: clockMoment(new Date()) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  loaderData?.said ?? matches.flatMap((match) => match?.meta ?? []);

export default function PhoneHome() {
  const data = useLoaderData<typeof loader>();
  const { entries, hero, results, now } = data;
  const unreadLeft = useUnreadLeft(data);
  const { user } = useSite();
  const unread = useUnread(data, user !== null) ?? 0;
  const withWaiting = useWithWaiting();
  const visit = { results, withWaiting, now, member: user !== null, userType: user?.userType ?? 'GUEST' };
  return (
    <HomeProvider value={visit}>
      {/* A visitor who has turned the badge off gets no number. */}
      <PhoneHero hero={hero} unread={user && unreadLeft(unread)} />
      <ColumnsOfHome entries={entries} member={user !== null} />
      <HomeFoot />
    </HomeProvider>
  );
}

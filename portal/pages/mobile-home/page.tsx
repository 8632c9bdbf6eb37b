import { getServiceApp } from '@yimen/contract/homepage/apps';
import { homeConfig } from '@yimen/contract/homepage/site';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useSite } from '../../boot/current.ts';
import { visitOf } from '../../boot/visit.ts';
import { momentOf } from '../../modules/clock.ts';
import { loadHero } from '../../modules/hero/load-hero.ts';
import { loadModules } from '../../modules/load.ts';
import { findMobileModule } from '../../modules/mobile/registry.ts';
import { HomeProvider } from '../../modules/module.tsx';
import { Columns } from './Columns.tsx';
import { Found } from './Found.tsx';
import { PhoneHero } from './PhoneHero.tsx';

/** Services shown for a search on the home. */
const mostFound = 30;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user, site } = visitOf(context);
  const query = (url.searchParams.get('query') ?? '').trim().slice(0, 100);
  const visit = { call: api.call, member: user !== null };
  const { unit } = await site();
  const [entries, hero, found] = await Promise.all([
    api.call(homeConfig, { template: unit.template, terminal: 'mobile' }),
    loadHero(visit),
    query ? api.call(getServiceApp, { query, pageSize: mostFound }).catch(() => null) : null,
  ]);
  const results = query ? {} : await loadModules(entries, findMobileModule, visit);
  return { entries, hero, query, found, results, now: momentOf(new Date()) };
}

export default function MobileHome() {
  const { entries, hero, query, found, results, now } = useLoaderData<typeof loader>();
  const { user } = useSite();
  const visit = { results, now, member: user !== null, userType: user?.userType ?? 'GUEST' };
  return (
    <HomeProvider value={visit}>
      <PhoneHero hero={hero} query={query} />
      {query ? <Found query={query} found={found} /> : <Columns entries={entries} member={user !== null} />}
    </HomeProvider>
  );
}

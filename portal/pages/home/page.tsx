import { homeConfig } from '@yimen/contract/homepage/site';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useSite } from '../../boot/current.ts';
import { visitOf } from '../../boot/visit.ts';
import { momentOf } from '../../modules/clock.ts';
import { composeRows, hasSign } from '../../modules/compose.ts';
import { Hero } from '../../modules/hero/Hero.tsx';
import { loadHero } from '../../modules/hero/load-hero.ts';
import { loadModules } from '../../modules/load.ts';
import { HomeProvider } from '../../modules/module.tsx';
import { findModule, knowsSign } from '../../modules/registry.ts';
import { HomeRow } from './HomeRow.tsx';
import * as css from './home.css.ts';
import { daySummary } from './summary.ts';

/** The template this version draws for every institution; each configures its own modules for it. */
const drawnTemplate = 1;

/** The home's configuration and the data of its modules, all in one answer; a failing module fails alone. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = visitOf(context);
  const visit = { call: api.call, member: user !== null };
  const [entries, hero] = await Promise.all([api.call(homeConfig, { template: drawnTemplate }), loadHero(visit)]);
  const results = await loadModules(entries, findModule, visit);
  return { entries, hero, results, now: momentOf(new Date()) };
}

export default function Home() {
  const { entries, hero, results, now } = useLoaderData<typeof loader>();
  const { user } = useSite();
  const rows = composeRows(entries, knowsSign);
  const member = user !== null;
  const visit = { results, now, member, userType: user?.userType ?? 'GUEST' };
  const shows = { search: hasSign(entries, 'search'), words: hasSign(entries, 'hot-words') };
  const container = (children: ReactNode) => <div className={css.wrap}>{children}</div>;
  return (
    <HomeProvider value={visit}>
      <Hero hero={hero} name={user?.name ?? null} shows={shows} summary={daySummary(results)} container={container} />
      {rows.map((row, index) => (
        <HomeRow
          key={row.entries.map((entry) => entry.sign).join('+')}
          row={row}
          underHero={index > 0 && rows[index - 1]?.kind === 'hero'}
          member={member}
        />
      ))}
    </HomeProvider>
  );
}

import { paths } from '@yimen/contract/paths';
import { homeConfig } from '@yimen/contract/site';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { momentOf } from '../../../lib/time/clock.ts';
import { HomeProvider } from '../../../parts/modules/module.tsx';
import { isCare } from '../../../shell/visit/care.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { describedHome } from '../../../shell/visit/sharing.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { type HeroData, loadHero } from '../hero/load-hero.ts';
import { loadModules } from '../load.ts';
import { CareHome } from './CareHome.tsx';
import { composeRows } from './compose.ts';
import type { HomeFrameProps } from './frame.ts';
import { loadCare } from './load-care.ts';
import { canDraw, findModule } from './registry.ts';
import { TemplateOne } from './TemplateOne.tsx';
import { TemplateThree } from './TemplateThree.tsx';
import { TemplateTwo } from './TemplateTwo.tsx';

/** The home's configuration and the data of its modules, all in one answer; a failing module fails alone. */
export async function loader({ context }: LoaderFunctionArgs) {
  const here = visitOf(context);
  const { api, promptApi, user, site, appearance } = here;
  const visit = { call: promptApi.call, member: user !== null, report: here.report };
  const known = await site();
  const { template } = known.unit;
  const say = ({ slides }: HeroData) => describedHome(here, { path: paths.home, image: slides[0]?.image });
  if (isCare({ appearance, site: known })) {
    const [hero, care] = await Promise.all([loadHero(visit), loadCare(visit)]);
    return { template, entries: [], hero, results: {}, care, said: await say(hero), now: momentOf(new Date()) };
  }
  const [entries, hero] = await Promise.all([api.call(homeConfig, { template }), loadHero(visit)]);
  const results = await loadModules(entries, (sign) => findModule(sign, template), visit);
  return { template, entries, hero, results, care: null, said: await say(hero), now: momentOf(new Date()) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  loaderData?.said ?? matches.flatMap((match) => match?.meta ?? []);

/** What a module notes in the address, such as the list that is open, asks for nothing anew. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const moved = currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
  return moved && defaultShouldRevalidate;
}

const frames = { 1: TemplateOne, 2: TemplateTwo, 3: TemplateThree };

/** The home: its template gives the frame, homeConfig the modules in it and their order. */
export default function Home() {
  const { template, entries, hero, results, care, now } = useLoaderData<typeof loader>();
  const { user } = useSite();
  const member = user !== null;
  const visit = { results, now, member, userType: user?.userType ?? 'GUEST', template };
  const rows = composeRows(template, entries, (sign) => canDraw(sign, member, template));
  const frame: HomeFrameProps = { entries, rows, hero, results, name: user?.name ?? null };
  const Frame = frames[template];
  return (
    <HomeProvider value={visit}>
      {care ? <CareHome {...care} hero={hero} name={frame.name} /> : <Frame {...frame} />}
    </HomeProvider>
  );
}

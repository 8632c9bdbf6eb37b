import { homeConfig } from '@yimen/contract/homepage/site';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { isCare } from '../../boot/care.ts';
import { useSite } from '../../boot/current.ts';
import { describedHome } from '../../boot/sharing.ts';
import { visitOf } from '../../boot/visit.ts';
import { momentOf } from '../../modules/clock.ts';
import { composeRows } from '../../modules/compose.ts';
import { type HeroData, loadHero } from '../../modules/hero/load-hero.ts';
import { loadModules } from '../../modules/load.ts';
import { HomeProvider } from '../../modules/module.tsx';
import { canDraw, findModule } from '../../modules/registry.ts';
import { CareHome } from './CareHome.tsx';
import type { HomeFrameProps } from './frame.ts';
import { loadCare } from './load-care.ts';
import { TemplateOne } from './TemplateOne.tsx';
import { TemplateThree } from './TemplateThree.tsx';
import { TemplateTwo } from './TemplateTwo.tsx';

/** The home's configuration and the data of its modules, all in one answer; a failing module fails alone. */
export async function loader({ context }: LoaderFunctionArgs) {
  const here = visitOf(context);
  const { api, promptApi, user, site, appearance } = here;
  const visit = { call: promptApi.call, member: user !== null };
  const known = await site();
  const { template } = known.unit;
  const say = ({ slides }: HeroData) => describedHome(here, { path: '/home', image: slides[0]?.image });
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

import { paths } from '@yimen/contract/paths';
import { homeConfig } from '@yimen/contract/site';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { clockMoment } from '../../../lib/time/clock.ts';
import { isCare } from '../../../shell/visit/care.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { describedHome } from '../../../shell/visit/sharing.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { type HeroData, loadHero } from '../hero/load-hero.ts';
import { loadModules } from '../load.ts';
import { HomeProvider } from '../shared/module.tsx';
import { CareHome } from './CareHome.tsx';
import { composeRows } from './compose.ts';
import type { HomeFrameProps } from './frame.ts';
import { loadCare } from './load-care.ts';
import { canDraw, findModule } from './registry.ts';
import { TemplateOne } from './TemplateOne.tsx';
import { TemplateThree } from './TemplateThree.tsx';
import { TemplateTwo } from './TemplateTwo.tsx';

/** Loads the home page's configuration and the data of its modules; a failing module does not affect others. */
export async function loader({ context }: LoaderFunctionArgs) {
  const here = visitOf(context);
  const { api, promptApi, user, site, appearance } = here;
  const known = await site();
  const care = isCare({ appearance, site: known });
  const visit = { call: promptApi.call, member: user !== null, care, report: here.report };
  const { template } = known.unit;
  const say = ({ slides }: HeroData) => describedHome(here, { path: paths.home, image: slides[0]?.image });
  if (care) {
    const [hero, data] = await Promise.all([loadHero(visit), loadCare(visit)]);
    return {
      template,
      entries: [],
      hero,
      results: {},
      care: data,
      said: await say(hero),
      now: clockMoment(new Date()),
    };
  }
  const [entries, hero] = await Promise.all([api.call(homeConfig, { template }), loadHero(visit)]);
  const results = await loadModules(entries, (sign) => findModule(sign, template), visit);
  return { template, entries, hero, results, care: null, said: await say(hero), now: clockMoment(new Date()) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  loaderData?.said ?? matches.flatMap((match) => match?.meta ?? []);

/** A parameter of a module, such as the list that is open, needs no reload. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const moved = currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
  return moved && defaultShouldRevalidate;
}

const frames = { 1: TemplateOne, 2: TemplateTwo, 3: TemplateThree };

/** The home page: the template gives the frame, homeConfig the modules and their order. */
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

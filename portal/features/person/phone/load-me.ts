import { assets, personInfo } from '@yimen/contract/person/data';
import { getCollectApp } from '@yimen/contract/services/collection';
import { getRecentlyUsedApp } from '@yimen/contract/services/recent';
import { listSessions } from '@yimen/contract/sign-in/session';
import { bannerList } from '@yimen/contract/site';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { momentOf } from '../../../lib/time/clock.ts';
import { firstCollected } from '../../../parts/service/own-services.tsx';
import { pageTitle } from '../../../shell/visit/title.ts';
import { type Visit, visitOf } from '../../../shell/visit/visit.ts';
import { loadCounts } from './load-counts.ts';

/** Parts of the page with an address of their own, as `tab` names them. */
const tabs = { collected: '我的收藏', recent: '最近使用', account: '账号与安全' } as const;
export type MeTab = keyof typeof tabs;
export const tabNames: Readonly<Record<MeTab, string>> = tabs;

function isTab(text: string | null): text is MeTab {
  return text !== null && Object.hasOwn(tabs, text);
}

const orNull = <Data>(asked: Promise<Data>): Promise<Data | null> => asked.catch(() => null);

/** Who one is, what one has, and how much waits where; what fails, or takes its time, is null. */
async function loadOverview({ api: { call }, promptApi }: Visit) {
  const [person, owned, collected, counts, slides] = await Promise.all([
    orNull(call(personInfo, {})),
    orNull(call(assets, {})),
    orNull(call(getCollectApp, {})),
    orNull(loadCounts(promptApi.call)),
    orNull(call(bannerList, {})),
  ]);
  return {
    tab: 'overview' as const,
    person,
    owned,
    counts,
    collected: collected && firstCollected(collected),
    today: momentOf(new Date()).day,
    picture: slides?.[0] ?? null,
  };
}
export type Overview = Awaited<ReturnType<typeof loadOverview>>;

async function loadTab(call: Call, tab: MeTab) {
  switch (tab) {
    case 'collected':
      return { tab, apps: await orNull(call(getCollectApp, {})) };
    case 'recent': {
      const used = await orNull(call(getRecentlyUsedApp, {}));
      return { tab, apps: used?.map(({ app }) => app) ?? null };
    }
    default:
      return { tab, sessions: await orNull(call(listSessions, {})), now: momentOf(new Date()) };
  }
}

/** The page, or the part of it that the address names. */
export function loader({ context, url: { searchParams } }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const tab = searchParams.get('tab');
  return isTab(tab) ? loadTab(visit.api.call, tab) : loadOverview(visit);
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const tab = loaderData?.tab;
  return [{ title: pageTitle(matches, tab && tab !== 'overview' ? tabNames[tab] : '我的') }];
};

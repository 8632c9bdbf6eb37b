import { getCollectApp, getRecentlyUsedApp } from '@yimen/contract/homepage/apps';
import { noticeShow } from '@yimen/contract/homepage/news';
import { assets, curriculum, personInfo, taskTypes } from '@yimen/contract/homepage/person';
import { bannerList } from '@yimen/contract/homepage/site';
import { listSessions } from '@yimen/contract/session';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { pageTitle } from '../../boot/title.ts';
import { visitOf } from '../../boot/visit.ts';
import type { Call } from '../../modules/call.ts';
import { momentOf } from '../../modules/clock.ts';
import { firstCollected } from '../../modules/own-services.tsx';

/** Parts of the page with an address of their own, as `tab` names them. */
const tabs = { collected: '我的收藏', recent: '最近使用', account: '账号与安全' } as const;
export type MeTab = keyof typeof tabs;
export const tabNames: Readonly<Record<MeTab, string>> = tabs;

function isTab(text: string | null): text is MeTab {
  return text !== null && Object.hasOwn(tabs, text);
}

const orNull = <Data>(asked: Promise<Data>): Promise<Data | null> => asked.catch(() => null);

/** Who one is, what one has, and how much waits where; what fails is null. */
async function loadOverview(call: Call) {
  const [person, owned, collected, tasks, today, notices, slides] = await Promise.all([
    orNull(call(personInfo, {})),
    orNull(call(assets, {})),
    orNull(call(getCollectApp, {})),
    orNull(call(taskTypes, {})),
    orNull(call(curriculum, {})),
    orNull(call(noticeShow, { pageSize: 1 })),
    orNull(call(bannerList, {})),
  ]);
  return {
    tab: 'overview' as const,
    ...{ person, owned },
    collected: collected && firstCollected(collected),
    own: tasks?.find(({ status }) => status === 'mine')?.count ?? 0,
    lessons: today?.lessons.length ?? 0,
    today: today?.date ?? '',
    unread: notices?.unread ?? 0,
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
  const { call } = visitOf(context).api;
  const tab = searchParams.get('tab');
  return isTab(tab) ? loadTab(call, tab) : loadOverview(call);
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const tab = loaderData?.tab;
  return [{ title: pageTitle(matches, tab && tab !== 'overview' ? tabNames[tab] : '我的') }];
};

import { assets, personInfo } from '@yimen/contract/person/data';
import { reminderConfig } from '@yimen/contract/person/reminders';
import { getCollectApp } from '@yimen/contract/services/collection';
import { getRecentlyUsedApp } from '@yimen/contract/services/recently-used';
import { passwordRules } from '@yimen/contract/sign-in/password';
import { listSessions } from '@yimen/contract/sign-in/session';
import { bannerList } from '@yimen/contract/site';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { clockMoment } from '../../../lib/time/clock.ts';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { type Visit, visitOf } from '../../../shell/visit/visit.ts';
import { firstCollected } from '../../services/shared/collection/own-services.tsx';
import { loadFeedback } from '../load-feedback.ts';
import type { phoneTabs } from '../page.ts';
import { loadCounts } from './load-counts.ts';

/** Parts of the page with an address of their own, as `tab` names them. */
export type MeTab = Exclude<(typeof phoneTabs)[number], 'overview'>;
export const tabNames: Readonly<Record<MeTab, string>> = {
  collected: '我的收藏',
  recent: '最近使用',
  feedback: '我的意见',
  account: '账号与安全',
  reminders: '提醒方式',
};

function isTab(text: string | null): text is MeTab {
  return text !== null && Object.hasOwn(tabNames, text);
}

const orNull = <Data>(asked: Promise<Data>): Promise<Data | null> => asked.catch(() => null);

/** Loads the person's data and counts; what fails, or is slow, is null. */
async function loadPhoneOverview({ api: { call }, promptApi }: Visit) {
  const [person, owned, collected, counts, slides, reminders] = await Promise.all([
    orNull(call(personInfo, {})),
    orNull(call(assets, {})),
    orNull(call(getCollectApp, {})),
    orNull(loadCounts(promptApi.call)),
    orNull(call(bannerList, {})),
    orNull(call(reminderConfig, {})),
  ]);
  return {
    tab: 'overview' as const,
    person,
    owned,
    counts,
    collected: collected && firstCollected(collected),
    today: clockMoment(new Date()).day,
    picture: slides?.[0] ?? null,
    hasReminders: (reminders?.channels.length ?? 0) > 0,
  };
}
export type Overview = Awaited<ReturnType<typeof loadPhoneOverview>>;

async function loadMeTab(call: Call, tab: MeTab, params: URLSearchParams) {
  switch (tab) {
    case 'feedback':
      return loadFeedback(call, params);
    case 'collected':
      return { tab, apps: await orNull(call(getCollectApp, {})) };
    case 'recent': {
      const used = await orNull(call(getRecentlyUsedApp, {}));
      return { tab, apps: used?.map(({ app }) => app) ?? null };
    }
    case 'reminders':
      return { tab, reminders: await orNull(call(reminderConfig, {})) };
    case 'account': {
      const [password, sessions] = await Promise.all([orNull(call(passwordRules, {})), orNull(call(listSessions, {}))]);
      return { tab, password, sessions, now: clockMoment(new Date()) };
    }
  }
}

/** Loads the page, or the part of it that the address names. */
export function loader({ context, url: { searchParams } }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const tab = searchParams.get('tab');
  return isTab(tab) ? loadMeTab(visit.api.call, tab, searchParams) : loadPhoneOverview(visit);
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  const tab = loaderData?.tab;
  if (!tab || tab === 'overview') return namedByPage({ matches, location });
  return [{ title: pageTitle(matches, tabNames[tab]) }];
};

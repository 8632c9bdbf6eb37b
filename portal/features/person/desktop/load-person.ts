import { codes } from '@yimen/contract/envelope';
import { noticeConfig } from '@yimen/contract/notices/notices';
import {
  assets,
  personData,
  personDataSelect,
  personInfo,
  personMessages,
  personTypes,
} from '@yimen/contract/person/data';
import { reminderConfig } from '@yimen/contract/person/reminders';
import { getCollectApp } from '@yimen/contract/services/collection';
import { getRecentlyUsedApp } from '@yimen/contract/services/recently-used';
import { passwordRules } from '@yimen/contract/sign-in/password';
import { listSessions } from '@yimen/contract/sign-in/session';
import { bannerList } from '@yimen/contract/site';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { clockMoment } from '../../../lib/time/clock.ts';
import { requireListed } from '../../../parts/page/params.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { type Visit, visitOf } from '../../../shell/visit/visit.ts';
import { loadFeedback } from '../load-feedback.ts';
import { loadPersonFrame } from './load-frame.ts';
import { type PersonTab, personHref, tabOf } from './places.ts';

/** Maximum number of each in the overview, which links to all of them. */
const overviewCounts = { collected: 9, recent: 4, messages: 4 };

const orNull = <Data>(asked: Promise<Data>): Promise<Data | null> => asked.catch(() => null);

/** Loads the overview in one answer; a part that fails is null. */
export async function loadOverview({ api: { call }, promptApi }: Pick<Visit, 'api' | 'promptApi'>) {
  const [person, owned, collected, recent, messages, kinds, slides] = await Promise.all([
    orNull(call(personInfo, {})),
    orNull(call(assets, {})),
    orNull(call(getCollectApp, {})),
    orNull(call(getRecentlyUsedApp, {})),
    orNull(call(personMessages, { pageSize: overviewCounts.messages })),
    // Only failing systems are named here: slow ones are not waited for.
    orNull(promptApi.call(personTypes, {})),
    orNull(call(bannerList, {})),
  ]);
  return {
    tab: 'overview' as const,
    person,
    owned,
    messages,
    collected: collected && { list: collected.slice(0, overviewCounts.collected), total: collected.length },
    recent: recent?.slice(0, overviewCounts.recent) ?? null,
    failed: kinds?.flatMap(({ failed }) => failed ?? []) ?? [],
    picture: slides?.[0] ?? null,
    now: clockMoment(new Date()),
  };
}
export type OverviewData = Awaited<ReturnType<typeof loadOverview>>;

/** Loads one kind of the person's data, filtered by the chosen field values. */
async function loadData(call: Call, { searchParams: params, pathname }: URL) {
  const kinds = await orNull(call(personTypes, {}));
  const asked = params.get('type') ?? '';
  requireListed(asked, kinds ?? [], pathname);
  const type = kinds?.find(({ id }) => id === asked)?.id ?? kinds?.[0]?.id;
  const [table, choices] = type
    ? await Promise.all([
        orNull(loadTable(call, type, params.get('where') ?? '')),
        call(personDataSelect, { type }).catch(() => []),
      ])
    : [null, []];
  const chosen = Object.fromEntries(new URLSearchParams(table?.where));
  return { tab: 'person-data' as const, kinds, type, chosen, table: table?.rows ?? null, choices };
}

/** Loads a table by the chosen values; unfiltered where the address names an unknown field. */
async function loadTable(call: Call, type: string, where: string) {
  const read = async (conditions: string) => ({
    where: conditions,
    rows: (await call(personData, { type, where: conditions }))[0] ?? null,
  });
  return read(where).catch((error: unknown) => {
    if (where && error instanceof ApiError && error.code === codes.notFound) return read('');
    throw error;
  });
}
export type PersonDataData = Awaited<ReturnType<typeof loadData>>;

async function loadAccount(call: Call) {
  const [person, password, sessions] = await Promise.all([
    orNull(call(personInfo, {})),
    orNull(call(passwordRules, {})),
    orNull(call(listSessions, {})),
  ]);
  return { tab: 'account' as const, person, password, sessions, now: clockMoment(new Date()) };
}
export type AccountData = Awaited<ReturnType<typeof loadAccount>>;

async function loadPreferences(call: Call) {
  const [notices, reminders] = await Promise.all([orNull(call(noticeConfig, {})), orNull(call(reminderConfig, {}))]);
  return { tab: 'preferences' as const, notices, reminders };
}
export type PreferencesData = Awaited<ReturnType<typeof loadPreferences>>;

function loadTab(visit: Pick<Visit, 'api' | 'promptApi'>, tab: PersonTab, url: URL) {
  const { call } = visit.api;
  switch (tab) {
    case 'person-data':
      return loadData(call, url);
    case 'feedback':
      return loadFeedback(call, url.searchParams);
    case 'account':
      return loadAccount(call);
    case 'preferences':
      return loadPreferences(call);
    case 'overview':
      return loadOverview(visit);
  }
}

/** Loads the tab that the address names, with its frame. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  // The messages had a page of their own in earlier versions.
  if (url.searchParams.get('tab') === 'messages') throw redirect(personHref('messages'));
  const [frame, data] = await Promise.all([loadPersonFrame(visit), loadTab(visit, tabOf(url.searchParams), url)]);
  return { frame, data };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const here = loaderData?.frame.places.find(({ sign }) => sign === loaderData.data.tab);
  const name = here && here.sign !== 'overview' ? `${here.name}，个人中心` : '个人中心';
  return [{ title: pageTitle(matches, name) }];
};

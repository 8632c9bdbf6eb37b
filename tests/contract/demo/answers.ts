import { areas, endpoints } from '@yimen/contract';
import type { DataOf, Endpoint, InputOf } from '@yimen/contract/endpoint';
import { demoAccounts } from '../../../server/demo/accounts.ts';
import { minuteText } from '../../../server/lib/time.ts';
import type { World } from '../../../server/testing/world.ts';

const {
  approvals,
  apps,
  assistant,
  auth,
  calendar,
  catalogue,
  content,
  hall,
  lists,
  news,
  notices,
  feedback,
  oa,
  offices,
  person,
  reminders,
  schedule,
  search,
  session,
  site,
  tasks,
  topics,
  unit,
} = areas;
const pageSize = 100;

/** What one person of an institution, or its guest, is answered. */
export interface Reader {
  readonly institution: string;
  readonly account: string;
  readonly host: string;
  readonly token: string;
  readonly answers: Asked[];
}

interface Asked<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  readonly input: InputOf<E>;
  readonly data: DataOf<E>;
}

type RowOf<E> = DataOf<E> extends { list: (infer Row)[] } ? Row : never;

/** All that a call answered to the reader, page by page. */
export function allOf<E extends Endpoint>({ answers }: Reader, endpoint: E): Asked<E>[] {
  return answers.filter((each): each is Asked<E> => each.endpoint === endpoint);
}

/** What a call answered to the reader first; to an input with these fields where some are given. */
export function firstOf<E extends Endpoint>(reader: Reader, endpoint: E, input: Partial<InputOf<E>> = {}): DataOf<E> {
  const found = allOf(reader, endpoint).find((each) =>
    Object.entries(input).every(([key, value]) => each.input[key] === value),
  );
  if (!found) throw new Error(`${reader.account} did not ask ${endpoint.name} with ${JSON.stringify(input)}.`);
  return found.data;
}

/** Calls every reading call of the portal as every person of the demo and as a guest of each institution. */
export async function readAll(world: World): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const { key, hosts, accounts } of await demoAccounts()) {
    const host = hosts[0] ?? '';
    for (const account of ['guest', ...accounts.map((each) => each.account)]) {
      const token = account === 'guest' ? await world.guest({ host }) : await world.signIn(account, { host });
      const reader = { institution: key, account, host, token, answers: [] };
      readers.push(reader);
      await readAs(world, reader);
    }
  }
  return readers;
}

async function readAs(world: World, { host, token, account, answers }: Reader): Promise<void> {
  const guest = account === 'guest';
  const ask = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>> => {
    const answer = await world.call(endpoint, input, { host, token });
    if (!answer.success) throw new Error(`${host} answers ${account} on ${endpoint.name}: ${answer.msg}`);
    answers.push({ endpoint, input, data: answer.data });
    return answer.data;
  };
  /** All pages of a list. */
  const askAll = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<RowOf<E>[]> => {
    const rows: RowOf<E>[] = [];
    for (let page = 1; ; page++) {
      const { list, total }: { list: RowOf<E>[]; total: number } = await ask(
        endpoint,
        Object.assign({}, input, { page, pageSize }),
      );
      rows.push(...list);
      if (list.length === 0 || rows.length >= total) return rows;
    }
  };

  for (const endpoint of simple) await ask(endpoint, {});
  for (const terminal of ['pc', 'mobile'] as const) {
    for (const endpoint of perTerminal) await ask(endpoint, { terminal });
  }
  await ask(hall.handledList, { count: 20 });
  for (const endpoint of counted) await ask(endpoint, { count: 10 });
  for (const attributeType of [1, 2] as const) {
    await ask(apps.getAllType, { attributeType });
    await ask(apps.getHomeDept, { attributeType });
  }
  for (const { id } of await askAll(apps.getServiceApp, {})) await ask(apps.getAppGuide, { appId: id });
  for (const { id } of await ask(news.newsColumns, {})) await askAll(news.newsList, { column: id });
  for (const { id } of await askAll(news.newsList, {})) await ask(news.newsInfo, { id });
  for (const { id } of await ask(notices.noticeTypes, {})) await askAll(notices.noticeShow, { type: id });
  for (const { id } of await askAll(notices.noticeShow, {})) await ask(notices.noticeInfo, { noticeId: id });
  for (const { id } of await ask(topics.specialList, {})) await ask(topics.specialInfo, { id });
  for (const { typeId } of await ask(lists.threeListConfig, {})) {
    await ask(lists.responsibilityField, { typeId });
    await askAll(lists.responsibilityList, { typeId });
  }
  if (guest) return;

  for (const endpoint of own) await ask(endpoint, {});
  await askAll(catalogue.getBusinessApp, {});
  await askAll(person.personMessages, {});
  await ask(feedback.ownFeedback, {});
  for (const { id } of await ask(person.personTypes, {})) {
    await ask(person.personDataSelect, { type: id });
    await ask(person.personData, { type: id });
  }
  for (const { status } of await ask(tasks.taskTypes, {})) await askAll(tasks.taskInfo, { status });
  for (const view of [1, 2, 3, 4] as const) {
    await askAll(approvals.getMergerApprovalData, { view });
    for (const { id } of await askAll(approvals.getApprovalData, { view })) {
      await ask(approvals.getApprovalInfo, { approvalId: id });
    }
  }
  await ask(oa.oaInfo, { count: 20 });
  for (const { id } of await ask(topics.specialList, {})) await ask(topics.specialProgress, { id });
  const now = Date.now();
  const [start = '', end = ''] = [now, now + 40 * 86_400_000].map((each) => minuteText(new Date(each)).slice(0, 10));
  await ask(schedule.mySchedule, { start, end });
}

const simple: readonly Endpoint[] = [
  unit.getConfig,
  offices.getOffices,
  site.globalConfig,
  site.themeList,
  auth.getLoginBackground,
  auth.getUserInfo,
  assistant.intelligence,
  site.bottomLinks,
  site.bottomMedia,
  site.bannerList,
  site.carList,
  site.toolList,
  search.hotWords,
  site.homeStatistic,
  apps.getLabelType,
  news.newsConfig,
  news.newsCustom,
  notices.noticeConfig,
  hall.hallLive,
  calendar.restTimes,
  schedule.nowTerm,
  calendar.schoolCalendar,
];
const perTerminal = [site.topNavigation, site.homeConfig, content.content, content.showType];
const counted = [apps.recommendByType, apps.getHotApp, catalogue.getRecommendApp, news.newsTop];
const own: readonly Endpoint[] = [
  session.listIdentities,
  apps.getCollectApp,
  apps.getCollectAppGroup,
  apps.getRecentlyUsedApp,
  catalogue.getRecentlyUsedAppGroup,
  person.assets,
  schedule.curriculum,
  person.personInfo,
  person.quickNavigation,
  person.personWork,
  reminders.reminderConfig,
];

/** What is left out: the calls of signing in and of a search's words, what changes rows, and other views of the same. */
const leftOut = [
  'logout',
  'guestLogin',
  'verifyDomain',
  'listSessions',
  'getLoginRedirectType',
  'signInMethods',
  'getAppearance',
  'countServiceApp',
  'search',
  'searchResults',
  'askAssistant',
  'getAppQr',
  'recommend',
  'noticeUrl',
  'calendarFeed',
  'checkCached',
  'decideApproval',
];

/** Reading calls that nobody makes here, though they are not left out on purpose. */
export function unread(readers: readonly Reader[]): string[] {
  const asked = new Set(readers.flatMap(({ answers }) => answers.map(({ endpoint }) => endpoint.name)));
  return endpoints.flatMap(({ endpoint: { name, path, method, writes, access } }) => {
    const signsIn = path.startsWith('/pedestal/auth/') && (method === 'POST' || access !== 'guest');
    return asked.has(name) ||
      writes ||
      access === 'system' ||
      access === 'staff' ||
      signsIn ||
      access === 'public' ||
      leftOut.includes(name)
      ? []
      : [name];
  });
}

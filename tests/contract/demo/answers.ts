import { endpoints } from '@yimen/contract';
import { minuteText } from '@yimen/contract/moment';
import { demoAccounts } from '../../../server/demo/accounts.ts';
import type { World } from '../../../server/testing/world.ts';

// biome-ignore lint/suspicious/noExplicitAny: rules walk through whatever any call answers.
export type Data = any;

/** What one person of an institution, or its guest, is answered. */
export interface Reader {
  readonly institution: string;
  readonly account: string;
  readonly host: string;
  readonly token: string;
  readonly answers: { readonly call: string; readonly input: Data; readonly data: Data }[];
}

const byName = new Map(endpoints.map(({ endpoint }) => [endpoint.name, endpoint]));
const pageSize = 100;

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
  const ask = async (call: string, input: Data = {}): Promise<Data> => {
    const endpoint = byName.get(call);
    if (!endpoint) throw new Error(`The contract has no call ${call}.`);
    const answer = await world.call(endpoint, input, { host, token });
    if (!answer.success) throw new Error(`${host} answers ${account} on ${call}: ${answer.msg}`);
    answers.push({ call, input, data: answer.data });
    return answer.data;
  };
  /** All pages of a list. */
  const askAll = async (call: string, input: Data = {}): Promise<Data[]> => {
    const rows: Data[] = [];
    for (let page = 1; ; page++) {
      const { list, total } = await ask(call, { ...input, page, pageSize });
      rows.push(...list);
      if (list.length === 0 || rows.length >= total) return rows;
    }
  };

  for (const call of simple) await ask(call);
  for (const terminal of ['pc', 'mobile']) {
    for (const call of ['topNavigation', 'homeConfig', 'content', 'showType']) await ask(call, { terminal });
  }
  await ask('handledList', { count: 20 });
  for (const call of ['recommendByType', 'getHotApp', 'getRecommendApp', 'newsTop']) await ask(call, { count: 10 });
  for (const attributeType of [1, 2]) {
    await ask('getAllType', { attributeType });
    await ask('getHomeDept', { attributeType });
  }
  for (const { id } of await askAll('getServiceApp')) await ask('getAppGuide', { appId: id });
  for (const { id } of await ask('newsColumns')) await askAll('newsList', { column: id });
  for (const { id } of await askAll('newsList')) await ask('newsInfo', { id });
  for (const { id } of await ask('noticeTypes')) await askAll('noticeShow', { type: id });
  for (const { id } of await askAll('noticeShow')) await ask('noticeInfo', { noticeId: id });
  for (const { id } of await ask('specialList')) await ask('specialInfo', { id });
  for (const { typeId } of await ask('threeListConfig')) {
    await ask('responsibilityField', { typeId });
    await askAll('responsibilityList', { typeId });
  }
  if (guest) return;

  for (const call of own) await ask(call);
  await askAll('getBusinessApp');
  await askAll('personMessages');
  for (const { id } of await ask('personTypes')) {
    await ask('personDataSelect', { type: id });
    await ask('personData', { type: id });
  }
  for (const { status } of await ask('taskTypes')) await askAll('taskInfo', { status });
  for (const view of [1, 2, 3, 4]) {
    await askAll('getMergerApprovalData', { view });
    for (const { id } of await askAll('getApprovalData', { view })) await ask('getApprovalInfo', { approvalId: id });
  }
  await ask('oaInfo', { count: 20 });
  for (const { id } of await ask('specialList')) await ask('specialProgress', { id });
  const now = Date.now();
  const [start, end] = [now, now + 40 * 86_400_000].map((each) => minuteText(new Date(each)).slice(0, 10));
  await ask('mySchedule', { start, end });
}

const simple = [
  'getConfig',
  'globalConfig',
  'themeList',
  'getLoginBackground',
  'getUserInfo',
  'intelligence',
  'bottomLinks',
  'bottomMedia',
  'bannerList',
  'carList',
  'toolList',
  'hotWords',
  'homeStatistic',
  'getLabelType',
  'newsConfig',
  'newsCustom',
  'noticeConfig',
  'hallLive',
  'restTimes',
  'nowTerm',
  'schoolCalendar',
];
const own = [
  'listIdentities',
  'getCollectApp',
  'getCollectAppGroup',
  'getRecentlyUsedApp',
  'getRecentlyUsedAppGroup',
  'assets',
  'curriculum',
  'personInfo',
  'quickNavigation',
  'personWork',
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
  'getAppQr',
  'recommend',
  'noticeUrl',
  'calendarFeed',
];

/** Reading calls that nobody makes here, though they are not left out on purpose. */
export function unread(readers: readonly Reader[]): string[] {
  const asked = new Set(readers.flatMap(({ answers }) => answers.map(({ call }) => call)));
  return endpoints.flatMap(({ endpoint: { name, path, method, writes, access } }) => {
    const signsIn = path.startsWith('/pedestal/auth/') && (method === 'POST' || access !== 'guest');
    return asked.has(name) || writes || access === 'system' || signsIn || access === 'public' || leftOut.includes(name)
      ? []
      : [name];
  });
}

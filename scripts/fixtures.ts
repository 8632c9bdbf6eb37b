import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@yimen/contract';
import { codes } from '@yimen/contract/envelope';
import { type Call, home, lists, own, personal, phone, searches, shell } from './fixture-calls.ts';

/**
 * Records what the demo answers to the calls of the portal's screens, for the stories of those screens:
 * `npm run fixtures`, after a change of what a call answers. The moment is the one that the pictures show.
 */
const moment = Date.parse('2026-11-20T10:00:00+08:00');
const folder = path.join(import.meta.dirname, '../stories/fixtures');

interface Visitor {
  /** Name of the fixture's file. */
  name: string;
  host: string;
  account?: string;
}

const visitors: readonly Visitor[] = [
  { name: 'mingde-guest', host: 'mingde.localhost' },
  { name: 'mingde-member', host: 'mingde.localhost', account: '2024310086' },
  { name: 'jiangcheng-guest', host: 'jiangcheng.localhost' },
  { name: 'jiangcheng-member', host: 'jiangcheng.localhost', account: 'chensiyuan' },
  { name: 'yunzhou-guest', host: 'yunzhou.localhost' },
  { name: 'yunzhou-member', host: 'yunzhou.localhost', account: 'luruoxi' },
];

globalThis.Date = new Proxy(Date, {
  construct: (real, given, target) => Reflect.construct(real, given.length === 0 ? [moment] : given, target),
  get: (real, key) => (key === 'now' ? () => moment : Reflect.get(real, key)),
});

// After the clock has stopped, for what asks it while it is loaded.
const { migrateDatabase } = await import('../server/database/migrate.ts');
const { openDatabase } = await import('../server/database/open.ts');
const { loadDemo } = await import('../server/demo/load.ts');
const { iconSheet } = await import('../server/tenancy/assets.ts');
const { worldOf } = await import('../server/testing/world.ts');

const { db, close } = await openDatabase({ memory: true });
await migrateDatabase(db);
await loadDemo(db);
const world = worldOf(db, close);
await mkdir(path.join(folder, 'icons'), { recursive: true });
for (const visitor of visitors) await record(visitor);
for (const id of new Set(visitors.map(({ host }) => host.split('.')[0] ?? ''))) {
  await writeFile(path.join(folder, 'icons', `${id}.svg`), (await iconSheet(db, { id })).svg);
}
await world.close();

async function record({ name, host, account }: Visitor): Promise<void> {
  const token = account ? await world.signIn(account, { host }) : await world.guest({ host });
  const recorded: { call: string; input: unknown; data: unknown }[] = [];
  const answerOf = <Data>(wanted: string) => recorded.find(({ call }) => call === wanted)?.data as Data;

  async function ask([call, input]: Call): Promise<unknown> {
    const endpoint = endpoints.find((each) => each.endpoint.name === call)?.endpoint;
    if (!endpoint) throw new Error(`The contract has no call ${call}`);
    const { success, code, msg, data } = await world.call(endpoint, input, { host, token });
    // What the institution's menu has for members alone, no page asks for a guest.
    if (code === codes.expired && !account) return undefined;
    if (!success) throw new Error(`${name}: ${call} ${JSON.stringify(input)} is refused: ${msg}`);
    recorded.push({ call, input, data });
    return data;
  }

  const member = account !== undefined;
  const calls = [
    ...shell,
    ...home,
    ...phone,
    ...lists,
    ...(member ? [...own, ...personal] : []),
    ...(host.startsWith('mingde') ? searches : []),
  ];
  for (const call of calls) await ask(call);
  await ask(['recommendByType', { count: member ? 12 : 15 }]);
  const { template, bottomMediaStyle } = answerOf<{ template: number; bottomMediaStyle: number }>('getConfig');
  await ask(['bottomMedia', { style: bottomMediaStyle }]);
  if (member) await ask(['personWork', { template }]);
  await ask(['homeConfig', { template }]);
  await ask(['homeConfig', { template, terminal: 'mobile' }]);
  for (const { typeId } of answerOf<{ typeId: string }[]>('threeListConfig')) {
    await ask(['responsibilityField', { typeId }]);
    await ask(['responsibilityList', { typeId, pageSize: 5 }]);
  }
  const [matter] = answerOf<{ id: string; group: string }[]>('getAllType').filter(({ group }) => group === 'life');
  if (matter) await ask(['getServiceApp', { category: matter.id, pageSize: 9 }]);
  const columns = answerOf<{ id: string }[]>('newsColumns');
  for (const { id } of columns) await ask(['newsList', { column: id, pageSize: 9 }]);
  // What is read alone comes last: it counts as read from then on.
  const [topic] = answerOf<Named[]>('specialList');
  if (topic) await ask(['specialInfo', { id: topic.id }]);
  if (topic && member) await ask(['specialProgress', { id: topic.id }]);
  const [service] = answerOf<Named[]>('getHotApp');
  if (service) await ask(['getAppGuide', { appId: service.id }]);
  if (member) await readAlone(ask, answerOf);

  const lines = recorded.map((answer) => withStaticPictures(JSON.stringify(answer))).join(',\n');
  await writeFile(path.join(folder, `${name}.json`), `[\n${lines}\n]\n`);
}

type Ask = (call: Call) => Promise<unknown>;
type AnswerOf = <Data>(wanted: string) => Data;
interface Named {
  id: string;
}

/** The newest article, notice and matter, and what is found for the first word that others search for. */
async function readAlone(ask: Ask, answerOf: AnswerOf): Promise<void> {
  const { hotWords } = answerOf<{ hotWords: string[] }>('hotWords');
  await ask(['searchResults', { query: hotWords[0], page: 1, pageSize: 15 }]);
  await ask(['search', { query: hotWords[0], count: 12 }]);
  const [matter] = answerOf<{ list: Named[] }>('getMergerApprovalData').list;
  if (matter) await ask(['getApprovalInfo', { approvalId: matter.id }]);
  const [article] = answerOf<{ list: Named[] }>('newsList').list;
  if (article) await ask(['newsInfo', { id: article.id }]);
  const [notice] = answerOf<{ list: Named[] }>('noticeShow').list;
  if (notice) await ask(['noticeInfo', { noticeId: notice.id }]);
  const framed = answerOf<{ path: string; name: string }[]>('topNavigation').find(({ path }) => path === '/iframe');
  if (framed) await ask(['getBusinessApp', { query: framed.name, pageSize: 10 }]);
}

/** Pictures as Storybook serves them: under their own names, without the server's folder and fingerprint. */
function withStaticPictures(text: string): string {
  return text
    .replace(/\/art\/[a-z]+\/([a-z-]+)\.[0-9a-f]{12}\.svg/g, '/art/$1.svg')
    .replace(/\/icons\/([a-z]+)\/[0-9a-f]{16}\.svg/g, '/icons/$1.svg');
}

import './stopped-clock.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@yimen/contract';
import { codes } from '@yimen/contract/envelope';
import { migrateDatabase } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open.ts';
import { loadDemo } from '../server/demo/load.ts';
import { iconSheet } from '../server/tenancy/assets.ts';
import { worldOf } from '../server/testing/world.ts';
import { type Call, home, lists, own, personal, phone, searches, shell } from './fixture-calls.ts';

/**
 * Records the demo's answers to the calls of the portal's screens, for the stories of those screens:
 * `npm run fixtures`, after an answer has changed. The clock is stopped at the same time as in the screenshots.
 */
const folder = path.join(import.meta.dirname, '../stories/fixtures');

interface Visitor {
  /** Name of the visitor in the fixtures. */
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

const { db, close } = await openDatabase({ memory: true });
await migrateDatabase(db);
await loadDemo(db);
const world = worldOf(db, close);
await mkdir(path.join(folder, 'icons'), { recursive: true });
const recordings: string[] = [];
for (const visitor of visitors) recordings.push(`"${visitor.name}": [\n${(await record(visitor)).join(',\n')}\n]`);
// One file with one answer per line, so that a changed field is easy to review.
await writeFile(path.join(folder, 'recorded.json'), `{\n${recordings.join(',\n')}\n}\n`);
for (const id of new Set(visitors.map(({ host }) => host.split('.')[0] ?? ''))) {
  await writeFile(path.join(folder, 'icons', `${id}.svg`), (await iconSheet(db, { id })).svg);
}
await world.close();

async function record({ name, host, account }: Visitor): Promise<string[]> {
  const token = account ? await world.signIn(account, { host }) : await world.guest({ host });
  const recorded: { call: string; input: unknown; data: unknown }[] = [];
  const answerOf = <Data>(wanted: string) => recorded.find(({ call }) => call === wanted)?.data as Data;

  async function ask([call, input]: Call): Promise<unknown> {
    const endpoint = endpoints.find((each) => each.endpoint.name === call)?.endpoint;
    if (!endpoint) throw new Error(`The contract has no call ${call}`);
    const { success, code, msg, data } = await world.call(endpoint, input, { host, token });
    // Pages of members' menu entries make no calls for a guest.
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
  // Details come last, because reading one marks it as read.
  const [topic] = answerOf<Identified[]>('specialList');
  if (topic) await ask(['specialInfo', { id: topic.id }]);
  if (topic && member) await ask(['specialProgress', { id: topic.id }]);
  const [service] = answerOf<Identified[]>('getHotApp');
  if (service) await ask(['getAppGuide', { appId: service.id }]);
  if (member) await readAlone(ask, answerOf);

  return recorded.map((answer) => withStaticPictures(JSON.stringify(answer)));
}

type Ask = (call: Call) => Promise<unknown>;
type AnswerOf = <Data>(wanted: string) => Data;
interface Identified {
  id: string;
}

/** The details of the newest article, notice and matter, of the oldest feedback, and the results and the assistant's answer for the first popular search. */
async function readAlone(ask: Ask, answerOf: AnswerOf): Promise<void> {
  const { hotWords } = answerOf<{ hotWords: string[] }>('hotWords');
  await ask(['searchResults', { query: hotWords[0], page: 1, pageSize: 15 }]);
  await ask(['search', { query: hotWords[0], count: 12 }]);
  await ask(['askAssistant', { question: hotWords[0] }]);
  const [matter] = answerOf<{ list: Identified[] }>('getMergerApprovalData').list;
  if (matter) await ask(['getApprovalInfo', { approvalId: matter.id }]);
  const said = answerOf<{ number: string }[]>('ownFeedback').at(-1);
  if (said) await ask(['ownFeedback', { number: said.number }]);
  const [article] = answerOf<{ list: Identified[] }>('newsList').list;
  if (article) await ask(['newsInfo', { id: article.id }]);
  const [notice] = answerOf<{ list: Identified[] }>('noticeShow').list;
  if (notice) await ask(['noticeInfo', { noticeId: notice.id }]);
  const framed = answerOf<{ path: string; name: string }[]>('topNavigation').find(({ path }) => path === '/iframe');
  if (framed) await ask(['getBusinessApp', { query: framed.name, pageSize: 10 }]);
}

/** Changes picture addresses to those of Storybook: the file name without the server's folder and fingerprint. */
function withStaticPictures(text: string): string {
  return text
    .replace(/\/art\/[a-z]+\/([a-z-]+)\.[0-9a-f]{12}\.svg/g, '/art/$1.svg')
    .replace(/\/icons\/([a-z]+)\/[0-9a-f]{16}\.svg/g, '/icons/$1.svg');
}

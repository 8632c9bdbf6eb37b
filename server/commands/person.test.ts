import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renewFeed } from '@yimen/contract/schedule/entries';
import { sendFeedback } from '@yimen/contract/services/feedback';
import { getUserInfo } from '@yimen/contract/sign-in/auth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, people } from '../database/schema/people.ts';
import { ownedBy, scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { personTables } from './person.ts';

const person = { id: '2024310086' };
let world: World;
let folder: string;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-person-'));
  token = await world.signIn(person.id);
  await world.call(renewFeed, {}, { token });
  await world.call(sendFeedback, { about: 'search', subject: '成绩', words: '找不到我的成绩' }, { token });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});
const { run, failed } = commandsOn(() => world);
const here = () => scoped(world.db, { id: 'mingde' });
/** In which tables there are rows of a person. */
async function tablesOf(id: string): Promise<number> {
  const counts = await Promise.all(personTables.map((table) => here().count(table, ownedBy(table, { id }))));
  return counts.filter((count) => count > 0).length;
}

test('all that is stored of a person is written, without secrets, for nobody else to read', async () => {
  const file = path.join(folder, 'person.json');
  expect(await run(`person  export  mingde  ${person.id}  ${file}`)).toContain('林知夏');
  const text = await readFile(file, 'utf8');
  const told = JSON.parse(text);
  expect(told.rows).toMatchObject({
    people: [{ id: person.id }],
    collections: expect.arrayContaining([expect.objectContaining({ app: 'transcript-print' })]),
    feedback: [expect.objectContaining({ words: '找不到我的成绩' })],
  });
  expect(told.sessions).toHaveLength(1);
  expect(told.recorded.map(({ action }: { action: string }) => action)).toEqual(['renew-calendar-feed', 'sign-in']);
  const [account] = await here().rows(accounts, { where: eq(accounts.account, person.id) });
  expect(account).toBeDefined();
  for (const secret of [account?.passwordHash ?? '', 'secret', 'idToken']) expect(text).not.toContain(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await failed(`person  export  mingde  ${person.id}  ${file}`)).toMatch(/已经存在/);
});

test('a person is erased from every table once it is confirmed, and nobody else is', async () => {
  const other = await tablesOf('2025210417');
  expect(await tablesOf(person.id)).toBeGreaterThan(8);
  const asked = await failed(`person  erase  mingde  ${person.id}`);
  expect(asked).toMatch(/^将删除林知夏.*collections：9.*feedback：1.*--yes/);
  expect((await world.call(getUserInfo, {}, { token })).data.id).toBe(person.id);
  expect(await run(`person  erase  mingde  ${person.id}  --yes`)).toMatch(/^已删除林知夏/);
  expect(await tablesOf(person.id)).toBe(0);
  expect(await here().first(people, eq(people.id, person.id))).toBeNull();
  expect((await world.call(getUserInfo, {}, { token })).code).toBe(401);
  expect(await tablesOf('2025210417')).toBe(other);
  expect(await run('audit  list  mingde  action=command')).toContain(`person erase mingde ${person.id} --yes`);
});

test('who is not there, and what is neither, is told so', async () => {
  expect(await failed('person  erase  mingde  nobody  --yes')).toBe('mingde 没有编号为 nobody 的人。');
  expect(await failed('person  show  mingde  20150132')).toMatch(/应为 export 或 erase/);
  expect(await failed('person  export  nowhere  20150132  x.json')).toMatch(/没有单位 nowhere/);
});

test('people go by that command alone, and what is left of somebody who is gone can be erased too', async () => {
  expect(await failed('remove  people  mingde  id=2025210417')).toContain('person erase');
  const gone = await world.signIn('20180266');
  await world.call(sendFeedback, { about: 'search', subject: '课表', words: '打不开' }, { token: gone });
  await here().delete(people, eq(people.id, '20180266'));
  expect(await tablesOf('20180266'), 'feedback, which outlives its person').toBe(1);
  expect(await failed('person  erase  mingde  20180266')).toContain('feedback：1');
  await run('person  erase  mingde  20180266  --yes');
  expect(await tablesOf('20180266')).toBe(0);
  expect(await failed('person  erase  mingde  20180266  --yes')).toContain('没有编号为 20180266 的人');
});

import { specialProgress, tickSpecialStep } from '@yimen/contract/topics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { topics } from '../database/schema/publishing.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { openWorld, type World } from '../testing/world.ts';

const id = 'internship-all';
const host = 'jiangcheng.localhost';
const weekly = '每周按时交周报';
let world: World;
let token: string;
let other: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn('chensiyuan', { host });
  other = await world.signIn('zhoukexin', { host });
});
afterAll(() => world.close());

const progressOf = async (who: string) => (await world.call(specialProgress, { id }, { host, token: who })).data;
const stepOf = async (who: string, title: string) => (await progressOf(who)).find(({ step }) => step === title);

test('each step of the checklist comes in its order, with what waits for the person and what was used', async () => {
  const steps = await progressOf(token);
  expect(steps).toHaveLength(6);
  expect(steps.every(({ doneAt }) => doneAt === null)).toBe(true);
  const step = await stepOf(token, weekly);
  expect(step?.task?.title).toContain('周报');
  expect(step?.task?.deadline).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(step?.used?.result).not.toBe('');
});

test('a step is done by the record of its service, unless something of it still waits, or it has several steps', async () => {
  expect((await stepOf(token, '通过对应工种的安全准入考试'))?.recorded).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    result: '合格',
  });
  expect((await stepOf(other, '通过对应工种的安全准入考试'))?.recorded).toBeNull();
  expect((await stepOf(token, weekly))?.recorded, 'this week’s report waits').toBeNull();
  const [topic = expect.fail('no topic')] = await world.db.select().from(topics).where(eq(topics.id, id));
  const twice = [...topic.checklist, { title: '再考一次', service: 'lab-safety', note: '', due: '' }];
  const set = async (checklist: typeof topic.checklist) => {
    await world.db.update(topics).set({ checklist }).where(eq(topics.id, id));
    await contentChanged(world.db, { id: 'jiangcheng' });
  };
  await set(twice);
  expect((await stepOf(token, '再考一次'))?.recorded).toBeNull();
  await set(topic.checklist);
});

test('a tick is the person’s own, stays what it was when it is set twice, and can be taken back', async () => {
  const tick = (done: boolean) => world.call(tickSpecialStep, { id, step: weekly, done }, { host, token });
  const first = (await tick(true)).data.doneAt;
  expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect((await tick(true)).data.doneAt).toBe(first);
  expect((await stepOf(token, weekly))?.doneAt).toBe(first);
  expect((await stepOf(other, weekly))?.doneAt).toBeNull();
  expect((await tick(false)).data.doneAt).toBeNull();
  expect((await stepOf(token, weekly))?.doneAt).toBeNull();
});

test('a step that the topic does not have cannot be ticked off', async () => {
  const answer = await world.call(tickSpecialStep, { id, step: '没有这一步', done: true }, { host, token });
  expect(answer).toMatchObject({ success: false, msg: '这个专题里没有这个环节' });
});

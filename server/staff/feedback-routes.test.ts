import { codes } from '@yimen/contract/envelope';
import { noticeShow } from '@yimen/contract/notices/notices';
import { answerFeedback, ownFeedback, sendFeedback, staffFeedback } from '@yimen/contract/services/feedback';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { feedback } from '../database/schema/visits.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import type { World } from '../testing/world.ts';

const ids = { desk: '20180266', editor: '20150132' };
const student = '2024310086';
let world: World;
let staff: Editors<keyof typeof ids>;
let token: string;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(ids));
  token = await world.signIn(student);
});
afterAll(() => world.close());
const { run } = commandsOn(() => world);
beforeEach(async () => {
  await world.db.delete(feedback);
  await staff.begin({ desk: [['desk']], editor: [['editor', 'department', 'academic-affairs']] });
});

const send = async (as = token, about: 'search' | 'service' = 'service', subject = 'transcript-print') =>
  (await world.call(sendFeedback, { about, subject, words: '打印机\n总是卡纸' }, { token: as })).data.number;
const own = async (as = token) => (await world.call(ownFeedback, {}, { token: as })).data;
const answer = (number: string, reply: string, by: keyof typeof ids = 'desk') =>
  world.call(answerFeedback, { number, reply }, staff.as(by).as);
const read = async (open: boolean, by: keyof typeof ids = 'desk') =>
  (await world.call(staffFeedback, { open }, staff.as(by).as)).data;

describe('the number', () => {
  test('counts the day in this institution, also for what comes at once, and begins anew the next day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T08:00:00+08:00') });
    try {
      const sent = await Promise.all([send(), send(), send()]);
      expect(sent.toSorted()).toEqual(['20261128-0001', '20261128-0002', '20261128-0003']);
      vi.setSystemTime(new Date('2026-11-29T00:00:00+08:00'));
      expect(await send()).toBe('20261129-0001');
    } finally {
      vi.useRealTimers();
    }
  });

  test('has more digits after 9999, and passes over what has none', async () => {
    const number = await send();
    const [day] = number.split('-');
    const [row] = await staff.here.rows(feedback);
    if (!row) throw new Error('Nothing was stored');
    await staff.here.insert(feedback, [
      { ...row, id: `${day}-9999` },
      { ...row, id: `${day}-10ab-uuid` },
    ]);
    expect(await send()).toBe(`${day}-10000`);
  });

  test('of what was removed is given to nobody else', async () => {
    const number = await send();
    await run(`remove  feedback  mingde  id=${number}  --yes`);
    expect(await send()).not.toBe(number);
  });
});

describe('an answer', () => {
  test('is found by who asked, told by a message that leads to it, and recorded without its words', async () => {
    const number = await send();
    expect(await own()).toMatchObject([{ number, words: '打印机\n总是卡纸', reply: '', repliedAt: null }]);
    expect((await answer(number, ' 已经修好\r\n请再试 ')).data).toEqual({ told: true });
    expect((await world.call(ownFeedback, { number }, { token })).data).toMatchObject([
      { number, about: 'service', subject: 'transcript-print', reply: '已经修好\n请再试', repliedBy: '信息工程学院' },
    ]);
    const { list } = (await world.call(noticeShow, { messages: true, pageSize: 5 }, { token })).data;
    expect(list.find(({ title }) => title === '您的意见有了答复')).toMatchObject({
      department: '信息工程学院',
      link: `/personal-center?tab=feedback&feedback=${number}`,
      read: false,
    });
    const [event] = await readEvents(staff.here, {}, 1);
    expect(event).toMatchObject({
      actor: staff.actor('desk'),
      action: 'answer-feedback',
      part: 'feedback',
      key: number,
    });
    expect(JSON.stringify(event)).not.toContain('修好');
  });

  test('is changed by a later one, and nobody else reads it', async () => {
    const number = await send();
    await answer(number, '明天修');
    await answer(number, '已经修好');
    expect((await own())[0]?.reply).toBe('已经修好');
    const other = await world.signIn('2025210417');
    expect(await own(other)).toEqual([]);
    expect(await world.call(ownFeedback, { number }, { token: other })).toMatchObject({ code: codes.notFound });
  });

  test('reaches no guest, and staff are told so', async () => {
    const number = await send(await world.guest());
    expect((await read(true)).list).toMatchObject([{ number, told: false }]);
    expect((await answer(number, '已经修好')).data).toEqual({ told: false });
    expect(await read(true)).toEqual({ list: [], total: 0 });
    expect((await read(false)).total).toBe(1);
  });

  test('is given by editors of the department whose service it is about, and by nobody without the permission', async () => {
    const [theirs, card, search] = [
      await send(),
      await send(token, 'service', 'card-loss'),
      await send(token, 'search'),
    ];
    expect((await read(true)).list.map(({ number }) => number)).toEqual([search, card, theirs]);
    expect((await read(true, 'editor')).list).toMatchObject([{ number: theirs, department: 'academic-affairs' }]);
    expect((await answer(theirs, '已经修好', 'editor')).success).toBe(true);
    for (const number of [card, search])
      expect(await answer(number, '不归我管', 'editor')).toMatchObject({ code: codes.forbidden });
    expect(await answer('20200101-0001', '没有这条')).toMatchObject({ code: codes.notFound });
    await staff.begin({ desk: [['designer']] });
    expect(await answer(theirs, '不归我管')).toMatchObject({ code: codes.forbidden });
  });
});

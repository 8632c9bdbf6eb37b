import { codes } from '@yimen/contract/envelope';
import { login } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { giveOneTimeCode, resetSecondFactor } from '@yimen/contract/staff/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { grants } from '../database/schema/access.ts';
import { accounts, people } from '../database/schema/people.ts';
import { messages } from '../database/schema/person.ts';
import { secondFactors, staffSessions } from '../database/schema/staff.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import { type World, worldOf } from '../testing/world.ts';

const ids = { desk: '20090157', admin: '20150132', colleague: '20120088' };
const student = '2024310086';
const next = '山坡上有两只刺猬';
let world: World;
let staff: Editors<keyof typeof ids>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(ids));
});
afterAll(() => world.close());
beforeEach(async () => {
  await staff.begin({ desk: [['desk']], admin: [['admin']] });
  await world.db.delete(secondFactors);
  await world.db.delete(messages);
});
const { run } = commandsOn(() => world);

const give = (person: string, who: keyof typeof ids = 'desk', hours?: number) =>
  world.call(giveOneTimeCode, { person, ...(hours && { hours }) }, staff.as(who).as);
const reset = (person: string, who: keyof typeof ids = 'desk') =>
  world.call(resetSecondFactor, { person }, staff.as(who).as);
const told = (person: string) => staff.here.rows(messages, { where: eq(messages.person, person) });
const accountOf = (person: string) => staff.here.first(accounts, eq(accounts.person, person));
const setFactor = (person: string) =>
  staff.here.insert(secondFactors, [
    { person, secret: 'JBSWY3DPEHPK3PXP', setAt: new Date(), lastStep: 1, recoveryDigests: [] },
  ]);

describe('a one-time code from the desk', () => {
  test('lets a person in once to set a new password, is recorded without the code, and the person is told', async () => {
    const { data, msg } = await give(student, 'desk', 2);
    expect(msg).toBe('');
    expect(data).toMatchObject({ person: { id: student, name: '林知夏' }, account: student });
    expect((await world.call(login, { account: student, password: data.code })).code).toBe(signInCodes.mustChange);
    const until = (await accountOf(student))?.oneTimeUntil ?? expect.fail('no code');
    expect(Math.round((until.getTime() - Date.now()) / 60_000)).toBe(120);

    const events = await readEvents(staff.here, { action: 'give-one-time-code' });
    expect(events).toMatchObject([
      { actor: staff.actor('desk'), part: 'people', key: student, detail: `${data.until} 前有效` },
    ]);
    const [message, ...more] = await told(student);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ title: '工作人员给您发了一次性登录码', source: '账号安全', read: false });
    expect(message?.text).toContain(`账号 ${student} 发了一次性登录码，${data.until} 前`);
    expect(JSON.stringify([events, message])).not.toMatch(new RegExp(data.code));

    expect((await world.call(login, { account: student, password: data.code, next })).success).toBe(true);
    expect((await world.call(login, { account: student, password: data.code, next: `${next}。` })).code).toBe(
      signInCodes.refused,
    );
    expect((await world.call(login, { account: student, password: next })).success).toBe(true);
  });

  test('is given to whoever may do no more than the caller', async () => {
    await staff.hold({ desk: [['desk']], admin: [['admin']], colleague: [['desk', 'department', 'it-center']] });
    expect((await give(ids.colleague)).success).toBe(true);
    expect((await give(ids.desk, 'admin')).success).toBe(true);
  });
});

describe.each([
  ['giveOneTimeCode', give],
  ['resetSecondFactor', reset],
] as const)('%s', (_, ask) => {
  /** What would show that something was done. */
  const traces = async (person: string) => [
    (await accountOf(person))?.oneTimeDigest,
    await staff.here.count(secondFactors, eq(secondFactors.person, person)),
    await told(person),
    await readEvents(staff.here, { part: 'people' }),
  ];
  beforeEach(async () => {
    await world.db.update(accounts).set({ oneTimeDigest: null, oneTimeUntil: null });
    for (const person of [student, ...Object.values(ids)]) await setFactor(person);
  });
  const refused = async (person: string, who: keyof typeof ids, code: number, msg: RegExp) => {
    const answer = await ask(person, who);
    expect(answer).toMatchObject({ success: false, code, data: null });
    expect(answer.msg).toMatch(msg);
    expect(await traces(person)).toEqual([null, 1, [], []]);
  };

  test('is refused for an administrator, who may do what the desk may not', async () => {
    await refused(ids.admin, 'desk', codes.forbidden, /权限不少于他的人/);
  });

  test('is refused for a grant that reaches wider or lasts longer than the caller’s, or is held without review', async () => {
    await staff.hold({ desk: [['desk', 'department', 'college-information']], colleague: [['desk']] });
    await refused(ids.colleague, 'desk', codes.forbidden, /权限不少于他的人/);
    await staff.hold({ desk: [['desk']], colleague: [['desk']] });
    await staff.here.update(grants, { until: new Date(Date.now() + 3_600_000) }, eq(grants.person, ids.desk));
    await refused(ids.colleague, 'desk', codes.forbidden, /到期更早/);
    const permissions = JSON.stringify({ 'people.help': 'direct', 'news.publish': 'review' });
    await run(`set  roles  mingde  id=careful  name=谨慎  summary=  permissions=${permissions}`);
    await run('set  roles  mingde  id=free  name=自由  summary=  permissions={"news.publish":"direct"}');
    await staff.hold({ desk: [['careful']], colleague: [['free']] });
    await refused(ids.colleague, 'desk', codes.forbidden, /资讯 · 发布/);
  });

  test('is refused for oneself', async () => {
    await refused(ids.desk, 'desk', codes.accountRefused, /不能给自己办/);
    await refused(ids.admin, 'admin', codes.accountRefused, /不能给自己办/);
  });

  test('is refused outside the caller’s departments, and to who may write with a review alone', async () => {
    await staff.hold({ desk: [['desk', 'department', 'it-center']] });
    await refused(student, 'desk', codes.forbidden, /不能处理这个部门的人员/);
    await run('set  roles  mingde  id=reviewed  name=须审核  summary=  permissions={"people.help":"review"}');
    await staff.hold({ desk: [['reviewed']] });
    await refused(student, 'desk', codes.forbidden, /不能处理这个部门的人员/);
    await staff.hold({ desk: [['desk', 'department', 'college-information']] });
    expect((await ask(student)).success).toBe(true);
  });

  test('is refused for nobody', async () => {
    expect((await ask('nobody')).code).toBe(codes.notFound);
  });

  test('asks for a fresh second factor where the institution has one on', async () => {
    await run('set  institution  mingde  secondFactor=true');
    try {
      const answered = async (minutes: number) => {
        await world.db.update(staffSessions).set({ provenAt: new Date(Date.now() - minutes * 60_000) });
        return (await ask(student)).code;
      };
      expect([await answered(11), await answered(9)]).toEqual([codes.secondFactorDue, codes.ok]);
    } finally {
      await run('set  institution  mingde  secondFactor=false');
    }
  });
});

describe('a code is of no use', () => {
  test('to who is disabled or has no account, and the desk is told so', async () => {
    await staff.here.update(people, { disabled: true }, eq(people.id, student));
    expect(await give(student)).toMatchObject({ code: codes.accountRefused, msg: '林知夏已停用，不能登录' });
    await staff.here.update(people, { disabled: false }, eq(people.id, student));
    await run('set  people  mingde  id=newcomer  name=新人  userType=STAFF');
    expect(await give('newcomer')).toMatchObject({ code: codes.accountRefused, msg: '新人还没有账号和密码' });
    expect([await told(student), await told('newcomer')]).toEqual([[], []]);
  });
});

describe('a second factor that the desk resets', () => {
  test('is gone with the staff sessions of its person, who is told; it is recorded', async () => {
    await staff.hold({ admin: [['admin']], colleague: [['desk']] });
    await setFactor(ids.colleague);
    const answer = await reset(ids.colleague, 'admin');
    expect(answer.data).toMatchObject({ person: { id: ids.colleague }, reset: true, ended: 1 });
    expect(await staff.here.count(secondFactors)).toBe(0);
    expect(await staff.here.count(staffSessions, eq(staffSessions.person, ids.colleague))).toBe(0);
    expect(await told(ids.colleague)).toMatchObject([{ title: '工作人员重置了您的二次验证' }]);
    expect(await readEvents(staff.here, { action: 'reset-second-factor' })).toMatchObject([
      { actor: staff.actor('admin'), part: 'people', key: ids.colleague, detail: '结束了 1 个管理台登录' },
    ]);
    expect((await reset(ids.colleague, 'admin')).data, 'nothing is left').toMatchObject({ reset: false, ended: 0 });
    expect(await told(ids.colleague)).toHaveLength(1);
    expect(await readEvents(staff.here, { action: 'reset-second-factor' })).toHaveLength(1);
  });
});

test('a clerk helps ten people a minute at most', async () => {
  const limiter = createLimiter({ factor: 1, now: () => 0 });
  const limited = worldOf(world.db, async () => {}, { limiter });
  const token = await limited.signIn(ids.admin);
  const answers: number[] = [];
  for (let calls = 0; calls < 11; calls += 1)
    answers.push((await limited.call(giveOneTimeCode, { person: student }, { token })).code);
  expect(answers).toEqual([...Array(10).fill(codes.ok), codes.tooMany]);
});

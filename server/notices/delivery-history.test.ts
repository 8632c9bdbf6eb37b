import { noticeInfo } from '@yimen/contract/notices/notices';
import { pushNotices } from '@yimen/contract/sources/push';
import { restoreEdition, staffEditions } from '@yimen/contract/staff/editions';
import { rollBackRelease, staffRelease, staffReleases } from '@yimen/contract/staff/releases';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../database/schema/audit.ts';
import { drafts, editions, releases } from '../database/schema/editions.ts';
import { notices } from '../database/schema/publishing.ts';
import { removedRows } from '../database/schema/removed.ts';
import { later, notice, openDeliveries, outcomes } from '../sources/push/fixture.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openEditors } from '../testing/editors.ts';

const hr = openDeliveries();
const { run } = commandsOn(() => hr.world);
let staff: Editors<'admin'>;
beforeAll(async () => {
  staff = await openEditors(hr.world, { admin: '20150132' });
});
beforeEach(async () => {
  await staff.begin({ admin: [['admin']] });
});

const deliver = (...items: object[]) => hr.deliver(pushNotices.path, items);
const withdrawal = (id: string) => ({ id, state: 'withdrawn', updatedAt: later() });
const editionsOf = async (id: string) =>
  (await hr.world.db.select().from(editions).orderBy(editions.number)).filter(({ key }) => key === `["push.hr.${id}"]`);
const titleOf = async (id: string) => (await staff.here.first(notices, eq(notices.id, `push.hr.${id}`)))?.title ?? null;
const system = { id: 'system:hr', name: '人事系统' };

describe('what a system delivers', () => {
  test('is one release of the system, with an edition for each notice and one entry in the record', async () => {
    await deliver(notice('h1'), notice('h2'), notice('h3', { department: 'moon' }));
    expect(await hr.world.db.select().from(releases)).toMatchObject([
      { number: 1, title: '人事系统推送通知', state: 'published', actor: 'system:hr' },
    ]);
    expect((await hr.world.db.select().from(editions)).map(({ number, release }) => [number, release])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    const [entry] = await hr.world.db.select().from(auditEntries).orderBy(desc(auditEntries.at));
    expect(entry).toMatchObject({ actor: 'system:hr', action: 'delivery', detail: '新增 2，不接受 1；发布单 1' });
    const { data: list } = await hr.world.call(staffReleases, {}, staff.as('admin').as);
    expect(list).toMatchObject({ total: 1, list: [{ submittedBy: system, count: 2 }] });
    const { data } = await hr.world.call(staffRelease, { number: 1 }, staff.as('admin').as);
    expect(data?.items.map(({ name }) => name)).toEqual(['检修h1', '检修h2']);
  });

  test('and delivers again with the same content makes no edition and no release', async () => {
    const same = notice('h4');
    await deliver(same);
    expect(outcomes(await deliver(same))).toEqual(['unchanged']);
    expect(outcomes(await deliver({ ...same, updatedAt: later() }))).toEqual(['changed']);
    expect(await editionsOf('h4')).toHaveLength(1);
    expect(await hr.world.db.$count(releases)).toBe(1);
  });

  test('has editions that tell the system, by call and by command, and come back', async () => {
    await deliver(notice('h5', { title: '第一版' }));
    await deliver(notice('h5', { title: '第二版' }));
    const named = { part: 'notices', key: 'push.hr.h5' } as const;
    const { data } = await hr.world.call(staffEditions, named, staff.as('admin').as);
    expect(data.list).toMatchObject([
      { number: 2, publishedBy: system, fields: ['title'] },
      { number: 1, publishedBy: system, fields: [] },
    ]);
    expect(await run('edition  list  mingde  notices:push.hr.h5')).toMatch(
      /^2 .* system:hr {2}发布单 2 人事系统推送通知 {2}title$/m,
    );
    const restored = await hr.world.call(
      restoreEdition,
      { ...named, number: 1, reason: '改错了' },
      staff.as('admin').as,
    );
    expect(restored.code).toBe(200);
    expect(await titleOf('h5')).toBe('第一版');
    await deliver(notice('h5', { title: '第三版' }));
    expect((await editionsOf('h5')).map(({ content }) => content?.title)).toEqual([
      '第一版',
      '第二版',
      '第一版',
      '第三版',
    ]);
  });

  test('is rolled back, and stays so until something newer is delivered', async () => {
    const first = notice('h6');
    await deliver(first);
    const back = await hr.world.call(rollBackRelease, { number: 1, reason: '发错了' }, staff.as('admin').as);
    expect(back.data).toMatchObject({ count: 1, skipped: [] });
    expect(await titleOf('h6')).toBeNull();
    expect(outcomes(await deliver(first))).toEqual(['unchanged']);
    expect(await titleOf('h6')).toBeNull();
    await deliver(notice('h6', { title: '改好了' }));
    expect(await titleOf('h6')).toBe('改好了');
  });

  test('and withdraws can be put back, with who has read it', async () => {
    const token = await hr.world.signIn('2024310086');
    await deliver(notice('h7'));
    await hr.world.call(noticeInfo, { noticeId: 'push.hr.h7' }, { token });
    await hr.world.db.delete(removedRows);
    await deliver(withdrawal('h7'));
    expect((await editionsOf('h7')).map(({ content }) => content?.title ?? null)).toEqual(['检修h7', null]);
    const kept = await hr.world.db.select().from(removedRows);
    expect(kept.map(({ part, by }) => [part, by]).sort()).toEqual([
      ['noticeReads', 'system:hr'],
      ['notices', 'system:hr'],
    ]);
    const [number = ''] = (await run('removed  list  mingde')).split('  ');
    await run(`removed  restore  mingde  ${number}`);
    expect(await titleOf('h7')).toBe('检修h7');
  });

  test('meets a draft of the staff as a conflict', async () => {
    await deliver(notice('h8'));
    await staff.as('admin').save('notices:push.hr.h8', { title: '我改的' });
    await deliver(notice('h8', { title: '系统改的' }));
    const { data } = await staff.as('admin').read('notices:push.hr.h8');
    expect(data.fields).toMatchObject([{ field: 'title', conflict: { with: 'live', value: '系统改的' } }]);
    await hr.world.db.delete(drafts);
  });

  test('names nobody any more in its editions once that person is erased', async () => {
    await run('user  mingde  zhaoliu  name=赵六  userType=STUDENT  no=S-1', 'a long pass-phrase 4711');
    await deliver(notice('h9', { recipients: { numbers: ['S-1', '2024310086'] } }));
    await deliver(notice('h9', { title: '改了', recipients: { numbers: ['S-1', '2024310086'] } }));
    const people = async () =>
      (await editionsOf('h9')).map(
        ({ content }) => (content?.audience as { people: string[] } | undefined)?.people.length,
      );
    expect(await people()).toEqual([2, 2]);
    await run('person  erase  mingde  zhaoliu  --yes');
    expect(await people()).toEqual([1, 1]);
    expect(await hr.world.db.$count(releases, eq(releases.actor, 'system:hr'))).toBe(2);
  });
});

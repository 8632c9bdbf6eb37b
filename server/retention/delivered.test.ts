import { pushNotices } from '@yimen/contract/sources/push';
import { staffEditions } from '@yimen/contract/staff/editions';
import { eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { editions, releases } from '../database/schema/editions.ts';
import { usualDays } from '../kept-days.ts';
import { dayMs } from '../lib/time.ts';
import { later, notice, openDeliveries } from '../sources/push/fixture.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openEditors } from '../testing/editors.ts';
import { mostEditions, shortenDelivered } from './delivered.ts';

const hr = openDeliveries();
const { run, failed } = commandsOn(() => hr.world);
let staff: Editors<'admin'>;
beforeAll(async () => {
  staff = await openEditors(hr.world, { admin: '20150132' });
});
beforeEach(async () => {
  await staff.begin({ admin: [['admin']] });
});

const now = new Date();
const shorten = (days = 0) => shortenDelivered(hr.world.db, new Date(now.getTime() + days * dayMs), usualDays);
const numbers = async (id: string) =>
  (
    await hr.world.db
      .select()
      .from(editions)
      .where(like(editions.key, `%"${id}"]`))
      .orderBy(editions.number)
  ).map(({ number, release }) => [number, release] as const);

test('of a notice that a system changes again and again the newest editions stay, the first of them as its beginning', async () => {
  const changes = mostEditions + 5;
  for (let turn = 1; turn <= changes; turn += 1)
    await hr.deliver(pushNotices.path, [notice('often', { title: `第 ${turn} 次` })]);
  await run('set  notices  mingde  id=push.hr.often  title=本校改的');
  expect(await shorten()).toBe('done');
  const kept = await numbers('push.hr.often');
  expect(kept).toHaveLength(mostEditions);
  expect(kept[0]).toEqual([7, null]);
  expect(kept.at(-1)).toEqual([changes + 1, changes + 1]);
  expect(await hr.world.db.$count(releases)).toBe(mostEditions - 1);

  const { data } = await hr.world.call(
    staffEditions,
    { part: 'notices', key: 'push.hr.often', pageSize: 100 },
    staff.as('admin').as,
  );
  expect(data.list.at(-1)).toMatchObject({ number: 7, release: null, fields: [] });
  expect(data.list.at(-2)).toMatchObject({ number: 8, release: 8, fields: ['title'] });
  expect(await run('edition  list  mingde  notices:push.hr.often')).toMatch(/^7 {2}原有\n8 .*title$/m);

  await run('edition  restore  mingde  notices:push.hr.often  7  reason=改错了');
  expect(await failed('release  rollback  mingde  7  reason=改错了')).toContain('没有已发布的发布单 7');
  await hr.deliver(pushNotices.path, [notice('often', { title: '又一次' })]);
  await shorten();
  expect((await numbers('push.hr.often')).map(([number]) => number)).toEqual(
    Array.from({ length: mostEditions }, (_, at) => at + 9),
  );
});

test('of one that is withdrawn all go when it cannot be put back any more, with their releases', async () => {
  await hr.deliver(pushNotices.path, [notice('gone')]);
  await hr.deliver(pushNotices.path, [{ id: 'gone', state: 'withdrawn', updatedAt: later() }]);
  await hr.deliver(pushNotices.path, [notice('there')]);
  await shorten(usualDays.removed - 1);
  expect(await numbers('push.hr.gone')).toHaveLength(2);
  await shorten(usualDays.removed + 1);
  expect(await numbers('push.hr.gone')).toEqual([]);
  expect((await hr.world.db.select().from(releases)).map(({ number }) => number)).toEqual([3]);
  expect(await numbers('push.hr.there')).toEqual([[1, 3]]);
});

test('the newest release stays, so that its number is not given again', async () => {
  await hr.deliver(pushNotices.path, [notice('last')]);
  await hr.deliver(pushNotices.path, [{ id: 'last', state: 'withdrawn', updatedAt: later() }]);
  await shorten(usualDays.removed + 1);
  expect((await hr.world.db.select().from(releases)).map(({ number }) => number)).toEqual([2]);
});

test('what the institution writes itself keeps all of its editions', async () => {
  for (let turn = 1; turn <= mostEditions + 5; turn += 1)
    await run(`set  links  mingde  position=0  name=第 ${turn} 次`);
  await shorten(1000);
  const own = await hr.world.db.select().from(editions).where(eq(editions.part, 'links'));
  expect(own).toHaveLength(mostEditions + 6);
});

import { getServiceApp } from '@yimen/contract/services/list';
import { getOffices } from '@yimen/contract/services/offices';
import { getConfig } from '@yimen/contract/unit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { institutions } from '../database/schema/institutions.ts';
import { departments } from '../database/schema/services.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let guest: string;
beforeAll(async () => {
  world = await openWorld();
  guest = await world.guest();
});
afterAll(() => world.close());

const offices = async () => (await world.call(getOffices, {}, { token: guest })).data;

test('an office has its place, its hours, its telephone, what it is called and how many services it offers', async () => {
  const office = (await offices()).find(({ id }) => id === 'it-center');
  const { total } = (await world.call(getServiceApp, { department: 'it-center' }, { token: guest })).data;
  expect(office).toMatchObject({
    name: '信息化中心',
    kind: '直属单位',
    place: '临湖校区信息楼 1 层 102 室用户服务台',
    hours: '周一至周五 8:00–17:30（中午不休），周六 9:00–16:00',
    services: total,
  });
  expect(office?.names).toContain('网络中心');
  expect(total).toBeGreaterThan(0);
});

test('a department of which nothing is known is left out until it has a telephone or a service', async () => {
  const row = {
    institution: 'mingde',
    id: 'class-1',
    position: 99,
    name: '一班',
    shortName: '一班',
    kind: '',
    icon: '',
  };
  await world.db
    .insert(departments)
    .values({ ...row, intro: '', office: '', phone: '', hours: '', supervisionPhone: '' });
  await contentChanged(world.db, { id: 'mingde' });
  expect((await offices()).map(({ id }) => id)).not.toContain('class-1');
  await world.db.update(departments).set({ way: '进门左转' }).where(eq(departments.id, 'class-1'));
  await contentChanged(world.db, { id: 'mingde' });
  expect((await offices()).at(-1)).toMatchObject({ id: 'class-1', way: '进门左转', names: [], services: 0 });
});

test('an institution says when its centre is open and how to get there', async () => {
  await world.db.update(institutions).set({ hours: '工作日', way: '地铁' }).where(eq(institutions.id, 'mingde'));
  await contentChanged(world.db, { id: 'mingde' });
  expect((await world.call(getConfig, {}, { token: guest })).data).toMatchObject({ hours: '工作日', way: '地铁' });
});

import { getLoginRedirectType } from '@yimen/contract/sign-in/auth';
import { topNavigation } from '@yimen/contract/site';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { institutions } from '../database/schema/institutions.ts';
import { menus } from '../database/schema/site.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { openWorld, type World } from '../testing/world.ts';

const library = 'https://library.example/loans?key=1';
let world: World;
beforeAll(async () => {
  world = await openWorld();
  const entry = {
    institution: 'mingde',
    terminal: 'desktop',
    position: 90,
    icon: '',
    isDefault: 0,
    isFrame: 0,
  } as const;
  await world.db.insert(menus).values([
    { ...entry, id: 'library', name: '图书馆', path: '/outside-chain', link: library, isLogin: 1 },
    { ...entry, id: 'by-path', name: '馆藏', path: library, link: '', isLogin: 1 },
    { ...entry, id: 'own', name: '办事', path: '/outside-chain', link: '/service-hall?category=study', isLogin: 1 },
    { ...entry, id: 'open', name: '地图', path: '/outside-chain', link: 'https://map.example/', isLogin: 0 },
  ]);
  await contentChanged(world.db, { id: 'mingde' });
});
afterAll(() => world.close());

test('a guest is not told the outside address of an entry for members, a member is', async () => {
  const addresses = async (token: string) => {
    const { data } = await world.call(topNavigation, {}, { token });
    const of = (id: string) => data.find(({ pageNavigationId }) => pageNavigationId === id);
    return ['library', 'by-path', 'own', 'open'].map((id) => [of(id)?.link, of(id)?.path]);
  };
  const open = [
    ['/service-hall?category=study', '/outside-chain'],
    ['https://map.example/', '/outside-chain'],
  ];
  expect(await addresses(await world.guest())).toEqual([['', '/outside-chain'], ['', ''], ...open]);
  const member = await world.signIn('2024310086');
  expect(await addresses(member)).toEqual([[library, '/outside-chain'], ['', library], ...open]);
});

test.each([
  [library, 'library'],
  ['library', 'library'],
  ['/service-hall', '/service-hall'],
  ['', ''],
])('a place after sign-in that is set as “%s” is answered as “%s”', async (redirectNavigation, answered) => {
  const setting = { loginRedirectType: '1' as const, redirectNavigation };
  await world.db.update(institutions).set(setting).where(eq(institutions.id, 'mingde'));
  await contentChanged(world.db, { id: 'mingde' });
  const { data } = await world.call(getLoginRedirectType, {}, {});
  expect(data).toEqual({ loginRedirectType: '1', redirectNavigation: answered });
});

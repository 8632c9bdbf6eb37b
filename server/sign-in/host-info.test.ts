import { verifyDomain } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { institutions } from '../database/schema/institutions.ts';
import { passportServices } from '../database/schema/sign-in.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.db.insert(passportServices).values({
    institution: 'mingde',
    id: 'library',
    name: '图书馆',
    origin: 'https://lib.mingde.example',
    path: '/reader',
    cookieDomain: null,
  });
});
afterAll(() => world.close());

const ask = async (service: string) => world.call(verifyDomain, { service });
const pageFor = async (service: string) => (await ask(service)).data?.loginPath;
async function setLoginPath(loginPath: string): Promise<void> {
  await world.db.update(institutions).set({ loginPath }).where(eq(institutions.id, 'mingde'));
  await contentChanged(world.db, { id: 'mingde' });
}

describe('the page that signs in', () => {
  test.each([
    ['/', '/login'],
    ['/schedule-center?view=month#day', '/login?redirect=%2Fschedule-center%3Fview%3Dmonth%23day'],
    ['https://mingde.localhost:8443/task-center', '/login?redirect=%2Ftask-center'],
    ['http://localhost/mobile/work', '/mobile-login?redirect=%2Fmobile%2Fwork'],
    ['/mobile/home', '/mobile-login?redirect=%2Fmobile%2Fhome'],
    ['/mobile-login', '/login'],
    ['/logout', '/login'],
    ['https://lib.mingde.example/reader/seats', '/login'],
  ])('for %s is %s', async (service, page) => {
    expect(await pageFor(service)).toBe(page);
  });

  test('for the phone site is the institution’s own one outside, where it has one', async () => {
    await setLoginPath('https://app.mingde.example/login');
    expect(await pageFor('/mobile/work')).toBe('https://app.mingde.example/login');
    expect(await pageFor('/task-center')).toBe('/login?redirect=%2Ftask-center');
    await setLoginPath('/login');
  });
});

test.each([
  'https://yunzhou.localhost/home',
  'https://lib.mingde.example/admin',
  'https://lib.mingde.example.evil.example/reader',
  'https://me@mingde.localhost/home',
  '//evil.example/home',
  'javascript:alert(1)',
  'ftp://mingde.localhost/home',
])('%s is no address that one may be signed in for', async (service) => {
  expect(await ask(service)).toMatchObject({ status: 200, success: false, code: signInCodes.serviceUnknown });
});

test('the limits of the session are the institution’s for every address', async () => {
  const [home, phone] = [(await ask('/home')).data, (await ask('/mobile/home')).data];
  expect(home).toMatchObject({ loginType: 0, onLineMinute: 7200, refreshMinute: 5760 });
  expect({ ...phone, loginPath: '' }).toEqual({ ...home, loginPath: '' });
});

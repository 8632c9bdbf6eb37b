import { describe, expect, test } from 'vitest';
import { axe, desktop, go, type Institution, member, phone, signIn, visits, wear } from '../support/site.ts';

const deskPages = [
  { path: '/home' },
  { path: '/service-hall' },
  { path: '/service-hall?query=kb' },
  { path: '/service-hall?query=zzzzqqqq' },
  { path: '/service-hall/details/transcript-print' },
  { path: '/login' },
  { path: '/error?code=1004' },
  { path: '/no-such-page' },
];
const phonePages = [{ path: '/mobile/home' }, { path: '/login' }, { path: '/error?code=1004' }];

const places = [
  ...deskPages.map((place) => ({ ...place, viewport: desktop })),
  ...phonePages.map((place) => ({ ...place, viewport: phone })),
].map((place) => ({ ...place, name: `${place.path} at ${place.viewport.width} px` }));

const looks = ['light', 'dark', 'care'] as const;

const expected = /404/;

describe.each(places)('$name', ({ path, viewport }) => {
  const visit = visits();

  test('opens for a guest without an error or a hydration warning, with one first heading', async () => {
    const { page } = await visit({ viewport, expected });
    await go(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).not.toBe('');
    expect(await page.getByRole('main').count()).toBe(1);
  });

  test.each(looks)('passes axe in %s', async (look) => {
    const { page } = await visit({ viewport, expected });
    await go(page, path);
    await page.waitForLoadState('networkidle');
    await wear(page, look);
    expect(await axe(page)).toEqual([]);
  });
});

describe('pages of a member', () => {
  const visit = visits();

  test.each([
    { path: '/home', viewport: desktop },
    { path: '/service-hall', viewport: desktop },
    { path: '/service-hall/details/transcript-print', viewport: desktop },
    { path: '/mobile/home', viewport: phone },
  ])('$path at $viewport.width px opens without an error and passes axe', async ({ path, viewport }) => {
    const { page } = await visit({ viewport });
    await go(page, '/login');
    await signIn(page);
    await page.waitForURL((address) => address.pathname !== '/login');
    await go(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.content()).toContain(member.name);
    expect(await axe(page)).toEqual([]);
  });
});

describe.each(['jiangcheng', 'yunzhou'] satisfies Institution[])('pages of %s', (institution) => {
  const visit = visits();

  test.each([
    { path: '/home', viewport: desktop },
    { path: '/service-hall', viewport: desktop },
    { path: '/mobile/home', viewport: phone },
  ])('$path at $viewport.width px opens without an error and passes axe', async ({ path, viewport }) => {
    const { page } = await visit({ viewport, institution });
    await go(page, path);
    await page.waitForLoadState('networkidle');
    for (const look of looks) {
      await wear(page, look);
      expect(await axe(page), look).toEqual([]);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { countedOn } from '../support/counted-visits.ts';
import { desktop, go, member, phone, signIn, visits } from '../support/site.ts';

describe('a visit', () => {
  const visit = visits();

  test.each([
    { from: '/home', to: '/mobile/home', viewport: phone, channel: '2' },
    { from: '/mobile/news', to: '/news', viewport: desktop, channel: '1' },
  ])('that $from moves to $to is counted there, once', async ({ from, to, viewport, channel }) => {
    const { page } = await visit({ viewport });
    const counted = countedOn(page);
    await page.goto(from, { waitUntil: 'commit' });
    await page.waitForURL(({ pathname }) => pathname === to);
    await expect.poll(() => counted, { timeout: 30_000 }).toEqual([channel]);
    await page.goto(from, { waitUntil: 'commit' });
    await page.waitForURL(({ pathname }) => pathname === to);
    expect(await page.evaluate(() => sessionStorage.getItem('ym-visit')), 'once for a visit').toBe('1');
  });

  test.each(['/login', '/login?redirect=%2Fservice-hall'])(
    'that begins at %s is counted on the page that it leads to, once',
    async (address) => {
      const { page } = await visit();
      const counted = countedOn(page);
      await go(page, address);
      await signIn(page);
      await page.waitForURL(({ pathname }) => pathname !== '/login');
      await expect.poll(() => counted, { timeout: 30_000 }).toEqual(['1']);
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(member.name) })
        .click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await page.waitForURL(/\/login/);
      await go(page, '/home');
      expect(await page.evaluate(() => sessionStorage.getItem('ym-visit')), 'still the same visit').toBe('1');
      expect(counted).toEqual(['1']);
    },
  );
});

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { ended, expiryDialog } from '../support/session.ts';
import { axe, go, hydrated, phone, signIn, visits, wear } from '../support/site.ts';

// Nobody else's journey signs in as this one: the first device of somebody is no new one.
const teacher = { name: '程望之', account: '19700016', password: 'Yimen-2026' };
const places = '/personal-center?tab=account';
const guide = '/service-hall/details/transcript-print';
const agents = {
  chrome: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
};

describe('the devices on which one is signed in', () => {
  const visit = visits();

  async function signedIn(userAgent: string, target: string): Promise<Page> {
    const { page } = await visit({ userAgent, expected: ended });
    await go(page, `/login?redirect=${encodeURIComponent(target)}`);
    await signIn(page, teacher);
    await page.waitForURL(({ pathname }) => pathname === target.split('?')[0]);
    await hydrated(page);
    return page;
  }
  const rows = (page: Page) => page.getByRole('region', { name: '我登录的设备' }).getByRole('listitem');
  /** The next call of a device whose session is over. */
  async function isOut(page: Page): Promise<void> {
    await page.getByRole('button', { name: /收藏/ }).first().click();
    await expiryDialog(page).waitFor();
  }

  test('are listed, this one first; one that is not mine is ended, one that is mine is asked about no more', async () => {
    const here = await signedIn(agents.chrome, places);
    const strange = await signedIn(agents.edge, guide);
    const tablet = await signedIn(agents.tablet, guide);
    await go(here, places);
    await expect.poll(() => rows(here).first().innerText()).toContain('本机');
    for (const look of ['light', 'dark', 'care'] as const) {
      await wear(here, look);
      expect.soft(await axe(here), look).toEqual([]);
    }
    await wear(here, 'light');
    const question = here.getByText('在一台没用过的设备上登录');

    expect(await question.innerText()).toContain('iPad，Safari');
    await here.getByRole('button', { name: '是我', exact: true }).click();
    await expect.poll(() => question.innerText()).toContain('Windows 电脑，Edge');
    await here.getByRole('button', { name: '不是我' }).click();
    await here
      .getByRole('alertdialog')
      .or(here.getByRole('dialog'))
      .getByRole('button', { name: '退出该设备' })
      .click();
    await here.getByText('请尽快在上方修改密码').waitFor();
    expect(await question.count()).toBe(0);
    expect(await here.evaluate(() => document.activeElement?.textContent)).toBe('我登录的设备');
    await isOut(strange);

    await here.getByRole('button', { name: '退出其他全部设备' }).click();
    await here.getByRole('button', { name: '全部退出' }).click();
    await expect.poll(() => rows(here).count()).toBe(1);
    await isOut(tablet);
    await here.reload();
    await expect.poll(() => rows(here).first().innerText()).toContain('正在使用');
  });

  test('are ended on a phone, one and all others', async () => {
    const page = await signedIn(agents.chrome, guide);
    const [tablet, edge, another] = [
      await signedIn(agents.tablet, guide),
      await signedIn(agents.edge, guide),
      await signedIn(agents.edge, guide),
    ];
    await page.setViewportSize(phone);
    await go(page, '/mobile/personal-center');
    await page.getByRole('link', { name: '账号与安全' }).click();
    await expect.poll(() => rows(page).first().innerText()).toContain('本机');
    const end = rows(page).getByRole('button', { name: /^退出 iPad/ });
    await end.click();
    await page.getByRole('button', { name: '取消' }).click();
    expect(await end.count(), 'nothing ends unasked').toBe(1);
    await end.click();
    await page.getByRole('button', { name: '退出该设备' }).click();
    await expect.poll(() => end.count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await isOut(tablet);
    await page.getByRole('button', { name: '退出其他全部设备' }).click();
    await page.getByRole('button', { name: '全部退出' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await isOut(edge);
    await isOut(another);
  });

  test('have a form for the phone, from which this one is signed out', async () => {
    const page = await signedIn(agents.chrome, guide);
    await page.setViewportSize(phone);
    await go(page, '/mobile/personal-center?tab=account');
    await rows(page).first().waitFor();
    expect(await rows(page).first().innerText()).toContain('正在使用');
    await page.setViewportSize({ ...phone, width: 320 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const words = await rows(page)
      .first()
      .getByText(/\d 登录$/)
      .boundingBox();
    expect(words?.width, 'the way out leaves the device room').toBeGreaterThan(140);
    await rows(page).first().getByRole('link', { name: '到“我的”退出' }).click();
    await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/mobile/home');
    await page.getByRole('link', { name: '登录', exact: true }).first().waitFor();
  });
});

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { ended, endOnServer, enter, expiryDialog, signInAgain, storedIn, watched } from '../support/session.ts';
import { axe, desktop, go, hydrated, member, phone, signIn, visits, wear } from '../support/site.ts';

const guide = '/service-hall/details/transcript-print';
const hall = '/service-hall';
const isGuide = ({ pathname }: URL) => pathname === guide;

/** Makes the page ask the API for something of the member's. */
async function askSomething(page: Page): Promise<void> {
  await page.getByRole('button', { name: /收藏/ }).first().click();
}

/** The search of the hall, which keeps what is typed. */
const fieldOf = (page: Page) => page.getByRole('main').getByRole('combobox').first();

describe('a session that ends', () => {
  const visit = visits();

  test('is told by one dialog for many calls, which leads back to the very place after signing in', async () => {
    const { page } = await visit({ expected: ended });
    await enter(page, `${guide}?from=hall#materials`);
    await endOnServer(page);
    await askSomething(page);
    await expiryDialog(page).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(1);
    expect(await expiryDialog(page).textContent()).toContain('登录状态已过期，请重新登录');
    await expiryDialog(page).getByRole('button', { name: '重新登录' }).click();
    await page.waitForURL(/\/login\?redirect=/);
    await hydrated(page);
    await signIn(page);
    await page.waitForURL(isGuide);
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe(`${guide}?from=hall#materials`);
  });

  test('is told at a click too when the cookie is a guest’s by then, as another tab has signed out unheard', async () => {
    const { page } = await visit({ expected: ended });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await enter(page, hall);
    await fieldOf(page).fill('还没有提交的文字');
    await endOnServer(page);
    const token = await page.evaluate(async () => {
      const { data } = await (await fetch('/pedestal/auth/guest/login')).json();
      return data.token as string;
    });
    const { origin: url } = new URL(page.url());
    await page.context().addCookies([
      { name: 'token', value: token, url },
      { name: 'isTourist', value: '1', url },
    ]);
    await askSomething(page);
    await expiryDialog(page).waitFor();
    await signInAgain(page);
    expect(new URL(page.url()).pathname).toBe(hall);
    await expect.poll(() => fieldOf(page).inputValue()).toBe('还没有提交的文字');
  });

  test('is told once by the page that is loaded anew, with the way back to it and what was typed', async () => {
    const { page } = await visit({ expected: ended });
    await enter(page, `${hall}#results`);
    await watched(page);
    await fieldOf(page).fill('刷新之前写的');
    await endOnServer(page);
    await page.reload();
    await hydrated(page);
    const told = page.getByRole('status').filter({ hasText: '登录状态已过期，请重新登录' });
    await told.waitFor();
    expect.soft(await axe(page)).toEqual([]);
    await told.getByRole('button', { name: '重新登录' }).click();
    await page.waitForURL(/\/login\?redirect=/);
    await signIn(page);
    await page.waitForURL(({ pathname }) => pathname === hall);
    expect(new URL(page.url()).hash).toBe('#results');
    await hydrated(page);
    await expect.poll(() => fieldOf(page).inputValue()).toBe('刷新之前写的');

    await endOnServer(page);
    await page.reload();
    await hydrated(page);
    await told.getByRole('button', { name: '知道了' }).click();
    await told.waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: '登录' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await told.count()).toBe(0);
  });

  test.each([
    [
      'by a link to a member’s page',
      async (page: Page) => page.getByRole('banner').getByRole('link', { name: '任务中心' }).click(),
    ],
    ['by the address of one', async (page: Page) => void (await page.goto('/task-center'))],
  ])('is told by the sign-in page when it is found %s', async (_, open) => {
    const { page } = await visit({ expected: ended });
    await enter(page, guide);
    await endOnServer(page);
    await open(page);
    await page.waitForURL(/\/login\?/);
    await page.getByText('登录状态已过期，请重新登录').waitFor();
    await hydrated(page);
    await signIn(page);
    await page.waitForURL(({ pathname }) => pathname === '/task-center');
  });

  test('is told in one tab only, and goes on in all when one of them has signed in again', async () => {
    const { page } = await visit({ expected: ended });
    await enter(page, guide);
    const other = await page.context().newPage();
    await go(other, guide);
    await watched(other);
    await page.getByRole('button', { name: '内容有误' }).click();
    const field = page.getByRole('dialog').getByRole('textbox');
    await field.fill('另一个标签页里的文字');
    await endOnServer(page);
    await askSomething(other);
    await expiryDialog(other).waitFor();
    expect(await expiryDialog(page).count(), 'no second dialog').toBe(0);
    await expiryDialog(other).getByRole('button', { name: '重新登录' }).click();
    await other.waitForURL(/\/login\?redirect=/);
    await hydrated(other);
    await signIn(other);
    await other.waitForURL(isGuide);
    await expect.poll(() => expiryDialog(page).count()).toBe(0);
    expect(await field.inputValue(), 'the first tab was never loaded anew').toBe('另一个标签页里的文字');
  });

  test('asks for a refresh after a long rest, and keeps what was typed', async () => {
    const { page } = await visit();
    await enter(page, hall);
    await fieldOf(page).fill('休息之前写的');
    await restFor(page, 4.5 * 24 * 60);
    const stale = page.getByRole('alertdialog', { name: '操作提示' });
    await stale.waitFor();
    expect(await stale.textContent()).toContain('您已长时间未操作，请刷新页面');
    await Promise.all([page.waitForEvent('load'), stale.getByRole('button', { name: '刷新页面' }).click()]);
    await hydrated(page);
    await expect.poll(() => fieldOf(page).inputValue()).toBe('休息之前写的');
  });

  test('is not renewed by a phone that nobody touches, and goes on at the next touch', async () => {
    const { page } = await visit({ viewport: phone });
    await enter(page, '/mobile/home');
    const renewed: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/pedestal/auth/renew')) renewed.push(request.method());
    });
    await restFor(page, 4.5 * 24 * 60);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForLoadState('networkidle');
    expect(await idleMinutes(page)).toBeGreaterThan(60);
    expect(renewed).toEqual([]);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    await expect.poll(() => idleMinutes(page)).toBeLessThan(1);
    await expect.poll(() => renewed).toEqual(['POST']);
  });

  test.each([
    ['a computer', desktop, guide],
    ['a phone', phone, '/mobile/home'],
  ])(
    'is over on %s that nobody has used for longer than the host allows, on the server too',
    async (_, viewport, place) => {
      const { page } = await visit({ viewport, expected: ended });
      await enter(page, place);
      await restFor(page, 4.5 * 24 * 60);
      await restFor(page, 5.5 * 24 * 60);
      await expiryDialog(page).waitFor();
      expect(await page.getByRole('alertdialog').count()).toBe(1);
      await expect.poll(() => codeOfSession(page)).toBe(401);
      await signInAgain(page);
      expect(new URL(page.url()).pathname).toBe(place);
    },
  );

  test('is kept for a tab that slept by what was done in another', async () => {
    const { page } = await visit();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await enter(page, guide);
    await watched(page);
    const other = await page.context().newPage();
    await go(other, guide);
    await page.evaluate((at) => sessionStorage.setItem('operateTime', String(at)), Date.now() - 5.5 * 86_400_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.waitForLoadState('networkidle');
    expect(await expiryDialog(page).count()).toBe(0);
    expect(await codeOfSession(page)).toBe(200);
  });

  test('ends in all tabs when one signs out, and leaves nothing typed behind', async () => {
    const { page } = await visit();
    await enter(page, guide);
    const other = await page.context().newPage();
    await go(other, hall);
    await fieldOf(other).fill('退出之前写的');
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(member.name) })
      .click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL(/\/login/);
    await other.getByRole('banner').getByRole('link', { name: '登录' }).waitFor();
    expect(await other.content()).not.toContain(member.name);
    expect(await storedIn(page.context())).not.toContain('退出之前写的');
  });
});

/** Moves the last operation back, as if nobody had done anything, and comes back to the page. */
async function restFor(page: Page, minutes: number): Promise<void> {
  await watched(page);
  await page.evaluate((ms) => {
    sessionStorage.setItem('operateTime', String(Date.now() - ms));
    localStorage.setItem('ym-operated', String(Date.now() - ms));
    window.dispatchEvent(new Event('focus'));
  }, minutes * 60_000);
}

/** What the API says to the token of this browser. */
function codeOfSession(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { Authorization: `Bearer ${decodeURIComponent(token)}` };
    return (await (await fetch('/pedestal/auth/userInfo', { headers })).json()).code;
  });
}

function idleMinutes(page: Page): Promise<number> {
  return page.evaluate(() => (Date.now() - Number(sessionStorage.getItem('operateTime'))) / 60_000);
}

describe('tokens', () => {
  const visit = visits();

  test('a guest’s is obtained once for all calls of all tabs', async () => {
    const { page } = await visit();
    let asked = 0;
    await page.context().route('**/pedestal/auth/guest/login', async (route) => {
      asked += 1;
      await route.continue();
    });
    const other = await page.context().newPage();
    await Promise.all([go(page, '/home'), go(other, '/home')]);
    const search = async (tab: Page) => {
      const field = tab.getByRole('main').getByRole('combobox').first();
      await field.pressSequentially('cjd');
      await tab.getByRole('listbox').first().waitFor();
    };
    await Promise.all([search(page), search(other)]);
    expect(asked).toBe(1);
    await page.context().unrouteAll({ behavior: 'wait' });
  });

  test('a member’s that has grown old is renewed once before requests of all tabs', async () => {
    const { page } = await visit();
    await enter(page, guide);
    const other = await page.context().newPage();
    await go(other, guide);
    const before = await tokenOf(page);
    let renewed = 0;
    await page.context().route('**/pedestal/auth/renew', async (route) => {
      renewed += 1;
      await route.continue();
    });
    await page.evaluate(() => localStorage.setItem('ym-token-time', String(Date.now() - 2 * 86_400_000)));
    await Promise.all([askSomething(page), askSomething(other)]);
    await expect.poll(() => tokenOf(page)).not.toBe(before);
    // Collected again, as others find it.
    const collected = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('"collected":true') === true,
    );
    await page.getByRole('button', { name: '收藏', exact: true }).first().click();
    expect((await (await collected).json()).success).toBe(true);
    expect(renewed).toBe(1);
    await page.context().unrouteAll({ behavior: 'wait' });
  });
});

async function tokenOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
}

describe('signing in by a code', () => {
  const visit = visits();

  test('lets the computer in that shows it, once the phone has confirmed', async () => {
    const { page: computer } = await visit();
    const { page: hand } = await visit({ viewport: phone });
    await enter(hand);
    await go(computer, guide);
    await computer.getByRole('button', { name: '收藏', exact: true }).first().click();
    await computer.getByText('登录后即可收藏，并返回原页面').waitFor();
    await hydrated(computer);
    const answer = computer.waitForResponse(/qrcode\/create/);
    await computer.getByRole('tab', { name: '扫码登录' }).click();
    const { data } = (await (await answer).json()) as { data: { url: string } };
    await computer.getByRole('img', { name: '登录二维码' }).waitFor();
    expect.soft(await axe(computer)).toEqual([]);

    await hand.goto(data.url);
    await hand.getByRole('heading', { name: '在电脑上登录？' }).waitFor();
    expect(new URL(hand.url()).search, 'the secret has left the address').toBe('');
    for (const look of ['light', 'dark', 'care'] as const) {
      await wear(hand, look);
      expect.soft(await axe(hand), look).toEqual([]);
    }
    await wear(hand, 'light');
    for (const [width, height] of [
      [375, 553],
      [667, 375],
    ] as const) {
      await hand.setViewportSize({ width, height });
      const answers = hand.getByRole('button', { name: /确认登录|取消/ });
      for (const answer of await answers.all()) {
        const box = await answer.boundingBox();
        expect.soft(box && box.y + box.height, `${width} × ${height}`).toBeLessThanOrEqual(height);
      }
    }
    await computer.getByText('已扫码，请在手机上点击确认登录').waitFor();
    await hand.getByRole('button', { name: '确认登录' }).click();
    await hand.getByText('已确认登录').waitFor();
    await computer.waitForURL(isGuide);
    await computer.getByRole('banner').getByText(member.name).first().waitFor();
  });

  test('sends a phone that is not signed in there first, and tells the computer of a refusal', async () => {
    const { page: computer } = await visit();
    const { page: hand } = await visit({ viewport: phone });
    const answer = computer.waitForResponse(/qrcode\/create/);
    await go(computer, `/qr-code-login?redirect=${encodeURIComponent(`${guide}?from=hall`)}`);
    const shown = new URL(computer.url());
    expect([shown.pathname, shown.searchParams.get('redirect')]).toEqual(['/login', `${guide}?from=hall`]);
    const { data } = (await (await answer).json()) as { data: { url: string } };
    await hand.goto(data.url.replace(/code=.*/, 'code=zzz'));
    await hand.getByRole('alert').filter({ hasText: '二维码无效' }).waitFor();
    await hand.goto(data.url);
    await hand.waitForURL(/\/login\?redirect=%2Fqr-code-login/);
    await hand.getByText('请先登录，再确认').waitFor();
    await hydrated(hand);
    await signIn(hand);
    await hand.getByRole('button', { name: '不是我，取消' }).click();
    await hand.getByText('那台设备没有登录').waitFor();
    await computer.getByText('手机上取消了登录').waitFor();
  });
});

describe('cookies that the browser refuses', () => {
  const visit = visits();

  test('are asked for in words, not by a loop', async () => {
    const { page } = await visit();
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    });
    await go(page, `/login?redirect=${encodeURIComponent(guide)}`);
    await signIn(page);
    const alert = page.getByRole('alert').filter({ hasText: '需要允许 Cookie' });
    await alert.waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});

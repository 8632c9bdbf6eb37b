import { describe, expect, test } from 'vitest';
import { go, member, signIn, visits } from '../support/site.ts';

describe('a member', () => {
  const visit = visits();

  test('is told of a wrong password, loses no typed word, and comes back to the deep link', async () => {
    const { page } = await visit();
    await go(page, '/service-hall?query=cjd&page=1#results');
    await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
    await page.waitForURL(/\/login\?redirect=/);

    await signIn(page, { ...member, password: 'not the password' });
    const alert = page.getByRole('alert').filter({ hasText: /./ });
    await alert.first().waitFor();
    expect(await alert.first().textContent()).toMatch(/账号或密码/);
    expect(await page.getByRole('textbox', { name: /账号|学号|工号/ }).inputValue()).toBe(member.account);

    await signIn(page);
    await page.waitForURL(/\/service-hall\?/);
    const address = new URL(page.url());
    expect(address.pathname + address.search + address.hash).toBe('/service-hall?query=cjd&page=1#results');
    await page.getByRole('banner').getByText(member.name).first().waitFor();
  });

  test('leaves no guest behind: that token is dead', async () => {
    const { page } = await visit();
    await go(page, '/home');
    // Suggestions are the first call that a guest's browser makes itself.
    await page.getByRole('combobox').first().fill('xykbb');
    const readToken = async () => (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
    await expect.poll(readToken, { timeout: 30_000 }).toBeTruthy();
    const guest = await readToken();
    const answerTo = (token: string) =>
      page.evaluate(async (sent) => {
        const answer = await fetch('/pedestal/auth/userInfo', { headers: { Authorization: `Bearer ${sent}` } });
        return (await answer.json()).code;
      }, token);
    expect(await answerTo(guest)).toBe(200);
    await go(page, '/login');
    await signIn(page);
    await page.waitForURL((address) => address.pathname !== '/login');
    expect(await answerTo(guest)).toBe(401);
  });

  test('stays signed in after a reload, with the name in the first HTML', async () => {
    const { page } = await visit();
    await go(page, '/login');
    await signIn(page);
    await page.waitForURL((address) => address.pathname !== '/login');
    const answer = await page.reload();
    expect(await answer?.text()).toContain(member.name);
  });

  test('leaves nothing personal behind after signing out', async () => {
    const { page } = await visit();
    await go(page, '/login');
    await signIn(page);
    await page.waitForURL((address) => address.pathname !== '/login');
    const token = (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value;
    expect(token).toBeTruthy();

    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(member.name) })
      .click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL(/\/login/);

    const cookies = await page.context().cookies();
    expect(cookies.map((cookie) => cookie.value)).not.toContain(token);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain(member.name);
    expect(kept).not.toContain(member.account);

    await go(page, '/home');
    expect(await page.content()).not.toContain(member.name);
    await page.goBack();
    await page.getByRole('main').waitFor();
    expect(await page.content()).not.toContain(member.name);

    // The token itself is dead, not only forgotten by this browser.
    await page.context().addCookies([{ name: 'token', value: token ?? '', url: page.url() }]);
    await page.goto('/home');
    expect(await page.content()).not.toContain(member.name);
  });

  test('is not signed out again by an address that spells it otherwise', async () => {
    const { page } = await visit({ expected: /404/ });
    for (const target of ['/%6cogout', '/sign-in/start?method=none', '/LOGOUT']) {
      await page.context().clearCookies();
      await go(page, `/login?redirect=${encodeURIComponent(target)}`);
      await signIn(page);
      await page.waitForURL((address) => address.pathname !== '/login');
      await page.goto('/home');
      await page.getByRole('banner').getByText(member.name).first().waitFor();
    }
  });

  test('of none: a page that needs one is not opened by spelling its address otherwise', async () => {
    const { page } = await visit({ expected: /404/ });
    await page.goto('/personal%2Dcenter');
    await page.waitForURL(({ pathname }) => pathname === '/login');
    for (const address of ['/PERSONAL-CENTER', '/Mobile/Personal-Center']) {
      expect((await page.goto(address))?.status(), address).toBe(404);
    }
  });

  test('follows no redirect to another site', async () => {
    const { page } = await visit();
    for (const target of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
      await page.context().clearCookies();
      await go(page, `/login?redirect=${encodeURIComponent(target)}`);
      await signIn(page);
      await page.waitForURL((address) => address.pathname !== '/login');
      expect(new URL(page.url()).hostname).toBe('mingde.localhost');
    }
  });
});

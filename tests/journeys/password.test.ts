import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../scripts/trial-server.ts';
import { demoDump } from '../../server/testing/world.ts';
import { prepareFolder } from '../support/data-folder.ts';
import { axe, go, phone, signIn, visits } from '../support/site.ts';

/** Nobody else's journey signs in as them, so that the new password stays. */
const [atDesk, onPhone] = ['guyunfan', 'hanyue'];
const institution = 'yunzhou';
const former = 'Yimen-2026';
const next = '山坡上有两只刺猬';
const visit = visits();

async function save(page: Page, current: string, wanted: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('当前密码', { exact: true }).fill(current);
  await main.getByLabel('新密码', { exact: true }).fill(wanted);
  await main.getByRole('button', { name: '保存新密码' }).click();
}

test('a password is changed at the desk: what is wrong stands at its field, and the other device is signed out', async () => {
  const as = { account: atDesk, password: former };
  const { page: elsewhere } = await visit({ as, institution });
  const { page } = await visit({ as, institution });
  await go(page, '/personal-center?tab=account');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '修改密码' }).press('Enter');
  const current = main.getByLabel('当前密码', { exact: true });
  expect(await current.evaluate((field) => field === document.activeElement)).toBe(true);
  await save(page, 'wrong', next);
  await main.getByText('当前密码不正确').waitFor();
  expect(await current.evaluate((field) => field === document.activeElement)).toBe(true);
  await save(page, former, 'password1');
  await main.getByText('很多人用过这个密码').waitFor();
  expect(await axe(page)).toEqual([]);
  await save(page, former, next);
  await main.getByText('密码已修改。其他 1 台设备已退出。').waitFor();
  await expect.poll(() => main.getByRole('button', { name: /^退出 / }).count()).toBe(0);
  expect(await main.getByRole('heading', { name: '密码' }).evaluate((one) => one === document.activeElement)).toBe(
    true,
  );

  await elsewhere.goto('/task-center');
  await elsewhere.waitForURL(/\/login/);
  await signIn(elsewhere, { account: atDesk, name: '', password: former });
  await elsewhere.getByText('账号或密码不正确').waitFor();
  await signIn(elsewhere, { account: atDesk, name: '', password: next });
  await elsewhere.waitForURL(({ pathname }) => pathname !== '/login');
});

test('a password is changed on a phone', async () => {
  const { page } = await visit({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    as: { account: onPhone, password: former },
    institution,
  });
  await go(page, '/mobile/personal-center?tab=account');
  await page.getByRole('button', { name: '修改密码' }).tap();
  await save(page, former, next);
  await page.getByText('密码已修改。').waitFor();
});

describe('who cannot sign in', () => {
  test('reads at the desk what to do, by the keyboard, and goes on to the guide', async () => {
    const { page } = await visit();
    await go(page, '/login');
    const account = page.getByLabel('账号', { exact: true });
    expect(
      await account.evaluate(
        (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    ).toBe('学号或工号');
    const forgotten = page.getByRole('group').filter({ hasText: '忘记密码' });
    await page.getByRole('button', { name: '登录', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await forgotten.getByText('核对身份后领一次性登录码').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByText('第一次登录').press('Enter');
    await page.getByText('新生和新入职的教职工先激活账号').waitFor();
    await expect
      .poll(() => forgotten.getByText('核对身份后').isVisible(), { message: 'one is open at a time' })
      .toBe(false);
    await page.getByText('忘记密码').press('Enter');
    await page.getByRole('link', { name: '去找回密码' }).press('Enter');
    await page.waitForURL(/\/service-hall\/details\/password-reset$/);
  });

  test('reads the same on a phone, whose account the answer does not tell of', async () => {
    const { page } = await visit({ viewport: phone, isMobile: true, hasTouch: true, institution: 'jiangcheng' });
    await go(page, '/login');
    for (const account of ['chensiyuan', 'nobody']) {
      await signIn(page, { account, name: '', password: 'wrong' });
      await page.getByText('账号或密码不正确').waitFor();
      await page.getByText('忘记密码').tap();
      await page.getByText('可以自己在线找回').waitFor();
      expect(await page.getByRole('link', { name: '027-5566 9510' }).getAttribute('href')).toBe('tel:02755669510');
      await page.getByText('忘记密码').tap();
    }
    expect(await axe(page)).toEqual([]);
  });

  test('reads it without the page’s script', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/login');
    await page.getByText('忘记密码').click();
    expect(await page.getByText('核对身份后领一次性登录码').isVisible()).toBe(true);
  });
});

describe('who has a password that only serves to set another', () => {
  let folder: Awaited<ReturnType<typeof prepareFolder>>;
  let server: RunningServer;
  let [code, initial, others] = ['', '', ''];
  beforeAll(async () => {
    folder = await prepareFolder(
      [
        'one-time-code  jiangcheng  shenguodong',
        'user  jiangcheng  xinsheng  name=新生  userType=STUDENT',
        'user  jiangcheng  xinren  name=新人  userType=STUDENT',
      ],
      '',
      { dump: demoDump },
    );
    [code = '', initial = '', others = ''] = folder.printed.join('\n').match(/(?:\w{4}-){3}\w{4}|\b\w{16}$/gm) ?? [];
    server = await startServer(folder.environment);
  });
  afterAll(async () => {
    await server?.stop();
    await folder?.remove();
  });
  const address = (path: string) => `http://jiangcheng.localhost:${server.port}${path}`;
  const field = (page: Page) => page.getByLabel('新密码', { exact: true });
  const isFocused = (page: Page) => field(page).evaluate((one) => one === document.activeElement);

  test('sets a new one at the desk after a one-time code, and goes on where it was wanted', async () => {
    const { page } = await visit();
    await go(page, address('/login?redirect=%2Ftask-center'));
    await signIn(page, { account: 'shenguodong', name: '', password: code.toUpperCase() });
    await field(page).waitFor();
    expect(await isFocused(page)).toBe(true);
    await page.getByText('请先设一个新密码，至少 8 个字').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('请填写新密码').waitFor();
    for (const [wanted, words] of [
      ['kurz', '新密码至少 8 个字'],
      ['password1', '很多人用过这个密码'],
      [code, '新密码不能是一次性登录码'],
    ] as const) {
      await field(page).fill(wanted);
      await page.keyboard.press('Enter');
      await page.getByText(words).waitFor();
      expect(await isFocused(page)).toBe(true);
    }
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await axe(page)).toEqual([]);

    await page.getByRole('button', { name: '返回' }).press('Enter');
    expect(await page.getByLabel('账号', { exact: true }).inputValue()).toBe('shenguodong');
    await signIn(page, { account: 'shenguodong', name: '', password: code });
    await field(page).fill(next);
    await page.getByRole('button', { name: '保存新密码并登录' }).press('Enter');
    await page.waitForURL(/\/task-center$/);
  });

  test('sets a new one on a phone after an initial password', async () => {
    const { page } = await visit({ viewport: phone, isMobile: true, hasTouch: true });
    await go(page, address('/login'));
    await signIn(page, { account: 'xinsheng', name: '', password: initial });
    await field(page).fill(initial);
    await page.getByRole('button', { name: '保存新密码并登录' }).tap();
    await page.getByText('新密码不能和最近用过的相同').waitFor();
    expect(await axe(page)).toEqual([]);
    await field(page).fill(next);
    await page.getByRole('button', { name: '保存新密码并登录' }).tap();
    await page.waitForURL(/\/mobile/);
  });

  test('sets a new one without the page’s script', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(address('/login?redirect=%2Fservice-hall'));
    await signIn(page, { account: 'xinren', name: '', password: others });
    for (const [wanted, words] of [
      ['password1', '很多人用过这个密码'],
      [next, ''],
    ] as const) {
      await page.getByLabel('密码', { exact: true }).fill(others);
      await field(page).fill(wanted);
      await page.getByRole('button', { name: '保存新密码并登录' }).click();
      if (words) await page.getByText(words).waitFor();
    }
    await page.waitForURL(/\/service-hall$/);
  });
});

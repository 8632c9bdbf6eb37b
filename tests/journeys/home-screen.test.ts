import { expect, test } from 'vitest';
import { axe, go, phone, visits } from '../support/site.ts';

const visit = visits();

test('the home screen is offered on the second visit, not while something is typed, and once', async () => {
  const { page } = await visit({ viewport: phone, hasTouch: true });
  const card = page.getByRole('region', { name: '添加到桌面' });
  const offer = () =>
    page.evaluate(() => {
      const prompt = () => document.documentElement.setAttribute('data-prompted', '');
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  const install = async () => (await page.context().cookies()).find(({ name }) => name === 'install')?.value;

  await go(page, '/mobile/home');
  await expect.poll(install).toMatch(/^1\.\d+$/);
  const anHourAgo = { name: 'install', value: `1.${Date.now() - 3_600_000}`, path: '/' };
  await page.context().addCookies([{ ...anHourAgo, domain: new URL(page.url()).hostname }]);
  await go(page, '/mobile/work');
  await expect.poll(install).toMatch(/^2\.\d+$/);
  await go(page, '/mobile/search');
  const search = page.getByRole('searchbox');
  await search.fill('成绩单');
  await offer();
  // A newer worker takes over: nothing is loaded anew, and what was typed stays.
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await navigator.serviceWorker.register('/sw.js?newer', { scope: '/mobile/' });
    await taken;
  });
  expect(await search.inputValue()).toBe('成绩单');
  expect(await card.count()).toBe(0);

  await go(page, '/mobile/home');
  await offer();
  await card.waitFor();
  expect(await axe(page)).toEqual([]);
  await card.getByRole('button', { name: '添加' }).tap();
  await page.locator('html[data-prompted]').waitFor();
  await expect.poll(() => card.count()).toBe(0);
  // The browser hands a page's cookies on in its own time.
  await expect.poll(install).toBe('done');
});

const mains = { mingde: '#007aff', jiangcheng: '#b3261e', yunzhou: '#0b7a75' };

test.each(['mingde', 'jiangcheng', 'yunzhou'] as const)('%s can be put on a home screen', async (institution) => {
  const { page } = await visit({ institution, viewport: phone });
  await page.goto('/mobile/home');
  const session = await page.context().newCDPSession(page);
  const { errors, data = '{}' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Contexts of tests are incognito windows, which install nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { name, icons, shortcuts, ...manifest } = JSON.parse(data);
  expect(await page.title()).toContain(name);
  expect(manifest).toMatchObject({ id: '/mobile/home', start_url: '/mobile/home', scope: '/', lang: 'zh-CN' });
  expect(manifest).toMatchObject({ display: 'standalone', theme_color: mains[institution] });
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/mobile/search',
    '/mobile/schedule-detail',
    '/mobile/task-center',
  ]);
  // A phone's bars are those of the page's own bar, by day and by night.
  const bar = (scheme: string) => page.getAttribute(`meta[name="theme-color"][media*="${scheme}"]`, 'content');
  expect([await bar('light'), await bar('dark')]).toEqual(['#ffffff', '#171b21']);
  for (const { src, sizes } of icons) {
    const { status, width } = await page.evaluate(async (address) => {
      const response = await fetch(address);
      const bitmap = await createImageBitmap(await response.blob());
      return { status: response.status, width: bitmap.width };
    }, src);
    expect([status, `${width}x${width}`]).toEqual([200, sizes]);
  }
});

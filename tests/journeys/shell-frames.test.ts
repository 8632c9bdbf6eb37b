import { describe, expect, test } from 'vitest';
import { get } from '../../scripts/trial-server.ts';
import { changeFraming } from '../support/change.ts';
import { maxShift, watchShifts } from '../support/layout-shift.ts';
import { axe, desktop, go, port, visits } from '../support/site.ts';

describe('the robot', () => {
  const visit = visits();

  test('answers beside the page from guides, with links to them, and gives the focus back', async () => {
    const { page } = await visit({ viewport: desktop });
    await go(page, '/home');
    const opener = page.getByRole('banner').getByRole('link', { name: '问助手' });
    await opener.click();
    const frame = page.frameLocator('iframe[title="小德"]');
    const question = frame.getByLabel('您的问题');
    await question.fill('学生证丢了怎么补办');
    await question.press('Enter');
    await frame.getByRole('heading', { level: 1, name: '学生证丢了怎么补办' }).waitFor();
    await frame
      .getByRole('link', { name: /学生证/ })
      .first()
      .waitFor();
    const cite = frame.getByRole('link', { name: '出处 1' });
    expect(await cite.getAttribute('href')).toBe('#source-1');
    await frame.locator('#source-1').getByText('学生证补办 › ', { exact: false }).waitFor();
    expect(await page.locator('iframe[title="小德"]').getAttribute('sandbox')).not.toContain('allow-scripts');
    expect(await axe(page)).toEqual([]);
    const bar = page.getByRole('button', { name: '关闭助手' });
    // The key takes back what an input method composes before it closes anything.
    await bar.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
    expect(await page.locator('iframe[title="小德"]').count()).toBe(1);
    await bar.press('Escape');
    await page.locator('iframe[title="小德"]').waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('goes with the desktop site and comes only when asked again', async () => {
    const { page } = await visit({ viewport: desktop });
    await go(page, '/home');
    await page.getByRole('banner').getByRole('link', { name: '问助手' }).click();
    await page.locator('iframe[title="小德"]').waitFor();
    await page.setViewportSize({ width: 375, height: 812 });
    await page.waitForURL(/\/mobile\/home$/);
    await page.locator('iframe').waitFor({ state: 'detached' });
  });
});

describe('the assistant’s own page', () => {
  const visit = visits();

  test.each([desktop, { width: 375, height: 812 }])('at $width px says that it does not know', async (viewport) => {
    const { page } = await visit({ viewport });
    await go(page, `/assistant?question=${encodeURIComponent('怎么坐飞船去月球')}`);
    await page.getByText('我不知道。').waitFor();
    await page.getByRole('link', { name: /^在服务里搜/ }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('answers what is asked for before anything else, with the section that says so', async () => {
    const { page } = await visit({ viewport: desktop });
    await go(page, `/assistant?question=${encodeURIComponent('补学生证要带什么材料')}`);
    const main = page.getByRole('main');
    await main
      .getByText(/^要准备近期免冠证件照/)
      .first()
      .waitFor();
    const source = main.getByRole('list', { name: '出处' }).first().getByRole('link');
    expect(await source.textContent()).toBe('学生证补办 › 要准备什么');
    expect(await source.getAttribute('href')).toBe('/service-hall/details/student-card-reissue#materials');
    expect(await axe(page)).toEqual([]);
  });

  test('does not say that nothing is written above the very article', async () => {
    const { page } = await visit({ viewport: desktop });
    await go(page, `/assistant?question=${encodeURIComponent('关于启用电子成绩单的通知')}`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: '关于启用电子成绩单的通知', exact: true }).waitFor();
    expect(await main.getByText('没有查到').count()).toBe(0);
  });

  test.each([desktop, { width: 375, height: 812 }])(
    'at $width px gives telephone lines to somebody in despair',
    async (viewport) => {
      const { page } = await visit({ viewport });
      await go(page, `/assistant?question=${encodeURIComponent('我不想活了')}`);
      const main = page.getByRole('main');
      const links = main.getByRole('link');
      await main.getByRole('link', { name: /12356/ }).waitFor();
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs.slice(0, 2)).toEqual(['tel:0579-88660595', 'tel:12356']);
      expect(hrefs[2]).toMatch(/psych-appointment$/);
      expect(hrefs.slice(3)).toEqual(['tel:120', 'tel:110']);
      await main.getByText('信息仅咨询师和值班督导可见').waitFor();
      expect(await axe(page)).toEqual([]);
    },
  );

  test('in the robot’s frame leads out of it to every telephone, which the frame may not dial', async () => {
    const { page } = await visit({ viewport: desktop });
    await page.goto(`/assistant?frame=1&question=${encodeURIComponent('我不想活了')}`);
    const phones = page.getByRole('main').locator('a[href^="tel:"]');
    const targets = await phones.evaluateAll((all) => all.map((link) => link.getAttribute('target')));
    expect(targets).toEqual(['_top', '_top', '_top', '_top']);
  });
});

describe('a menu entry’s own system', () => {
  const visit = visits();

  const place = { institution: 'yunzhou', viewport: desktop } as const;
  const path = '/iframe?pageNavigationId=yz-queue';

  test('that cannot be reached is said so in its place, and comes there when it is back', async () => {
    const { page } = await visit(place);
    const shift = await watchShifts(page);
    await go(page, path);
    expect(await page.title()).toMatch(/^大厅预约 - /);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 2, name: '现在连不上这个系统' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    const out = main.getByRole('link', { name: '在新窗口打开' }).last();
    expect(await out.getAttribute('href')).toBe('https://yuyue.yunzhou.example/hall');
    expect(await out.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await shift()).toBeLessThanOrEqual(maxShift);
    expect(await axe(page)).toEqual([]);

    const { headers } = await get(port(), 'yunzhou.localhost', `/frame-check.data${new URL(page.url()).search}`);
    expect(headers['cache-control'], 'what is so at this moment is not kept for others').toContain('no-store');
    const again = main.getByRole('button', { name: '重试' });
    await again.press('Enter');
    await main.getByText('还是没有打开，请稍后再试').waitFor();
    expect(await again.evaluate((element) => element === document.activeElement)).toBe(true);
    const hall = { contentType: 'text/html; charset=utf-8', body: '<h1>预约大厅</h1>' };
    await page.route('https://yuyue.yunzhou.example/**', (route) => route.fulfill(hall));
    await changeFraming(page, 'allowed');
    await again.press('Enter');
    await page.frameLocator('iframe[title="大厅预约"]').getByRole('heading', { name: '预约大厅' }).waitFor();
    const heading = main.getByRole('heading', { level: 1, name: '大厅预约' });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('takes the focus to its heading when it is opened from the menu', async () => {
    const { page } = await visit(place);
    await go(page, '/home');
    await page.evaluate(() => {
      const router = (window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } })
        .__reactRouterDataRouter;
      router.navigate('/iframe?pageNavigationId=yz-queue');
    });
    const heading = page.getByRole('heading', { level: 1, name: '大厅预约' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

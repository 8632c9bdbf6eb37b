import { describe, expect, test } from 'vitest';
import { axe, desktop, go, visits } from '../support/site.ts';

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
    await page.getByRole('button', { name: '关闭助手' }).press('Escape');
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
});

describe('a menu entry’s own system', () => {
  const visit = visits();

  test('that cannot be reached is said so, with a way out in place', async () => {
    const { page } = await visit({
      institution: 'yunzhou',
      viewport: desktop,
      expected: /yuyue\.yunzhou\.example|net::ERR/,
    });
    await go(page, '/iframe?pageNavigationId=yz-queue');
    expect(await page.title()).toMatch(/^大厅预约 - /);
    await page.getByText('如果下面没有内容，请在新窗口打开').waitFor();
    const out = page.getByRole('main').getByRole('link', { name: '在新窗口打开' });
    expect(await out.getAttribute('href')).toBe('https://yuyue.yunzhou.example/hall');
    expect(await out.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await axe(page)).toEqual([]);
  });

  test('takes the focus to its heading when it is opened from the menu', async () => {
    const { page } = await visit({
      institution: 'yunzhou',
      viewport: desktop,
      expected: /yuyue\.yunzhou\.example|net::ERR/,
    });
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

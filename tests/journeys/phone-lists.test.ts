import { expect, test } from 'vitest';
import { watchShifts } from '../support/layout-shift.ts';
import { go, member, phone, visits } from '../support/site.ts';

const visit = visits();

async function enter(path: string) {
  const { page } = await visit({ viewport: phone, hasTouch: true, as: member });
  await go(page, path);
  await page.waitForLoadState('networkidle');
  return page;
}

test('coming back from a guide finds the hall’s list at the row it was left at, within 8 px', async () => {
  const page = await enter('/mobile/work');
  const rows = page.getByRole('list', { name: '常用的服务' }).locator('[data-index]');
  for (const _ of [1, 2, 3]) {
    const last = Number(await rows.last().getAttribute('data-index'));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => Number(await rows.last().getAttribute('data-index'))).toBeGreaterThan(last);
  }
  await page.evaluate(() => window.scrollTo(0, 1500));
  const row = page.locator('[data-index="22"]');
  await row.waitFor();
  const before = (await row.boundingBox())?.y ?? 0;
  await row.getByRole('link').tap();
  await page.waitForURL(/service-guide/);
  await page.goBack();
  await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? 9999) - before)).toBeLessThanOrEqual(8);
});

test.each([600, 768, 820])('the lists of a window of %i px do not jump while they open', async (width) => {
  const { page } = await visit({ viewport: { width, height: 1024 }, hasTouch: true, as: member });
  const shifts = await watchShifts(page);
  for (const path of ['/mobile/work', '/mobile/news', '/mobile/notice', '/mobile/task-center?view=done']) {
    await go(page, path);
    expect.soft(await shifts(), path).toBeLessThanOrEqual(0.05);
  }
});

test('Back leads to the list even when the guide has its address, but is not drawn yet', async () => {
  const page = await enter('/mobile/work');
  await page.evaluate(() => {
    const push = history.pushState;
    history.pushState = (...given) => {
      push.apply(history, given);
      if (location.pathname.includes('service-guide')) history.back();
    };
    // The shape of the page on its way, which keeps Back for this one, stands before the answer is there.
    const fetch = window.fetch;
    window.fetch = async (...given) => {
      const answer = await fetch(...given);
      if (answer.url.includes('service-guide')) await new Promise((resolve) => setTimeout(resolve, 500));
      return answer;
    };
    addEventListener('popstate', () => document.documentElement.setAttribute('data-went-back', ''));
  });
  await page.locator('[data-index="2"]').getByRole('link').tap();
  await page.locator('[data-went-back]').waitFor();
  await page.waitForURL(/mobile\/work$/);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('办事');
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/mobile/work');
});

test.each([
  ['/mobile/work', 'getServiceApp'],
  ['/mobile/news', 'news/list'],
  ['/mobile/notice', 'getNoticeShow'],
  [`/mobile/search?search=${encodeURIComponent('申请')}&kind=service`, 'search/results'],
] as const)('the list of %s goes on after its last row, whatever was added above meanwhile', async (path, call) => {
  const page = await enter(path);
  const asked = page.waitForRequest((request) => request.url().includes(call) && !request.url().includes('.data'));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const request = await asked;
  const input = request.postDataJSON() ?? Object.fromEntries(new URL(request.url()).searchParams);
  expect(input).toMatchObject({ after: expect.stringMatching(/^[\w.-]+$/) });
});

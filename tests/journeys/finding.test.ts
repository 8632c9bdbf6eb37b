import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { go, hydrated, visits } from '../support/site.ts';

const member = { account: '2025210417', name: '', password: 'Yimen-2026' };

const visit = visits();

async function enter(path: string): Promise<Page> {
  const { page } = await visit({ as: member });
  await page.context().route(/\.example\//, (route) => route.fulfill({ body: '办理系统', contentType: 'text/plain' }));
  await go(page, path);
  return page;
}

describe('finding and starting a service by the initials of its name', () => {
  test('by mouse: the best match of the search, whose start is counted', async () => {
    const page = await enter('/search');
    await page.getByRole('combobox', { name: '搜索' }).fill('xykbb');
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await page.waitForURL(/\/search\?search=xykbb/);
    const best = page.getByRole('article', { name: /最相关：校园卡补办/ });
    const counted = page.waitForRequest(/homeApp\/hitApp/);
    const opened = page.context().waitForEvent('page');
    await best.getByRole('link', { name: /立即办理/ }).click();
    expect((await opened).url()).toContain('campus-card-reissue');
    expect((await counted).postDataJSON()).toEqual({ appId: 'campus-card-reissue' });
  });

  test('again on the page of the results leaves the focus in the field', async () => {
    const page = await enter('/search?search=xykbb');
    const field = page.getByRole('main').getByRole('combobox', { name: '搜索' });
    await field.fill('cjd');
    await field.press('Enter');
    await page.waitForURL(/search=cjd/);
    await page.getByText(/“?cjd/).first().waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('cjd');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('cjd');
  });
});

test('a guide hands its service on to a phone by a code, asked for only then', async () => {
  const page = await enter('/service-hall/details/campus-card-reissue');
  const asked = page.waitForResponse(/homeApp\/getAppQr/);
  await page.getByRole('complementary', { name: '办理' }).getByRole('button', { name: '手机扫码办理' }).click();
  const { data } = (await (await asked).json()) as { data: { url: string } };
  expect(new URL(data.url).pathname).toBe('/mobile/service-guide/campus-card-reissue');
  await page
    .getByRole('dialog', { name: '手机扫码办理' })
    .getByRole('img', { name: /校园卡补办.*二维码/ })
    .waitFor();
});

describe('the hall', () => {
  test('takes back a star that was not kept, and its count with it', async () => {
    const { page } = await visit({ as: member, expected: /collectApp/ });
    await go(page, '/service-hall');
    const own = page.getByRole('navigation', { name: '服务分类' }).getByRole('link', { name: /^我的收藏/ });
    const before = await own.innerText();
    const asked: Route[] = [];
    await page.route('**/collectApp', (route) => void asked.push(route));
    const stars = page.getByRole('button', { name: /^收藏“/ });
    const free = await stars.count();
    await stars.first().click();
    await expect.poll(() => own.innerText()).not.toBe(before);
    expect(await stars.count()).toBe(free - 1);
    await expect.poll(() => asked.length).toBe(1);
    await asked[0]?.fulfill({ status: 400, json: { success: false, code: 400, msg: '没有这项服务', data: null } });
    await expect.poll(() => own.innerText()).toBe(before);
    expect(await stars.count()).toBe(free);
  });
});

test('a page that a list does not have leads to its last one, everywhere', async () => {
  const { page } = await visit({ as: member });
  await page.goto('/search');
  const lists = [
    '/service-hall?sort=name',
    '/news?column=lectures',
    '/info-center?tab=notices',
    '/search?search=cjd&kind=service',
    '/task-center?view=done',
    '/info-center?tab=notices&type=personal-messages',
    '/mobile/work?category=study',
    '/mobile/news?column=lectures',
    '/mobile/notice?type=teaching',
    '/mobile/search?search=cjd&kind=service',
    '/mobile/task-center?view=done',
  ];
  const led = await page.evaluate(
    (asked) =>
      Promise.all(
        asked.map(async (list) => {
          const { status, url } = await fetch(`${list}&page=9999`);
          return `${status} ${url.replace(location.origin, '').replace(/&page=\d{1,3}$/, '')}`;
        }),
      ),
    lists,
  );
  expect(led).toEqual(lists.map((list) => `200 ${list}`));
});

describe('the search of everything', () => {
  test('says how it understood the words, and keeps each tab in the address', async () => {
    const page = await enter('/search?search=cjd');
    const main = page.getByRole('main');
    await main.getByText(/按拼音 cjd 匹配到“成绩单”/).waitFor();
    expect(await main.locator('mark').first().textContent()).toBe('成绩单');
    const tabs = page.getByRole('navigation', { name: '搜索结果的类别' });
    await tabs.getByRole('link', { name: /通知公告/ }).click();
    await page.waitForURL(/search=cjd&kind=notice/);
    await page.reload();
    await hydrated(page);
    expect(await tabs.locator('[aria-current="page"]').textContent()).toMatch(/通知公告/);
    await page.goBack();
    await page.waitForURL(/search=cjd$/);
    await page.getByRole('article', { name: /最相关/ }).waitFor();
  });

  test('remembers what was searched for in this browser until one clears it', async () => {
    const page = await enter('/search?search=cjd');
    await go(page, '/search');
    const past = page.getByRole('region', { name: '最近搜过' });
    await past.getByRole('link', { name: 'cjd' }).waitFor();
    await past.getByRole('button', { name: /清除/ }).click();
    await past.waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    expect(await past.count()).toBe(0);
  });

  test('offers what may have been meant and three ways out when nothing is found', async () => {
    const page = await enter(`/search?search=${encodeURIComponent('成积单炒米粉')}`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: /没有找到“成积单炒米粉”/ }).waitFor();
    await main.getByText('同音字：积／绩，都读 jì').waitFor();
    expect(await main.getByRole('link', { name: '问这个问题' }).getAttribute('href')).toMatch(
      /^\/assistant\?question=/,
    );
    await main.getByRole('link', { name: /0579/ }).waitFor();
    await main.getByRole('textbox').fill('想补一份盖章的成绩单');
    await main.getByRole('button', { name: '提交反馈' }).click();
    await page.getByText('已经收到，谢谢').first().waitFor();
    await main.getByRole('link', { name: '成绩单打印' }).first().click();
    await page.getByRole('article', { name: /最相关：成绩单打印/ }).waitFor();
  });
});

describe('business systems', () => {
  test('say their state before the click: one in maintenance stays in place without a link', async () => {
    const page = await enter('/business-system');
    const card = page.getByRole('article').filter({ hasText: '大型仪器共享平台' });
    await card.getByText('维护中').waitFor();
    await card.getByText(/预计 .* 恢复/).waitFor();
    expect(await card.getByRole('link').count()).toBe(0);
    await page.getByRole('article').filter({ hasText: '人事管理系统' }).getByText('仅校园网').waitFor();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: '教务管理系统' }).click();
    expect((await opened).url()).toContain('jw.mingde.example');
    await page.getByRole('link', { name: '按名称' }).click();
    await page.waitForURL(/sort=name/);
    const search = page.getByRole('combobox', { name: '搜索业务系统' });
    await search.fill('教务');
    await search.press('Enter');
    await page.waitForURL(/query=/);
    expect(new URL(page.url()).searchParams.get('sort'), 'how they are sorted is kept beside the words').toBe('name');
  });
});

import { discardDraft, saveDraft } from '@yimen/contract/staff/drafts';
import { createPreview, revokePreview } from '@yimen/contract/staff/previews';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { go, hydrated, origin, phone, visits } from '../support/site.ts';
import { call, enter } from '../support/staff-calls.ts';

const visit = visits();
const administrator = '20090157';
const service = { part: 'apps', key: 'transcript-print' } as const;
const path = `/service-hall/details/${service.key}`;
const name = '成绩单打印（新）';

/** Runs with a service renamed in its draft, which is discarded at the end. */
async function withDraft(page: Page, work: () => Promise<void>): Promise<void> {
  await go(page, '/home');
  expect(await enter(page, administrator)).toMatchObject({ success: true });
  const { data } = await call(page, saveDraft, { ...service, revision: 0, values: { name } });
  try {
    await work();
  } finally {
    await call(page, discardDraft, { ...service, revision: data.revision });
  }
}

const marked = (page: Page) => page.getByRole('note').getByText(/^预览：/);

test('a link shows drafts as a kind of visitor sees them, page by page, and nothing can be done', async () => {
  const { page: own } = await visit();
  const { page } = await visit({ expected: /worker-src|410/ });
  await withDraft(own, async () => {
    const viewer = { as: 'member', userType: 'STUDENT' } as const;
    const { data: link } = await call(own, createPreview, { items: [service], viewer, path });
    await go(page, link.address);
    const heading = page.getByRole('heading', { level: 1, name });
    await heading.waitFor();
    await marked(page).getByText('作为学生').waitFor();
    // By the router, from the API.
    await page.getByRole('banner').getByRole('link', { name: '服务大厅', exact: true }).click();
    await page.waitForURL(/\/service-hall$/);
    await marked(page).waitFor();
    await page.goBack();
    await heading.waitFor();
    await page.getByRole('button', { name: /^收藏/ }).first().click();
    await page.getByText('这是预览：不能操作，什么也没有改变').first().waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);

    await go(own, path);
    expect(await own.getByRole('heading', { level: 1, name }).count()).toBe(0);
    await call(own, revokePreview, { id: link.id });
    const answer = await page.reload();
    expect(answer?.status()).toBe(410);
    await page.getByRole('heading', { name: '预览已结束' }).waitFor();
  });
});

test('a preview is framed by its own institution alone', async () => {
  const { page: own } = await visit();
  const { page: other } = await visit({ institution: 'jiangcheng', expected: /frame-ancestors|410/ });
  const framed = async (page: Page, address: string) => {
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, address);
    return page.frameLocator(`iframe[src="${address}"]`);
  };
  await withDraft(own, async () => {
    const { data: link } = await call(own, createPreview, { items: [service], path });
    await (await framed(own, link.address)).getByRole('heading', { level: 1, name }).waitFor();
    await go(other, '/home');
    const refused = other.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await framed(other, link.address);
    await refused;
  });
});

test('as a person it is theirs, on the phone, and they are told', async () => {
  const { page: own } = await visit();
  const { page } = await visit({ viewport: phone, hasTouch: true, isMobile: true, expected: /worker-src/ });
  const person = '2024310086';
  await go(own, '/home');
  await enter(own, administrator);
  const viewer = { as: 'person', person } as const;
  const { data: link } = await call(own, createPreview, { viewer, path: '/mobile/home', reason: '反馈首页没有课' });
  await page.goto(link.address);
  await hydrated(page);
  await marked(page).getByText(`林知夏（${person}）`).waitFor();
  await page.getByText('待我处理').waitFor();

  const { page: theirs } = await visit({ as: { account: person, password: 'Yimen-2026' } });
  await go(theirs, '/personal-center?tab=messages');
  await theirs.getByText('有工作人员以您的身份查看门户').first().waitFor();
  expect(new URL(link.address).origin).toBe(origin().replace('//', '//preview.'));
});

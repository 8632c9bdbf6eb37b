import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieNames } from '../../portal/lib/session/cookies.ts';
import { type RunningServer, startServer } from '../../scripts/trial-server.ts';
import { demoDump } from '../../server/testing/world.ts';
import { type PreparedFolder, prepareFolder } from '../support/data-folder.ts';
import { axe, desktop, go, hydrated, member, outlineFaults, phone, visits } from '../support/site.ts';
import { tokenOf } from '../support/token.ts';

const [service, instead] = ['campus-card-unlock', 'campus-card-lost'];
const [article, newer] = ['news-badminton-league', 'news-county-governance-institute'];
const system = 'sys-archive';

let folder: PreparedFolder;
let server: RunningServer;
beforeAll(async () => {
  const commands = [
    `draft  withdraw  mingde  apps:${service}  reason=解挂改在挂失页面里办理  replacement=apps:${instead}  --yes`,
    `draft  withdraw  mingde  articles:${article}  replacement=articles:${newer}`,
    'draft  withdraw  mingde  notices:notice-final-exams  reason=日程有变  replacement=https://jwc.example.edu.cn/exams  --yes',
    'draft  withdraw  mingde  topics:topic-graduation  --yes',
    `draft  withdraw  mingde  apps:${system}  reason=已经并入新系统  --yes`,
    'release  publish  mingde  归档  --yes',
  ];
  folder = await prepareFolder(commands, '', { dump: demoDump });
  server = await startServer(folder.environment);
});
afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

const visit = visits();
const at = (path: string) => `http://mingde.localhost:${server.port}${path}`;

const sites = [
  {
    name: 'desk',
    viewport: desktop,
    old: `/service-hall/details/${service}`,
    arrives: `/service-hall/details/${instead}`,
    news: `/news/more/${article}`,
    newer: `/news/more/${newer}`,
    notice: '/info-center?notice=notice-final-exams',
    topic: '/home/special-services/details/topic-graduation',
  },
  {
    name: 'phone',
    viewport: phone,
    old: `/mobile/service-guide/${service}`,
    arrives: `/mobile/service-guide/${instead}`,
    news: `/mobile/news?article=${article}`,
    newer: `/mobile/news?article=${newer}`,
    notice: '/mobile/notice?notice=notice-final-exams',
    topic: '/mobile/topic-detail/topic-graduation',
  },
];

describe.each(sites)('a guest on the $name who opens an old link', (site) => {
  const open = () => visit({ viewport: site.viewport, expected: /410/ });

  test('reads when and why the service went, and arrives at what replaces it', async () => {
    const { page } = await open();
    const answer = await page.goto(at(site.old));
    expect(answer?.status()).toBe(410);
    await hydrated(page);
    await page.getByRole('heading', { level: 1, name: '这项服务已下架' }).waitFor();
    const said = await page.getByRole('main').innerText();
    expect(said).toMatch(/“.+”已于 \d{4} 年 \d+ 月 \d+ 日下架：解挂改在挂失页面里办理。/);
    expect(await page.title()).toMatch(/^这项服务已下架 - /);
    expect(await outlineFaults(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: '前往这项服务' }).click();
    await page.waitForURL(at(site.arrives));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '这项服务已下架' }).waitFor();
  });

  test('reads of an article, a notice and a topic, and goes on from each', async () => {
    const { page } = await open();
    await go(page, at(site.news));
    await page.getByRole('heading', { level: 1, name: '这篇资讯已撤下' }).waitFor();
    await page.getByRole('link', { name: '阅读这篇资讯' }).click();
    await page.waitForURL(at(site.newer));
    await go(page, at(site.notice));
    await page.getByRole('heading', { level: 1, name: '这条通知已撤下' }).waitFor();
    const outside = page.getByRole('link', { name: '打开新的网址' });
    expect(await outside.getAttribute('href')).toBe('https://jwc.example.edu.cn/exams');
    await go(page, at(site.topic));
    await page.getByRole('heading', { level: 1, name: '这个专题已撤下' }).waitFor();
    await page.getByText('您打开的链接没有错，只是它不再提供了').waitFor();
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== new URL(at(site.topic)).pathname);
  });

  test('is led on without scripts, too', async () => {
    const { page } = await visit({ viewport: site.viewport, expected: /410/, javaScriptEnabled: false });
    await page.goto(at(site.old));
    await page.getByRole('link', { name: '前往这项服务' }).click();
    await page.waitForURL(at(site.arrives));
  });
});

test('a member who begins a system by its old link reads that it went, and finds the others', async () => {
  const { page } = await visit({ expected: /410/ });
  const token = await tokenOf(server.port, 'mingde.localhost', member);
  await page.context().addCookies([
    { name: cookieNames.token, value: encodeURIComponent(token), url: at('/') },
    { name: cookieNames.tourist, value: '0', url: at('/') },
  ]);
  const answer = await page.goto(at(`/iframe?system=${system}`));
  expect(answer?.status()).toBe(410);
  await hydrated(page);
  await page.getByText('已经并入新系统').waitFor();
  await page.getByRole('link', { name: '去业务系统' }).click();
  await page.waitForURL(at('/business-system'));
});

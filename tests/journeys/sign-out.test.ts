import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { personInfo } from '@yimen/contract/person/data';
import { getUserInfo } from '@yimen/contract/sign-in/auth';
import { listSessions } from '@yimen/contract/sign-in/session';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { personOf } from '../../portal/lib/session/person.ts';
import { launchOptions } from '../../scripts/chromium.ts';
import { type Counterpart, passTo, startCounterpart } from '../support/counterparts/server.ts';
import { enter } from '../support/session.ts';
import { desktop, go, hydrated, member, phone, port } from '../support/site.ts';

/** A proxy before the site that has nothing compressed, so that what a browser writes down can be read. */
let proxy: Counterpart;
let origin: string;
beforeAll(async () => {
  const pass = passTo(port());
  proxy = await startCounterpart((request, response) => {
    delete request.headers['accept-encoding'];
    return pass(request, response);
  });
  origin = `http://mingde.localhost:${new URL(proxy.origin).port}`;
});
afterAll(() => proxy?.stop());

let profile: string;
let context: BrowserContext;
beforeEach(async () => {
  profile = await mkdtemp(path.join(tmpdir(), 'yimen-profile-'));
});
afterEach(async () => {
  await context?.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** A browser with a profile on the disk, which keeps pages for the Back button as people's browsers do. */
async function open(viewport: typeof desktop): Promise<Page> {
  context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    viewport,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    baseURL: origin,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(45_000);
  return context.pages()[0] ?? context.newPage();
}

/** The files below a folder of the profile that hold one of these words. */
async function filesWith(words: readonly string[], folder: string): Promise<string[]> {
  const names = await readdir(path.join(profile, folder), { recursive: true }).catch(() => []);
  const found = names.map(async (name) => {
    const text = await readFile(path.join(profile, folder, name)).catch(() => Buffer.alloc(0));
    return words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
  });
  return (await Promise.all(found)).flat();
}

/** What only a member of this name is shown. */
const personal = [member.name, member.account];
const disk = ['Default/Cache', 'Default/Service Worker/CacheStorage'] as const;

/** Notes what the API answers, to whoever is signed in and to guests. */
function noteAnswers(page: Page) {
  const answers: Promise<{ toMember: boolean; body: string | null }>[] = [];
  page.on('response', (response) => {
    const { authorization = '' } = response.request().headers();
    if (!response.headers()['content-type']?.includes('json') || response.status() !== 200) return;
    const toMember = personOf(authorization.split(' ')[1]) === member.account;
    // What a page has left before it was read is read by nobody.
    const text = response.text().catch(() => null);
    answers.push(text.then((body) => ({ toMember, body })));
  });
  return async () => {
    const all = await Promise.all(answers);
    const guests = new Set(all.filter(({ toMember }) => !toMember).map(({ body }) => body));
    return [...new Set(all.map(({ body }) => body))].filter((body) => body !== null && !guests.has(body)) as string[];
  };
}

/** Asks as the page's client does; pages have most of what they show from the server that draws them. */
async function ask(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const token = decodeURIComponent(/(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    for (const each of all) await (await fetch(each, { headers: { authorization: `Bearer ${token}` } })).text();
  }, paths);
}

async function signOut(page: Page): Promise<void> {
  await go(page, '/logout');
  await page.waitForURL(({ pathname }) => pathname !== '/logout');
  await hydrated(page);
}

const onDesk = ['/home', '/task-center', '/schedule-center', '/personal-center', '/search?search=a'];
const onPhone = ['/mobile/home', '/mobile/task-center', '/mobile/schedule-detail', '/mobile/personal-center'];

test.each([
  ['a desk', desktop, onDesk],
  ['a phone', phone, onPhone],
] as const)('signing out leaves nothing of the member on the disk of %s', async (_, viewport, pages) => {
  const page = await open(viewport);
  const answersToMember = noteAnswers(page);
  await enter(page, pages[0]);
  for (const address of pages) {
    await go(page, address);
    await page.waitForLoadState('networkidle');
  }
  expect(await page.content()).toContain(member.name);
  await ask(page, [getUserInfo.path, personInfo.path, listSessions.path, `${pages[0]}.data`]);
  await signOut(page);
  const answers = await answersToMember();
  expect(answers.length, 'the member was answered by the API').toBeGreaterThan(2);
  await context.close();
  for (const folder of disk) expect.soft(await filesWith([...personal, ...answers], folder), folder).toEqual([]);
  // Something is written down, and can be read: what guests see too.
  expect((await filesWith(['明德大学'], disk[0])).length).toBeGreaterThan(0);
});

test('the Back button shows nothing of the member after signing out', async () => {
  const page = await open(desktop);
  const shown: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('still shown')) shown.push(message.text());
  });
  // What is shown at any moment counts, also before a page that was kept is loaded anew.
  await context.addInitScript((name) => {
    const look = () => {
      const isGuest = !/(?:^|; )isTourist=0/.test(document.cookie);
      if (isGuest && document.body?.innerText.includes(name)) console.log(`still shown at ${location.pathname}`);
    };
    addEventListener('pageshow', look);
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, member.name);
  await enter(page, '/personal-center');
  await go(page, '/task-center');
  expect(await page.content()).toContain(member.name);
  await signOut(page);
  shown.length = 0;
  const seen: string[] = [];
  for (;;) {
    // A page that was kept is shown without being loaded.
    await page.goBack({ waitUntil: 'commit' });
    if (!page.url().startsWith(origin)) break;
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    seen.push(new URL(page.url()).pathname);
    expect(await page.evaluate(() => document.body.innerText)).not.toContain(member.name);
  }
  expect(seen.length).toBeGreaterThan(1);
  expect(shown).toEqual([]);
  // It would have been seen.
  await go(page, '/login');
  await page.evaluate((name) => document.body.append(name), member.name);
  await expect.poll(() => shown.length).toBeGreaterThan(0);
});

import type { BrowserContext, Page } from 'playwright';
import { lastingKeys } from '../../portal/lib/storage.ts';
import { go, hydrated, signIn } from './site.ts';

/** Console messages after a session has ended. */
export const ended = /answer 401|status of 401/;

/** Signs in and waits for the page after it. */
export async function enter(page: Page, target = '/home'): Promise<void> {
  await go(page, `/login?redirect=${encodeURIComponent(target)}`);
  await signIn(page);
  await page.waitForURL((address) => address.pathname !== '/login');
  await hydrated(page);
}

/**
 * Waits for the code that watches a member's session, which is loaded after the page, and until the page makes no
 * call of its own that could notice the end of the session before the test does.
 */
export async function watched(page: Page): Promise<void> {
  // Marks the visit as counted; otherwise the page would count it some seconds later.
  await page.evaluate((key) => sessionStorage.setItem(key, '1'), lastingKeys.visit);
  await page.waitForFunction(() => sessionStorage.getItem('ym-idle-limits') !== null);
  // An earlier call of the page may have stored the limits, so wait for its other calls too.
  await page.waitForLoadState('networkidle');
}

/** Ends the session on the server, as another device or a timeout would. The test must be the first to notice. */
export async function endOnServer(page: Page): Promise<void> {
  await watched(page);
  await page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    await fetch('/pedestal/auth/logout', { headers: { Authorization: `Bearer ${decodeURIComponent(token)}` } });
  });
}

/** The dialog shown after a session has ended. */
export const expiryDialog = (page: Page) => page.getByRole('alertdialog', { name: '系统提示' });

/** Goes from that dialog to the sign-in page, and signs in there. */
export async function signInAgain(page: Page, who?: Parameters<typeof signIn>[1]): Promise<void> {
  await expiryDialog(page).getByRole('button', { name: '重新登录' }).click();
  await page.waitForURL(/\/login\?redirect=/);
  await hydrated(page);
  await signIn(page, who);
  await page.waitForURL((address) => address.pathname !== '/login');
  await hydrated(page);
}

/** The contents of the storages of all tabs. */
export async function storedIn(context: BrowserContext): Promise<string> {
  const stored = await Promise.all(
    context.pages().map((page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))),
  );
  return stored.join('\n');
}

/** The contents of a page's caches and databases, as text. */
export function cachedIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const texts = names.map(async (name) => {
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      const bodies = await Promise.all(answers.map((answer) => answer?.text()));
      return [name, ...bodies].join('\n');
    });
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return [...(await Promise.all(texts)), ...databases].join('\n');
  });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { cookieNames } from '../../portal/lib/session/cookies.ts';
import { launchOptions } from '../../scripts/chromium.ts';
import { type Person, tokenOf } from './token.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 375, height: 812 };

/** A member of 明德大学 whom the demo content describes. */
export const member = { account: '2024310086', name: '林知夏', password: 'Yimen-2026' };

export type Institution = 'mingde' | 'jiangcheng' | 'yunzhou';

export interface Visit {
  page: Page;
  /** Errors and warnings of the console, uncaught exceptions and failed answers, except those a journey expects. */
  problems: string[];
}

interface VisitOptions extends BrowserContextOptions {
  institution?: Institution;
  /** The person who is signed in already, for journeys that do not test sign-in. */
  as?: Person;
  /** Problems that belong to the journey, such as the 404 of a page that does not exist. */
  expected?: RegExp;
}

/** The port of this process's server: test files that run at once have a server each. */
export function port(): number {
  return inject('ports')[Number(process.env.VITEST_POOL_ID) - 1] ?? 0;
}

/** The site's address for an institution. */
export function origin(institution: Institution = 'mingde'): string {
  return `http://${institution}.localhost:${port()}`;
}

/** The browsers of one test file, by their arguments. */
const browsers = new Map<string, Promise<Browser>>();
afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close();
});

function browserWith(args: readonly string[]): Promise<Browser> {
  const key = args.join(' ');
  const browser = browsers.get(key) ?? chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...args] });
  browsers.set(key, browser);
  return browser;
}

/**
 * Visits of one test file: a browser for the file, a fresh context for each visit, and after each test
 * a check for unexpected problems. `args` are added to the browser's arguments.
 */
export function visits(args: readonly string[] = []) {
  let open: { close(): Promise<void>; problems: string[] }[] = [];

  afterEach(async () => {
    const problems = open.flatMap((visit) => visit.problems);
    await Promise.all(open.map((visit) => visit.close()));
    open = [];
    expect(problems, 'problems on the way').toEqual([]);
  });

  return async function visit({ institution, as, expected, ...options }: VisitOptions = {}): Promise<Visit> {
    const context = await (await browserWith(args)).newContext({
      viewport: desktop,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      baseURL: origin(institution),
      reducedMotion: 'reduce',
      ...options,
    });
    if (as) await begin(context, as, origin(institution));
    context.setDefaultTimeout(45_000);
    if (options.javaScriptEnabled !== false) context.on('page', waitsForDrawing);
    const page = await context.newPage();
    const problems: string[] = [];
    const note = (problem: string) => {
      if (!expected?.test(problem)) problems.push(problem);
    };
    page.on('pageerror', (error) => note(`exception: ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
    });
    open.push({ close: () => context.close(), problems });
    return { page, problems };
  };
}

/** Makes `waitForURL` also wait until the page is rendered: the address changes before. */
function waitsForDrawing(page: Page): void {
  const waitForURL = page.waitForURL.bind(page);
  page.waitForURL = async (...args) => {
    await waitForURL(...args);
    // React renders in tasks of a higher priority.
    await page.waitForFunction(() => scheduler.postTask(() => true, { priority: 'background' }));
  };
}

/** Stores in a browser what the portal stores after a sign-in. */
async function begin(context: BrowserContext, person: Person, site: string): Promise<void> {
  const token = encodeURIComponent(await tokenOf(port(), new URL(site).hostname, person));
  await context.addCookies([
    { name: cookieNames.token, value: token, url: site, sameSite: 'Lax' },
    { name: cookieNames.tourist, value: '0', url: site, sameSite: 'Lax' },
  ]);
  // Not `storageState`, which opens an extra page to fill a storage. After sign-out nothing is stored again.
  await context.addInitScript(
    ({ site, at }) => {
      if (self.origin !== site || !/(^|; )isTourist=0/.test(document.cookie)) return;
      localStorage.setItem('ym-token-time', localStorage.getItem('ym-token-time') ?? at);
    },
    { site, at: `${Date.now()}` },
  );
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? document.body).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Opens a page and waits until it can be used. */
export async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Signs a person in on the built-in page that is open. */
export async function signIn(page: Page, { account, password } = member): Promise<void> {
  await page.getByRole('textbox', { name: /账号|学号|工号/ }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
}

/**
 * Faults of a page's outline for people who navigate by headings: the `h1` must be first and unique, and no level
 * may be skipped.
 */
export async function outlineFaults(page: Page): Promise<string[]> {
  const headings = await page.getByRole('heading').evaluateAll((all) =>
    all.map((heading) => ({
      level: Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1)),
      text: heading.textContent ?? '',
    })),
  );
  const first = headings.filter(({ level }) => level === 1);
  return [
    ...(first.length === 1 ? [] : [`${first.length} headings of the first level`]),
    ...(headings[0]?.level === 1 ? [] : [`“${headings[0]?.text}” comes before the page’s own`]),
    ...headings.flatMap(({ level, text }, index) =>
      level > (headings[index - 1]?.level ?? level) + 1 ? [`“${text}” skips a level`] : [],
    ),
  ];
}

export type Look = 'light' | 'dark' | 'care';

/** Applies a look that a visitor or an institution may choose. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen === 'dark' ? 'dark' : 'light';
    document.documentElement.toggleAttribute('data-care', chosen === 'care');
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }, look);
}

const ofAll = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** Violations of WCAG 2.2 A and AA that axe finds, one line for each rule and element. */
export async function axe(page: Page): Promise<string[]> {
  const window = page.viewportSize();
  // The tab bar covers links until the page is scrolled, so a phone's window is made as high as the page.
  if (window && window.width <= 900) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...window, height: Math.max(window.height, height) });
  }
  // Elements that fade in do not have their final colours yet.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const violations: Violation[] = await page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(ofAll)}, resultTypes: ['violations'] }).then((result) => result.violations)`,
  );
  if (window) await page.setViewportSize(window);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.split('\n')[1] ?? ''}`,
    ),
  );
}

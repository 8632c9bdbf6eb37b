import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchOptions } from '../../scripts/chromium.ts';

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
  /** Problems that belong to the journey, such as the 404 of a page that does not exist. */
  expected?: RegExp;
}

/** The site's address for an institution. */
export function origin(institution: Institution = 'mingde'): string {
  return `http://${institution}.localhost:${inject('port')}`;
}

/**
 * Visits of one test file: a browser for the file, a fresh context for each visit, and after each test
 * the proof that nothing went wrong on the way.
 */
export function visits() {
  let browser: Browser;
  let open: { close(): Promise<void>; problems: string[] }[] = [];

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions);
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const problems = open.flatMap((visit) => visit.problems);
    await Promise.all(open.map((visit) => visit.close()));
    open = [];
    expect(problems, 'problems on the way').toEqual([]);
  });

  return async function visit({ institution, expected, ...options }: VisitOptions = {}): Promise<Visit> {
    const context = await browser.newContext({
      viewport: desktop,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      baseURL: origin(institution),
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(15_000);
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

/** Waits until React has taken over the page that the server sent. */
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

/** Puts a page into one of the looks that a visitor or an institution may choose. */
export async function wear(page: Page, look: 'light' | 'dark' | 'care'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen === 'dark' ? 'dark' : 'light';
    document.documentElement.toggleAttribute('data-care', chosen === 'care');
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }, look);
}

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** What axe finds against WCAG 2.2 A and AA, one line for each rule and place. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const violations: Violation[] = await page.evaluate(
    `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((result) => result.violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.split('\n')[1] ?? ''}`,
    ),
  );
}

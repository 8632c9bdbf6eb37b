import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../../scripts/chromium.ts';
import { freePort } from '../../scripts/trial-server.ts';
import { buildPackages } from './build.ts';
import { installConsumer } from './install.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

describe('an application outside the repository that installs the packages', () => {
  let folder = '';
  let browser: Browser;
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    buildPackages();
    folder = installConsumer();
    browser = await chromium.launch(launchOptions);
  }, 300_000);

  afterAll(async () => {
    for (const child of running) child.kill();
    await browser?.close();
    if (folder) rmSync(folder, { recursive: true });
  });

  /** Runs a program of the application's own, as its developer would; fails with what it prints. */
  function run(program: string, options: readonly string[], NODE_ENV = 'production'): void {
    const { status, stdout, stderr } = spawnSync(path.join(folder, 'node_modules/.bin', program), options, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV, NODE_OPTIONS: '' },
    });
    expect(status, `${program}\n${stdout}${stderr}`).toBe(0);
  }

  /** Starts a program and answers with the first match of what it prints. */
  function start(command: string, options: readonly string[], said: RegExp, NODE_ENV: string): Promise<string> {
    // Without colours, which would stand in the middle of an address.
    const env = { ...process.env, NODE_ENV, NODE_OPTIONS: '', NO_COLOR: '1', FORCE_COLOR: undefined };
    const child = spawn(command, options, { cwd: folder, env });
    running.push(child);
    return new Promise((resolve, reject) => {
      let text = '';
      const listen = (part: Buffer) => {
        text += part;
        const found = said.exec(text)?.[1];
        if (found) resolve(found);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('close', () => reject(new Error(`${command} ended: ${text}`)));
    });
  }

  /** Opens a page; whatever it writes to the console is a complaint. */
  async function open(address: string): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address);
    return { page, complaints };
  }

  /** A person presses 提交, confirms, and is told; the look is the application's own theme. */
  async function use(page: Page): Promise<void> {
    const submit = page.getByRole('button', { name: '提交', exact: true });
    await submit.waitFor();
    expect(await lookOf(page)).toEqual({ own: true, purple: true, height: 40, text: 'rgb(255, 255, 255)' });
    await page.addScriptTag({ path: axe });
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
      return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(violations).toEqual([]);
    // A press before the script has taken the page over is lost: press until the dialog is there.
    await expect
      .poll(
        async () => {
          await submit.click({ timeout: 1000 }).catch(() => undefined);
          return page.getByRole('dialog').count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
    await page.getByText('已提交').first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** How 提交 looks: whether it has the theme's solid fill, and whether that fill is the one the application chose. */
  function lookOf(page: Page) {
    return page.getByRole('button', { name: '提交', exact: true }).evaluate((button) => {
      const probe = document.createElement('i');
      document.body.append(probe);
      const drawn = (color: string) => {
        probe.style.backgroundColor = color;
        return getComputedStyle(probe).backgroundColor;
      };
      const look = getComputedStyle(button);
      const found = {
        own: look.backgroundColor === drawn('var(--ym-theme-solid)'),
        purple: look.backgroundColor === drawn('#7a1fa2'),
        height: Math.round(button.getBoundingClientRect().height),
        text: look.color,
      };
      probe.remove();
      return found;
    });
  }

  test('passes the type checks of a bundler and of Node, declarations of libraries included', () => {
    run('tsc', ['-p', 'tsconfig.bundler.json']);
    run('tsc', ['-p', 'tsconfig.node.json']);
  });

  test('is built by Vite and works in Chromium, in its own theme', async () => {
    run('vite', ['build', '--logLevel', 'error']);
    const port = await start(process.execPath, ['server/server.js'], /^(\d+)$/m, 'production');
    const { page, complaints } = await open(`http://127.0.0.1:${port}/`);
    await use(page);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('carries the styles of what it imports and of nothing else', () => {
    const manifest: Record<string, { css?: string[] }> = JSON.parse(
      readFileSync(path.join(folder, 'dist/.vite/manifest.json'), 'utf8'),
    );
    const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
    const carried = [...files].map((file) => readFileSync(path.join(folder, 'dist', file), 'utf8')).join('');
    const classOf = (name: string) => {
      const sheet = readFileSync(path.join(folder, 'node_modules/@yimen/ui/dist', name), 'utf8');
      return /^\.([\w-]+)/m.exec(sheet)?.[1] ?? name;
    };
    expect(carried).toContain(classOf('button/button.css'));
    expect(carried).not.toContain(classOf('carousel/carousel.css'));
    expect(carried).not.toContain(classOf('week-schedule/week-schedule.css'));
  });

  test('needs no bundler for the styles of a component: its sheet can be linked', async () => {
    const port = await start(process.execPath, ['server/server.js'], /^(\d+)$/m, 'production');
    const { page, complaints } = await open(`http://127.0.0.1:${port}/linked`);
    expect(await lookOf(page)).toEqual({ own: true, purple: true, height: 40, text: 'rgb(255, 255, 255)' });
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('is rendered in plain Node and taken over without a warning of React', async () => {
    // React says what differs only in its development build.
    run('vite', ['build', '--logLevel', 'error', '--mode', 'development'], 'development');
    const port = await start(process.execPath, ['server/server.js'], /^(\d+)$/m, 'development');
    const { page, complaints } = await open(`http://127.0.0.1:${port}/rendered`);
    await use(page);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('works under Vite’s development server', async () => {
    const vite = path.join(folder, 'node_modules/.bin/vite');
    const address = await start(
      vite,
      ['--host', '127.0.0.1', '--port', String(await freePort()), '--strictPort'],
      /(http:\/\/127[\d.]+:\S*\d+)/,
      'development',
    );
    const { page, complaints } = await open(address);
    await use(page);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

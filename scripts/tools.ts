import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium, launchOptions } from './chromium.ts';

const fonts = 'fonts-noto-cjk';
/** A real CAS server for the tests of sign-in. */
const cas = 'python3-django-cas-server';

/**
 * Makes sure that the programs the tests need are there, installing Debian's packages when run as root.
 * Returns a sentence for each that is missing and could not be installed.
 */
export async function ensureTools(): Promise<string[]> {
  const wanted = [];
  if (!(await hasChromium())) wanted.push('chromium');
  // Layout tests depend on the widths of Chinese text.
  if (!hasFonts() && canInstall()) wanted.push(fonts);
  if (!hasPostgres()) wanted.push('postgresql');
  // Not reported when missing: the tests then use our own implementation.
  if (!hasCas() && canInstall()) wanted.push(cas);
  if (wanted.length === 0) return [];
  if (canInstall()) install(wanted);

  const missing = [];
  if (wanted.includes('chromium') && !(await launches())) {
    missing.push(
      'Chromium is missing: run "npx playwright install --with-deps chromium", or install Debian’s chromium.',
    );
  }
  if (wanted.includes('postgresql') && !hasPostgres()) {
    missing.push('PostgreSQL is missing: install Debian’s postgresql, or name a database in YIMEN_TEST_DATABASE_URL.');
  }
  return missing;
}

/** True when an installed Chromium, or else Playwright's own, starts. Playwright's own is fetched when there is none. */
async function hasChromium(): Promise<boolean> {
  if (findChromium()) return launches();
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 180_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return launches();
}

async function launches(): Promise<boolean> {
  const executablePath = findChromium();
  if (!executablePath) return false;
  try {
    const browser = await chromium.launch({ ...launchOptions, executablePath });
    await browser.close();
    return true;
  } catch {
    // Playwright's own needs system libraries; where they are missing, Debian's package is installed instead.
    return false;
  }
}

function hasPostgres(): boolean {
  if (process.env.YIMEN_TEST_DATABASE_URL) return true;
  if (globSync('/usr/lib/postgresql/*/bin/initdb').length > 0) return true;
  return spawnSync('initdb', ['--version'], { stdio: 'ignore' }).status === 0;
}

function hasFonts(): boolean {
  const listed = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  return listed.status === 0 && listed.stdout.trim() !== '';
}

function hasCas(): boolean {
  return existsSync('/usr/lib/python3/dist-packages/cas_server');
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function install(packages: string[]): void {
  console.log(`Installing ${packages.join(', ')} with apt-get`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}

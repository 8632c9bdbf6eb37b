import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The browser that tests run in: the one that `YIMEN_CHROMIUM` names, else an installed one,
 * else Playwright's own; undefined when there is none.
 */
export function findChromium(): string | undefined {
  const named = process.env.YIMEN_CHROMIUM;
  if (named) return named;
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name);
      if (isExecutable(file)) return file;
    }
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** How every test starts Chromium: no network of its own, the same text rendering everywhere. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
};

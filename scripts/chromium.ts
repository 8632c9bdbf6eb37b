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

/**
 * Features that no test needs: for every window the browser draws the lists of its address bar in two more pages, and
 * keeps a spare process; together they took a third of the time of all journeys. Chromium reads only the last list,
 * so it includes Playwright's.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * Options with which every test starts Chromium: no background requests, the same text rendering everywhere, a fast network
 * to the portal’s eyes, however slowly a busy machine answers.
 */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--force-effective-connection-type=4G',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    `--disable-features=${withoutFeatures.join()}`,
  ],
};

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
 * What no test needs: the browser's own frame draws its lists of addresses in two more pages for every window, and keeps
 * a process ready beside it, which together took a third of the time of all journeys. Chromium heeds only the last list,
 * so Playwright's stands in it, too.
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

/** How every test starts Chromium: no network of its own, the same text rendering everywhere. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    `--disable-features=${withoutFeatures.join()}`,
  ],
};

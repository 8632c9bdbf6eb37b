import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.ts';
import { startServer } from './trial-server.ts';

/** Takes the screenshots of the README from the running product. */
const folder = path.join(import.meta.dirname, '../docs/pictures');

const pictures = [
  { file: 'mingde-home', host: 'mingde', path: '/home', width: 1440, height: 900 },
  { file: 'mingde-hall', host: 'mingde', path: '/service-hall', width: 1440, height: 900 },
  { file: 'mingde-guide', host: 'mingde', path: '/service-hall/details/transcript-print', width: 1440, height: 900 },
  { file: 'jiangcheng-home', host: 'jiangcheng', path: '/home', width: 1440, height: 900 },
  { file: 'yunzhou-home', host: 'yunzhou', path: '/home', width: 1440, height: 900 },
  { file: 'mingde-phone', host: 'mingde', path: '/mobile/home', width: 375, height: 812 },
  { file: 'mingde-sign-in', host: 'mingde', path: '/login', width: 1440, height: 900 },
] as const;

mkdirSync(folder, { recursive: true });
const server = await startServer({ YIMEN_LOG: 'silent' });
const browser = await chromium.launch(launchOptions);
try {
  for (const { file, host, path: address, width, height } of pictures) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`http://${host}.localhost:${server.port}${address}`);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(folder, `${file}.png`) });
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The worker's own scope, which a test has only in name. */
async function openWorker() {
  const shown: unknown[] = [];
  const opened: string[] = [];
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  vi.stubGlobal('self', {
    registration: { showNotification: async (...given: unknown[]) => void shown.push(given) },
    clients: { openWindow: async (url: string) => void opened.push(url) },
  });
  const { openPressed, showPushed } = await import('./push.ts');
  const push = (data: object | null) => showPushed({ data: data && { json: () => data } } as never);
  const press = (data: string) => openPressed({ notification: { close: () => {}, data } } as never);
  return { shown, opened, push, press };
}

test('shows what is pushed, and something where nothing came with it', async () => {
  const { shown, push } = await openWorker();
  await push({ title: '新设备登录', body: '明德大学', href: '/info-center?notice=a' });
  await push(null);
  expect(shown).toMatchObject([
    ['新设备登录', { body: '明德大学', data: '/info-center?notice=a' }],
    ['有新消息', { data: '/' }],
  ]);
});

test('opens the page of what is pressed, of this portal alone', async () => {
  const { opened, press } = await openWorker();
  await press('/info-center?notice=a');
  await press('https://elsewhere.example/');
  expect(opened).toEqual(['https://portal.example/info-center?notice=a']);
});

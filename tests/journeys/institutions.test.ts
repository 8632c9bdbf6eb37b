import { describe, expect, test } from 'vitest';
import { get } from '../../scripts/trial-server.ts';
import { go, type Institution, phone, port, visits } from '../support/site.ts';

const institutions: { key: Institution; name: string; colour: string; service: string }[] = [
  { key: 'mingde', name: '明德大学', colour: '#007aff', service: 'alumni-card' },
  { key: 'jiangcheng', name: '江城职业技术学院', colour: '#b3261e', service: 'cert-claim' },
  { key: 'yunzhou', name: '云州市政务服务中心', colour: '#0b7a75', service: 'birth-registration' },
];

describe.each(institutions)('$name', ({ key, name, colour, service }) => {
  const visit = visits();

  test('has its theme, title and first data in the first HTML', async () => {
    const { status, text } = await get(port(), `${key}.localhost`, '/home');
    expect(status).toBe(200);
    expect(text).toMatch(/<html[^>]*lang="zh-CN"/);
    expect(text).toContain(name);
    const head = text.slice(0, text.indexOf('</head>'));
    expect(head).toContain(`--ym-theme-main:${colour}`.replace(/\s/g, ''));
  });

  test('shows the same colours before scripts run as after', async () => {
    const colours = async (javaScriptEnabled: boolean) => {
      const { page } = await visit({ institution: key, javaScriptEnabled });
      if (javaScriptEnabled) await go(page, '/home');
      else await page.goto('/home');
      return page.evaluate(() =>
        ['body', 'header', 'footer'].map((part) => {
          const element = document.querySelector(part);
          return element && getComputedStyle(element).backgroundColor;
        }),
      );
    };
    expect(await colours(true)).toEqual(await colours(false));
  });

  test('keeps its services from the other institutions', async () => {
    for (const other of institutions) {
      const { status } = await get(port(), `${other.key}.localhost`, `/service-hall/details/${service}`);
      expect(status, `${service} at ${other.name}`).toBe(other.key === key ? 200 : 404);
    }
  });
});

describe('a service centre', () => {
  const visit = visits();

  test('calls the tasks of a citizen as its menu does, on a phone too', async () => {
    const citizen = { account: 'luruoxi', name: '陆若溪', password: 'Yimen-2026' };
    const { page } = await visit({ institution: 'yunzhou', as: citizen });
    await go(page, '/task-center');
    await page.getByRole('heading', { level: 1, name: '我的办件' }).waitFor();
    await page.setViewportSize(phone);
    await go(page, '/mobile/task-center');
    await page.getByRole('heading', { level: 1, name: '我的办件' }).waitFor();
    expect(await page.title()).toMatch(/^我的办件 - /);
    const { text } = await get(port(), 'yunzhou.localhost', '/manifest.webmanifest');
    const { shortcuts }: { shortcuts: { name: string }[] } = JSON.parse(text);
    expect(shortcuts.map(({ name }) => name)).toContain('我的办件');
  });
});

import { endpoints } from '@yimen/contract';
import type { ModuleEntry } from '@yimen/contract/site';
import * as site from '@yimen/contract/site';
import { specialList } from '@yimen/contract/topics';
import { getConfig } from '@yimen/contract/unit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { institutions } from '../database/schema/institutions.ts';
import { drawQr } from '../lib/qr.ts';
import { moduleTree } from '../site/modules.ts';
import { asset, iconSheetAddress } from '../tenancy/assets.ts';
import { picturesOf } from '../tenancy/pictures.ts';
import { contentChanged, dataVersion, resolveInstitution } from '../tenancy/resolve.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const mingde = { id: 'mingde' };

describe('a host', () => {
  test.each([
    ['localhost', 'mingde'],
    ['mingde.localhost:4000', 'mingde'],
    ['JiangCheng.localhost', 'jiangcheng'],
    ['yunzhou.localhost.', 'yunzhou'],
  ])('%s names %s', async (host, id) => {
    expect((await resolveInstitution(world.db, host))?.id).toBe(id);
  });

  test.each(['', 'example.org', 'mingde', 'mingde.localhost.evil.example', "'; drop table hosts"])(
    '“%s” names nobody',
    async (host) => {
      expect(await resolveInstitution(world.db, host)).toBeNull();
    },
  );
});

test('a change is seen after it was announced', async () => {
  const before = await dataVersion(world.db, mingde);
  await world.db.update(institutions).set({ hotline: '0579-8866 0111' }).where(eq(institutions.id, 'mingde'));
  await contentChanged(world.db, mingde);
  expect((await world.call(getConfig, {})).data.hotline).toBe('0579-8866 0111');
  expect(await dataVersion(world.db, mingde)).not.toBe(before);
});

test('memorial grey is off until the institution sets it, and then told with the theme', async () => {
  const host = 'yunzhou.localhost';
  const token = await world.guest({ host });
  expect((await world.call(site.themeList, {}, { host, token })).data.grey).toBe(false);
  await world.db.update(institutions).set({ grey: true }).where(eq(institutions.id, 'yunzhou'));
  await contentChanged(world.db, { id: 'yunzhou' });
  expect((await world.call(site.themeList, {}, { host, token })).data.grey).toBe(true);
  expect((await world.call(site.themeList, {})).data.grey).toBe(false);
});

describe('artwork', () => {
  test('is served under its hash for ever and without it for now', async () => {
    const forever = await asset(world.db, mingde, (await picturesOf(world.db, mingde)).address('mingde-hero', 'hero'));
    expect(forever?.status).toBe(200);
    expect(forever?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(forever?.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
    for (const former of ['/art/mingde/mingde-hero.svg', '/art/mingde/mingde-hero.000000000000.svg']) {
      const now = await asset(world.db, mingde, former);
      expect(now?.headers.get('cache-control')).toBe('public, no-cache');
      expect(now?.headers.get('etag')).toBe(forever?.headers.get('etag'));
    }
    const icons = await asset(world.db, mingde, '/icons/mingde/0000000000000000.svg');
    expect(icons?.headers.get('cache-control')).toBe('public, no-cache');
  });

  test.each([
    '/art/yunzhou/yunzhou-hero.svg',
    '/art/mingde/yunzhou-hero.svg',
    '/art/mingde/../../package.json',
    '/art/mingde/mingde-nothing.svg',
    '/elsewhere',
  ])('%s is nothing', async (path) => {
    expect(await asset(world.db, mingde, path)).toBeNull();
  });

  test('every picture the site names is there', async () => {
    for (const endpoint of [site.bannerList, site.carList, specialList]) {
      const { data } = await world.call(endpoint, {}, { token: await world.guest() });
      for (const address of JSON.stringify(data).match(/\/art\/[^"]+/g) ?? []) {
        expect((await asset(world.db, mingde, address))?.status).toBe(200);
      }
    }
  });
});

test('the icon sheet holds every icon the answers name', async () => {
  const sheet = await asset(world.db, mingde, await iconSheetAddress(world.db, mingde));
  const svg = (await sheet?.text()) ?? '';
  const symbols = new Set([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name));
  const token = await world.guest();
  for (const { endpoint } of endpoints) {
    if (endpoint.access === 'member' || endpoint.name === 'getConfig' || endpoint.once) continue;
    const { data } = await world.call(endpoint, endpoint.example, { token });
    for (const [, name] of JSON.stringify(data).matchAll(/"icon":"([^"]+)"/g)) expect(symbols).toContain(name);
  }
});

test('a menu entry leads to a page of the portal or says that it does not', async () => {
  const token = await world.guest({ host: 'yunzhou.localhost' });
  const { data } = await world.call(site.topNavigation, {}, { host: 'yunzhou.localhost', token });
  expect(data.find(({ name }) => name === '个人办事')).toMatchObject({ isDefault: 1, isFrame: 0 });
  expect(data.find(({ name }) => name === '大厅预约')).toMatchObject({ path: '/iframe', isDefault: 0, isFrame: 1 });
});

test('each template and the mobile home has modules, whatever the institution', async () => {
  for (const host of ['mingde.localhost', 'jiangcheng.localhost', 'yunzhou.localhost']) {
    const token = await world.guest({ host });
    for (const template of [1, 2, 3]) {
      expect((await world.call(site.homeConfig, { template }, { host, token })).data.length).toBeGreaterThan(3);
    }
    expect((await world.call(site.homeConfig, { terminal: 'mobile' }, { host, token })).data.length).toBeGreaterThan(3);
  }
});

test('a module tree leaves out what is disabled, with all below it', () => {
  const row = (path: string, enabled = true) => ({
    path,
    sign: (path.split('/').at(-1) ?? '') as ModuleEntry['sign'],
    name: path,
    enabled,
  });
  const tree = moduleTree([row('news'), row('news/media', false), row('news/life'), row('oa', false), row('oa/x')]);
  expect(tree).toEqual([{ sign: 'news', name: 'news', children: [{ sign: 'life', name: 'news/life', children: [] }] }]);
});

test('a QR code is drawn as one path inside its square', () => {
  const { path, size } = drawQr('https://m.mingde.example/wechat');
  expect(size).toBe(33);
  expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  expect(path.startsWith('M2 2h7')).toBe(true);
});

import { BlockList } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { domain } from '../../server/domain.ts';
import { loadPortal } from '../../server/pages/portal.ts';
import { openWorld, type World } from '../../server/testing/world.ts';

// What the pages of offices show, as the server draws them, so without any script.

let world: World;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  world = await openWorld();
  const portal = await loadPortal(path.join(import.meta.dirname, '../../portal/build'));
  if (!portal) throw new Error('The portal has not been built');
  app = createApp({
    db: world.db,
    log: pino({ level: 'silent' }),
    portal,
    domain,
    config: { trustProxy: true, production: false, limits: 0, ownNetworks: new BlockList() },
  });
});
afterAll(() => world.close());

async function opened(address: string, host = 'mingde.localhost') {
  const phone = address.startsWith('/mobile') ? 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile' : '';
  const answer = await app.fetch(new Request(`http://${host}${address}`, { headers: { host, 'user-agent': phone } }));
  const [body = ''] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? [];
  return { status: answer.status, body, words: body.replace(/<[^>]*>/g, '') };
}

test.each([
  ['/offices', '/service-hall'],
  ['/mobile/offices', '/mobile/work'],
])(
  '%s lists offices with room, hours and telephone, finds them by nickname, and one has an address of its own',
  async (page, services) => {
    const all = await opened(page);
    expect(all.words).toContain('临湖校区行政楼 2 层 208 室');
    expect(all.words).toContain('江州市临湖区明德路 188 号');
    expect(all.body).toContain('href="tel:057988660210"');
    expect(all.body).toContain(`href="${page}?office=it-center"`);
    expect(all.body).toContain(`href="${services}?department=it-center"`);
    // The region is there before what is found, so that it is read out.
    expect(all.body).toMatch(/<div role="status"[^>]*><\/div>/);
    expect(all.words).toMatch(/行政部门[\s\S]*直属单位[\s\S]*学院/);

    const found = await opened(`${page}?search=${encodeURIComponent('网络中心')}`);
    expect(found.words).toContain('找到 1 个与“网络中心”相符的部门');
    expect(found.words).not.toContain('教务处');

    const one = await opened(`${page}?office=it-center`);
    expect(one.words).toContain('周六 9:00–16:00');
    expect(one.words).not.toContain('教务处');

    const none = await opened(`${page}?search=${encodeURIComponent('空中花园')}`);
    expect(none.words).toContain('没有找到与“空中花园”相符的部门');
    expect(none.body).toMatch(/<div role="status"[^>]*>[\s\S]*没有找到与“空中花园”/);
    expect((await opened(`${page}?office=none`)).status).toBe(404);
  },
);

test('another institution has its own offices, and says when its centre is open', async () => {
  const { words } = await opened('/offices', 'yunzhou.localhost');
  expect(words).toContain('部分窗口周六 9:00–12:00');
  expect(words).toContain('云州市残疾人联合会');
  expect(words).not.toContain('教务处');
});

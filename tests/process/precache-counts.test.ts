import { BlockList } from 'node:net';
import path from 'node:path';
import { noticeShow } from '@yimen/contract/notices/notices';
import { precacheHeader } from '@yimen/contract/precache';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { articles } from '../../server/database/schema/publishing.ts';
import { domain } from '../../server/domain.ts';
import { loadPortal } from '../../server/pages/portal.ts';
import { scoped } from '../../server/tenancy/scoped.ts';
import { openWorld, type World } from '../../server/testing/world.ts';
import { member } from '../support/site.ts';

// A phone fetches pages to have them without a network, and fetches opened ones again: nobody reads these.

const host = 'mingde.localhost';
const [article, opened] = ['news-lake-dredging', 'news-badminton-league'];

let world: World;
let app: ReturnType<typeof createApp>;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn(member.account);
  const portal = await loadPortal(path.join(import.meta.dirname, '../../portal/build'));
  if (!portal) throw new Error('The portal has not been built');
  app = createApp({
    db: world.db,
    log: pino({ level: 'silent' }),
    portal,
    domain,
    config: { trustProxy: true, production: true, limits: 0, ownNetworks: new BlockList() },
  });
});
afterAll(() => world.close());

/** Asks for a page's data and its document, in the worker's order; returns both texts. */
async function open(page: string, headers: Record<string, string>): Promise<string> {
  const texts = [page.replace('?', '.data?'), page].map(async (address) => {
    const answer = await app.fetch(new Request(`http://${host}${address}`, { headers: { host, ...headers } }));
    expect(answer.status).toBe(200);
    return answer.text();
  });
  return (await Promise.all(texts)).join();
}

async function viewsOf(id: string): Promise<number> {
  const row = await scoped(world.db, { id: 'mingde' }).first(articles, eq(articles.id, id));
  return row?.views ?? Number.NaN;
}

const precache = { [precacheHeader]: '1' };

test.each(['a guest', 'a member'])('%s views the articles that they open, and none that is precached', async (who) => {
  const own: Record<string, string> = who === 'a guest' ? {} : { cookie: `token=${token}; isTourist=0` };
  const [before, openedBefore] = [await viewsOf(article), await viewsOf(opened)];
  expect(await open(`/mobile/news?article=${article}`, { ...own, ...precache })).toContain(article);
  await open(`/mobile/news?article=${opened}`, own);
  // The page's data and its document are fetched, each of which counts.
  expect([await viewsOf(article), await viewsOf(opened)]).toEqual([before, openedBefore + 2]);
});

test('a notice that is precached stays unread', async () => {
  const unread = async () =>
    (await world.call(noticeShow, { onlyUnread: true, pageSize: 100 }, { token })).data.list.map(({ id }) => id);
  const [notice = ''] = await unread();
  const page = `/mobile/notice?notice=${notice}`;
  const cookie = `token=${token}; isTourist=0`;
  await open(page, { cookie, ...precache });
  expect(await unread()).toContain(notice);
  await open(page, { cookie });
  expect(await unread()).not.toContain(notice);
});

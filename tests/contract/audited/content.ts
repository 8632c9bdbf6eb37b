import { BlockList } from 'node:net';
import { restoreEdition } from '@yimen/contract/staff/editions';
import { createPreview, revokePreview, staffPreviews } from '@yimen/contract/staff/previews';
import { pino } from 'pino';
import { expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { domain } from '../../../server/domain.ts';
import type { Portal } from '../../../server/pages/portal.ts';
import { bringForward, runScheduled } from '../../../server/testing/scheduled.ts';
import { type Act, goesOn, ofRow, person, type Stage } from './stage.ts';

/** What a browser is answered at an address of the portal; nothing of its pages is needed. */
function openPortalAt({ db }: Stage['world'], address: string): Promise<Response> {
  const config = { trustProxy: false, production: true, limits: 1, ownNetworks: new BlockList() };
  const portal: Portal = {
    render: () => Promise.reject(new Error('No page is drawn.')),
    sharedRequest: ({ url, headers }) => ({ url, headers: Object.fromEntries(headers) }),
    methods: () => ['GET'],
    files: (_, next) => next(),
  };
  const app = createApp({ db, domain, log: pino({ level: 'silent' }), config, portal });
  const request = new Request(address, { headers: { host: new URL(address).host } });
  return Promise.resolve(app.fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.9' } } }));
}

/** What the staff do by calls: content and previews. */
export const contentActs: readonly Act[] = [
  [
    'a draft by staff',
    1,
    ({ one }) => one.save('articles:news-forum-85', { title: '草稿' }),
    ofRow('articles:news-forum-85', { title: expect.any(String) }, { title: '草稿' }),
  ],
  [
    'a draft that goes on',
    1,
    ({ one }) => one.save('articles:news-forum-85', { title: '草稿二' }),
    ofRow('articles:news-forum-85', { title: '草稿' }, { title: '草稿二' }),
  ],
  [
    'a draft that staff discard',
    1,
    ({ one }) => one.discard('articles:news-forum-85'),
    ofRow('articles:news-forum-85', { title: '草稿二' }, { title: expect.not.stringContaining('草稿') }),
  ],
  [
    'a withdrawal by staff',
    1,
    ({ one }) => one.withdraw('articles:news-forum-86'),
    ofRow('articles:news-forum-86', { withdrawal: null }, { withdrawal: expect.stringMatching(/^归档/) }),
  ],
  [
    'a submission',
    1,
    ({ one }) => one.submit(['articles:news-forum-86'], '2099-01-01 08:00'),
    goesOn('articles:news-forum-86', null, 'submitted'),
  ],
  [
    'an approval for later',
    1,
    async ({ other, newestRelease }) => other.approve(await newestRelease()),
    goesOn('articles:news-forum-86', 'submitted', 'scheduled'),
  ],
  [
    'a release that staff cancel',
    1,
    async ({ one, newestRelease }) => one.cancel(await newestRelease()),
    goesOn('articles:news-forum-86', 'scheduled', 'cancelled'),
  ],
  [
    'a submission anew',
    1,
    ({ one }) => one.submit(['articles:news-forum-86']),
    goesOn('articles:news-forum-86', null, 'submitted'),
  ],
  [
    'a submission that is returned',
    1,
    async ({ other, newestRelease }) => other.sendBack(await newestRelease()),
    goesOn('articles:news-forum-86', 'submitted', 'returned'),
  ],
  ['a submission that goes out', 1, ({ one }) => one.submit(['articles:news-forum-86'])],
  ['an approval', 1, async ({ other, newestRelease }) => other.approve(await newestRelease())],
  ['a release that staff roll back', 1, async ({ other, newestRelease }) => other.rollBack(await newestRelease())],
  [
    'settings by staff',
    1,
    ({ one }) => one.save('institutions:mingde', { hotline: '0571-2' }),
    ofRow('institutions:mingde', { hotline: expect.any(String) }, { hotline: '0571-2' }),
  ],
  ['settings that go out', 1, ({ one }) => one.submit(['institutions:mingde'])],
  ['a draft that goes out at once', 1, ({ one }) => one.save('articles:news-lake-dredging', { title: '马上' })],
  ['a release by staff', 1, ({ one }) => one.submit(['articles:news-lake-dredging'])],
  [
    'an edition that staff restore',
    1,
    ({ world, one }) => {
      const edition = { part: 'articles', key: 'news-lake-dredging', number: 1 } as const;
      return world.call(restoreEdition, { ...edition, reason: '改错了' }, one.as);
    },
  ],
  ['a draft for later', 1, ({ one }) => one.save('articles:news-lake-dredging', { title: '以后' })],
  [
    'a release for later',
    1,
    ({ one }) => one.submit(['articles:news-lake-dredging'], '2099-01-01 08:00'),
    goesOn('articles:news-lake-dredging', null, 'scheduled'),
  ],
  [
    'a release whose time has come',
    1,
    async ({ world, newestRelease, forget }) => {
      const number = await newestRelease();
      await bringForward(world.db, number);
      await forget();
      return runScheduled(world.db, number);
    },
  ],
  [
    'a preview as a person by staff',
    1,
    ({ world, one }) =>
      world.call(createPreview, { viewer: { as: 'person', person }, reason: '林知夏看不到成绩' }, one.as),
  ],
  ['a preview by staff', 1, ({ world, one }) => world.call(createPreview, {}, one.as)],
  [
    'a preview that is opened',
    1,
    async ({ world, one, forget }) => {
      const { address } = (await world.call(createPreview, {}, one.as)).data;
      await forget();
      const { status } = await openPortalAt(world, address);
      return { success: status === 303 };
    },
  ],
  [
    'a preview that staff end',
    1,
    async ({ world, one }) => {
      const [{ id = '' } = {}] = (await world.call(staffPreviews, {}, one.as)).data.list;
      return world.call(revokePreview, { id }, one.as);
    },
  ],
];

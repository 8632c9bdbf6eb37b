import { BlockList } from 'node:net';
import { removePasskey } from '@yimen/contract/access/passkeys';
import { confirmTotp, enrolTotp, proveSecondFactor } from '@yimen/contract/access/second-factor';
import { endStaffSession } from '@yimen/contract/access/staff';
import { noticeReplies } from '@yimen/contract/notices/replies';
import { giveInitialPasswords, giveOneTimeCode, resetSecondFactor } from '@yimen/contract/staff/accounts';
import { exportAudit } from '@yimen/contract/staff/audit';
import {
  removeConnection,
  renewConnectionKey,
  renewSigningKeys,
  revokeConnectionKey,
  saveConnection,
  setConnectionSecret,
  tryConnection,
} from '@yimen/contract/staff/connections';
import { restoreEdition } from '@yimen/contract/staff/editions';
import { explainThing } from '@yimen/contract/staff/explain';
import { exportContent } from '@yimen/contract/staff/exports';
import { endGrant, giveGrant } from '@yimen/contract/staff/grants';
import { disablePerson, enablePerson, erasePerson, exportPerson } from '@yimen/contract/staff/people';
import { createPreview, revokePreview, staffPreviews } from '@yimen/contract/staff/previews';
import { restoreRemoved } from '@yimen/contract/staff/removed';
import { removeRole, saveRole, staffRole } from '@yimen/contract/staff/roles';
import { exportStatistics } from '@yimen/contract/staff/statistics';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { newRemoval, removeKept } from '../../../server/changes/removed/keep.ts';
import { people } from '../../../server/database/schema/people.ts';
import { removedRows } from '../../../server/database/schema/removed.ts';
import { domain } from '../../../server/domain.ts';
import type { Portal } from '../../../server/pages/portal.ts';
import { requirePart } from '../../../server/parts/tables.ts';
import { totpCode } from '../../../server/sign-in/staff/totp.ts';
import { enterAs } from '../../../server/testing/enter.ts';
import { bringForward, runScheduled } from '../../../server/testing/scheduled.ts';
import { type Act, goesOn, ofRow, person, refused, type Stage } from './stage.ts';

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

const delivering = { part: 'pushSystems', id: saveConnection.example.id } as const;
/** The source of the stage. */
const source = { part: 'sources', id: 'hr' } as const;

/** What the staff do by calls: their own access, people, and what is read of people. */
export const staffActs: readonly Act[] = [
  ['a passkey', 1, async ({ cookie, passkeys }) => void (await passkeys.added(cookie))],
  [
    'a passkey that goes',
    1,
    async ({ world, cookie, passkeys }) => {
      const [{ id = '' } = {}] = await passkeys.listOf(cookie);
      return world.call(removePasskey, { id }, { cookie });
    },
  ],
  [
    'a second factor by an app',
    1,
    async ({ world, cookie, forget }) => {
      const { secret } = (await world.call(enrolTotp, {}, { cookie })).data;
      await forget();
      return world.call(confirmTotp, { code: totpCode(secret, new Date()) }, { cookie });
    },
  ],
  [
    'a second factor that is not proved',
    1,
    ({ world, cookie }) => refused(world.call(proveSecondFactor, { code: '000000' }, { cookie })),
  ],
  [
    'a second factor that the desk resets',
    1,
    ({ world, one }) => world.call(resetSecondFactor, { person: '20180266' }, one.as),
  ],
  ['a one-time code from the desk', 1, ({ world, one }) => world.call(giveOneTimeCode, { person }, one.as)],
  [
    'initial passwords from the desk',
    1,
    async ({ world, here, one, forget }) => {
      const [row] = await here.rows(people, { limit: 1 });
      await here.insert(people, row ? [{ ...row, id: 'newcomer', no: 'newcomer', name: '新来的' }] : []);
      await forget();
      return world.call(giveInitialPasswords, { people: ['newcomer'] }, one.as);
    },
  ],
  ['a person whose data are read out', 1, ({ world, one }) => world.call(exportPerson, { person }, one.as)],
  [
    'a person whom staff disable',
    1,
    ({ world, one }) => world.call(disablePerson, { person: 'newcomer', reason: '新来的和别人重名' }, one.as),
  ],
  [
    'a person whom staff enable',
    1,
    ({ world, one }) => world.call(enablePerson, { person: 'newcomer', reason: '停错了' }, one.as),
  ],
  [
    'a person whom staff erase',
    1,
    async ({ world, one }) => {
      const { rows } = (await world.call(erasePerson, { person: 'newcomer' }, one.as)).data;
      return world.call(erasePerson, { person: 'newcomer', rows }, one.as);
    },
  ],
  ['a role that staff make', 1, ({ world, one }) => world.call(saveRole, saveRole.example, one.as)],
  [
    'a role that staff remove',
    1,
    async ({ world, one }) => {
      const { id } = saveRole.example;
      const version = (await world.call(staffRole, { id }, one.as)).data?.version ?? '';
      return world.call(removeRole, { id, version }, one.as);
    },
  ],
  [
    'a row that staff put back',
    1,
    async ({ world, here, one }) => {
      const [removed] = await here.rows(removedRows, { where: eq(removedRows.part, 'roles') });
      return world.call(restoreRemoved, { id: removed?.id ?? '', reason: '删错了' }, one.as);
    },
  ],
  [
    'a person who comes back with a grant, and whom a rule names again',
    3,
    async ({ world, here, run, one, forget }) => {
      await run('set  people  mingde  id=zhaoliu  name=赵六  userType=STAFF');
      await run('grant  give  mingde  zhaoliu  desk');
      await run('set  notices  mingde  id=notice-final-exams  audience={"people":["zhaoliu"]}');
      await removeKept(here, requirePart('people'), [{ id: 'zhaoliu' }], newRemoval('cli:test'));
      const [removed] = await here.rows(removedRows, { where: eq(removedRows.key, 'zhaoliu') });
      await forget();
      return world.call(restoreRemoved, { id: removed?.id ?? '', reason: '删错了' }, one.as);
    },
  ],
  ['a grant by staff', 1, ({ world, one }) => world.call(giveGrant, giveGrant.example, one.as)],
  [
    'a call that is not permitted',
    1,
    async ({ world, forget }) => {
      const { cookie } = await enterAs(world, giveGrant.example.person);
      await forget();
      return refused(world.call(exportAudit, {}, { cookie }));
    },
  ],
  ['a grant that staff end', 1, ({ world, one }) => world.call(endGrant, endGrant.example, one.as)],
  [
    'a person who is looked at',
    1,
    ({ world, one }) => world.call(explainThing, { part: 'apps', key: 'transcript-print', person }, one.as),
  ],
  [
    'what guests see',
    0,
    ({ world, one }) => world.call(explainThing, { part: 'apps', key: 'transcript-print' }, one.as),
  ],
  ['a system that staff make', 1, ({ world, one }) => world.call(saveConnection, saveConnection.example, one.as)],
  ['a key that staff make', 1, ({ world, one }) => world.call(renewConnectionKey, delivering, one.as)],
  [
    'a key that staff revoke',
    1,
    async ({ world, one, forget }) => {
      const { key } = (await world.call(renewConnectionKey, delivering, one.as)).data;
      await forget();
      return world.call(revokeConnectionKey, { ...delivering, key }, one.as);
    },
  ],
  [
    'a system that staff remove',
    1,
    async ({ world, one }) => {
      const { rows } = (await world.call(removeConnection, delivering, one.as)).data;
      return world.call(removeConnection, { ...delivering, rows }, one.as);
    },
  ],
  [
    'a secret that staff set',
    1,
    ({ world, one }) => world.call(setConnectionSecret, { ...source, name: 'token', value: 'abc' }, one.as),
  ],
  ['a source that staff try', 1, ({ world, one }) => world.call(tryConnection, source, one.as)],
  ['new signing keys', 1, ({ world, one }) => world.call(renewSigningKeys, {}, one.as)],
  ['a record that staff export', 1, ({ world, one }) => world.call(exportAudit, {}, one.as)],
  ['replies that staff read', 1, ({ world, one }) => world.call(noticeReplies, noticeReplies.example, one.as)],
  ['content that staff export', 1, ({ world, one }) => world.call(exportContent, exportContent.example, one.as)],
  ['figures that staff export', 1, ({ world, one }) => world.call(exportStatistics, exportStatistics.example, one.as)],
  ['a staff session that ends', 1, ({ world, cookie }) => world.call(endStaffSession, {}, { cookie })],
];

/** Another title for a person. */
const titles = [
  ['id', 'title'],
  [person, '学委'],
];

/** What the staff do by calls: content, previews and imports. */
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
  ['a release that staff roll back', 1, async ({ one, newestRelease }) => one.rollBack(await newestRelease())],
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
  [
    'an import by staff',
    1,
    ({ importing }) =>
      importing.handIn('labels', [
        ['id', 'name'],
        ['new-3', '三'],
      ]),
  ],
  [
    'an import that staff confirm',
    1,
    async ({ runImports, forget, importing, newestImport }) => {
      await runImports();
      // What a dry run found has no entry: it changes nothing.
      await forget();
      return importing.confirm(await newestImport());
    },
  ],
  ['an import that is applied', 1, ({ runImports }) => runImports()],
  [
    'another import by staff',
    1,
    ({ importing }) =>
      importing.handIn('labels', [
        ['id', 'name'],
        ['new-4', '四'],
      ]),
  ],
  ['an import that staff cancel', 1, async ({ importing, newestImport }) => importing.cancel(await newestImport())],
  ['an import of people by staff', 1, ({ importing }) => importing.handIn('people', titles)],
  [
    'a report of people that staff read',
    1,
    async ({ runImports, forget, importing, newestImport }) => {
      await runImports();
      await forget();
      await importing.read(await newestImport());
    },
  ],
  [
    'a report of people that staff read again',
    0,
    async ({ importing, newestImport }) => void (await importing.read(await newestImport())),
  ],
  [
    'an import of people that staff cancel',
    1,
    async ({ importing, newestImport }) => importing.cancel(await newestImport()),
  ],
  [
    'a report of people that tells no values',
    0,
    async ({ importing, newestImport }) => void (await importing.read(await newestImport())),
  ],
  [
    'a report of labels that staff read',
    0,
    async ({ runImports, forget, importing, newestImport }) => {
      await importing.handIn('labels', [
        ['id', 'name'],
        ['new-5', '五'],
      ]);
      await runImports();
      await forget();
      await importing.read(await newestImport());
    },
  ],
];

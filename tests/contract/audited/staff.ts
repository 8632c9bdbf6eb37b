import { removePasskey } from '@yimen/contract/access/passkeys';
import { confirmTotp, enrolTotp, proveSecondFactor } from '@yimen/contract/access/second-factor';
import { endStaffSession } from '@yimen/contract/access/staff';
import { noticeReplies } from '@yimen/contract/notices/replies';
import { answerFeedback, sendFeedback } from '@yimen/contract/services/feedback';
import { giveInitialPasswords, giveOneTimeCode, resetSecondFactor } from '@yimen/contract/staff/accounts';
import { exportAudit } from '@yimen/contract/staff/audit';
import { explainThing } from '@yimen/contract/staff/explain';
import { exportContent } from '@yimen/contract/staff/exports';
import { endGrant, giveGrant } from '@yimen/contract/staff/grants';
import { disablePerson, enablePerson, erasePerson, exportPerson } from '@yimen/contract/staff/people';
import { restoreRemoved } from '@yimen/contract/staff/removed';
import { removeRole, saveRole, staffRole } from '@yimen/contract/staff/roles';
import { exportStatistics } from '@yimen/contract/staff/statistics';
import { decideApproval } from '@yimen/contract/tasks/approvals';
import { eq } from 'drizzle-orm';
import { newRemoval, removeKept } from '../../../server/changes/removed/keep.ts';
import { people } from '../../../server/database/schema/people.ts';
import { removedRows } from '../../../server/database/schema/removed.ts';
import { requirePart } from '../../../server/parts/tables.ts';
import { totpCode } from '../../../server/sign-in/staff/totp.ts';
import { enterAs } from '../../../server/testing/enter.ts';
import { connectionActs } from './connections.ts';
import { type Act, person, refused } from './stage.ts';

/** What the staff do by calls: their own access, people, connections, and what is read and exported. */
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
  ...connectionActs,
  ['a record that staff export', 1, ({ world, one }) => world.call(exportAudit, {}, one.as)],
  ['replies that staff read', 1, ({ world, one }) => world.call(noticeReplies, noticeReplies.example, one.as)],
  [
    'feedback that staff answer',
    1,
    async ({ world, token, one, forget }) => {
      const { number } = (await world.call(sendFeedback, sendFeedback.example, { token })).data;
      await forget();
      return world.call(answerFeedback, { number, reply: '可以在自助机上补打' }, one.as);
    },
  ],
  [
    'an approval that is decided',
    1,
    async ({ world, forget }) => {
      const token = await world.signIn('20150132');
      await forget();
      return world.call(decideApproval, decideApproval.example, { token });
    },
  ],
  ['content that staff export', 1, ({ world, one }) => world.call(exportContent, exportContent.example, one.as)],
  ['figures that staff export', 1, ({ world, one }) => world.call(exportStatistics, exportStatistics.example, one.as)],
  ['a staff session that ends', 1, ({ world, cookie }) => world.call(endStaffSession, {}, { cookie })],
];

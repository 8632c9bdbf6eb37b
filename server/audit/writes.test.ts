import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removePasskey } from '@yimen/contract/access/passkeys';
import { renewFeed, revokeFeed } from '@yimen/contract/schedule/entries';
import { wechatBind } from '@yimen/contract/sign-in/sign-in';
import { pushNotices, pushTasks } from '@yimen/contract/sources/push';
import { giveOneTimeCode, resetSecondFactor } from '@yimen/contract/staff/accounts';
import { restoreEdition } from '@yimen/contract/staff/editions';
import { createPreview, revokePreview, staffPreviews } from '@yimen/contract/staff/previews';
import { desc, getTableName, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { releases } from '../database/schema/editions.ts';
import { imports } from '../database/schema/imports.ts';
import { responsibilityRows } from '../database/schema/publishing.ts';
import { secondFactors } from '../database/schema/staff.ts';
import { tables } from '../database/schema/tables.ts';
import { isConfidential, type Part, type Row, tenantParts } from '../parts/tables.ts';
import { beginAttempt, newHandle } from '../sign-in/attempts.ts';
import { newSecret } from '../sign-in/session/sessions.ts';
import { notice, task } from '../sources/push/fixture.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openEditors } from '../testing/editors.ts';
import { enterAs } from '../testing/enter.ts';
import { importsOf } from '../testing/imports.ts';
import { passkeysOn } from '../testing/passkeys.ts';
import { addSource } from '../testing/sources.ts';
import { openWorld, type World } from '../testing/world.ts';

/** Tables whose writes need no entry, each with the reason. A new table is written below, or stands here. */
const unrecorded: Readonly<Record<string, string>> = {
  audit_entries: 'It is the record.',
  person_keys: 'Follows from the record.',
  audit_seals: 'Follows from the record.',
  sessions: 'Signing in and out is recorded; the rest is when a session was last used.',
  staff_sessions: 'Entering and leaving 管理台 is recorded; the rest is when a session was last used.',
  signing_keys: 'Made by itself with the first token; “keys” is recorded as a command.',
  sign_in_failures: 'Refused sign-ins are recorded and counted.',
  sign_in_attempts: 'Sign-ins under way; how they end is recorded.',
  spent_credentials: 'What a sign-in that is recorded used up.',
  qr_codes: 'Codes on screens, for minutes; the answer on the phone and the sign-in are recorded.',
  passports: 'Tickets on their way to a site, for a minute, of a sign-in that is recorded.',
  counted_uses: 'Bounds what one caller adds to a count.',
  avatars: 'A member’s own picture.',
  collections: 'A member’s own favourites.',
  recent_uses: 'A member’s own use.',
  notice_reads: 'A member’s own marks.',
  source_reads: 'A member’s own marks.',
  topic_steps: 'A member’s own marks.',
  schedule_entries: 'A member’s own calendar.',
  schedule_exceptions: 'A member’s own calendar.',
  schedule_reminders: 'Follows from a member’s own calendar.',
  link_checks: 'What outside addresses answered to the server.',
  feedback: 'What visitors say, with its time.',
  visits: 'Counts.',
  app_hits: 'Counts.',
};

let world: World;
let folder: string;
beforeAll(async () => {
  [world, folder] = await Promise.all([openWorld(), mkdtemp(path.join(tmpdir(), 'yimen-writes-'))]);
  await prepare();
  await world.db.execute(sql`create table watched (transaction xid8 not null, name text not null, act text not null)`);
  await world.db.execute(sql`create function watch() returns trigger language plpgsql as $$
    begin insert into watched values (pg_current_xact_id(), tg_table_name, tg_op); return null; end $$`);
  for (const table of tables.values()) {
    await world.db.execute(sql`create trigger watch after insert or update or delete on ${table}
      for each row execute function watch()`);
  }
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});
const { run } = commandsOn(() => world);
const { added, listOf } = passkeysOn(() => world);

const person = '2024310086';
const file = (name: string) => path.join(folder, name);
const browser = newSecret();
const handle = newHandle();
let token: string;
let cookie: string;
let staff: Awaited<ReturnType<typeof openEditors<'one' | 'other'>>>;

/** What the operations below start from. */
async function prepare(): Promise<void> {
  const image = sharp({ create: { width: 8, height: 8, channels: 4, background: '#285aa0' } });
  await writeFile(file('emblem.png'), await image.png().toBuffer());
  await writeFile(file('form.pdf'), 'PDF');
  await writeFile(file('labels.csv'), 'id,name\nnew-1,一\nnew-2,二\n');
  await addSource(world, {
    kind: 'tasks',
    config: { url: 'https://hr.example.edu/{no}', fields: { id: 'id', title: 'name', createdAt: 'at' } },
  });
  await run('set  groups  mingde  id=choir  name=合唱团');
  await run('sign-in  set  mingde  wecom  kind=wecom  name=企业微信  corpid=ww1');
  token = await world.signIn(person);
  cookie = (await enterAs(world, '20090157')).cookie;
  await run('set  newsColumns  mingde  id=lectures  review=true');
  staff = await openEditors(world, { one: '20150132', other: '20120088' });
  const here = scoped(world.db, { id: 'mingde' });
  const factor = {
    secret: 'JBSWY3DPEHPK3PXP',
    setAt: new Date(),
    lastStep: 59_000_000,
    recoveryDigests: ['a'.repeat(43)],
  };
  await here.insert(
    secondFactors,
    [person, '20180266'].map((each) => ({ person: each, ...factor })),
  );
  await beginAttempt(here, { id: handle, method: 'wecom', service: '', target: null, browser });
  const named = { appid: 'ww1', openid: 'o-1', subject: 'openid:o-1', aliases: ['unionid:o-1'] };
  await world.db.execute(sql`update sign_in_attempts set named = ${JSON.stringify(named)}::jsonb where id = ${handle}`);
  // The key of the system that delivers is made with its first call.
  await world.call(pushTasks, { items: [task('first')] });
}

/** Each act with the number of entries that it leaves: one for each row, or for the whole of a delivery or a file. */
const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  'settings of the institution': () => run('set  institution  mingde  hotline=0571-1'),
  'a host': () => run('host  add  mingde  other.localhost'),
  'a new account': () => run('user  mingde  zhangsan  name=张三  userType=STAFF'),
  'a password': () => run('password  mingde  zhangsan'),
  'a picture': () => run(`picture  set  mingde  emblem  ${file('emblem.png')}`),
  'a file': () => run(`file  set  mingde  ${file('form.pdf')}`),
  'a role': () =>
    run('set  roles  mingde  id=helper  name=帮手  summary=只看服务  permissions={"services.read":"direct"}'),
  'a grant': () => run('grant  give  mingde  zhangsan  helper'),
  'a member of a group': () => run(`set  groupMembers  mingde  group=choir  person=${person}`),
  'a window of the hall': () =>
    run('set  hallWindows  mingde  position=0  name=一  place=一楼  waiting=3  minutes=9  updatedAt=2026-11-20 09:00'),
  'a case of the hall': () =>
    run('set  handledCases  mingde  position=0  who=林**  app=transcript-print  at=2026-11-20 09:00'),
  'a secret of a source': () => run('source  secret  mingde  hr  token', 'very-secret'),
  'a secret of a way to sign in': () => run('sign-in  secret  mingde  wecom', 'app-secret'),
  'a site that takes passports': () => run('service  add  mingde  library  图书馆  https://lib.example.edu/'),
  'a key of a system': () => run('push-key  create  mingde  finance  财务系统'),
  'a second factor': () => run(`second-factor  reset  mingde  ${person}`),
  'a second factor that the desk resets': () =>
    world.call(resetSecondFactor, { person: '20180266' }, staff.as('one').as),
  'a one-time code from the desk': () => world.call(giveOneTimeCode, { person }, staff.as('one').as),
  'a passkey': () => added(cookie),
  'a passkey that goes': async () => {
    const [{ id = '' } = {}] = await listOf(cookie);
    return world.call(removePasskey, { id }, { cookie });
  },
  'a delivery of tasks': () => world.call(pushTasks, { items: [task('a'), task('b')] }),
  'a delivery of notices': () => world.call(pushNotices, { items: [notice('a'), notice('b')] }),
  'a calendar address': () => world.call(renewFeed, {}, { token }),
  'a calendar address that ends': () => world.call(revokeFeed, {}, { token }),
  'a WeChat': () => world.call(wechatBind, { handle }, { token, cookie: `yimen_browser=${browser}` }),
  'a row that goes': async () => {
    const [row] = await scoped(world.db, { id: 'mingde' }).rows(responsibilityRows, { limit: 1 });
    return run(`remove  responsibilityRows  mingde  list=${row?.list}  position=${row?.position}  --yes`);
  },
  'a draft': () => run('draft  set  mingde  menus:nav-home  name=主页'),
  'a release': () => run('release  publish  mingde  改菜单'),
  'a draft by staff': () => staff.as('one').save('articles:news-forum-85', { title: '草稿' }),
  'a draft that staff discard': () => staff.as('one').discard('articles:news-forum-85'),
  'a withdrawal by staff': () => staff.as('one').withdraw('articles:news-forum-86'),
  'a submission': () => staff.as('one').submit(['articles:news-forum-86'], '2099-01-01 08:00'),
  'an approval for later': async () => staff.as('other').approve(await newestRelease()),
  'a release that staff cancel': async () => staff.as('one').cancel(await newestRelease()),
  'a submission anew': () => staff.as('one').submit(['articles:news-forum-86']),
  'a submission that is returned': async () => staff.as('other').sendBack(await newestRelease()),
  'a submission that goes out': () => staff.as('one').submit(['articles:news-forum-86']),
  'an approval': async () => staff.as('other').approve(await newestRelease()),
  'a release that staff roll back': async () => staff.as('one').rollBack(await newestRelease()),
  'settings by staff': () => staff.as('one').save('institutions:mingde', { hotline: '0571-2' }),
  'settings that go out': () => staff.as('one').submit(['institutions:mingde']),
  'a draft that goes out at once': () => staff.as('one').save('articles:news-lake-dredging', { title: '马上' }),
  'a release by staff': () => staff.as('one').submit(['articles:news-lake-dredging']),
  'an edition that staff restore': () =>
    world.call(
      restoreEdition,
      { part: 'articles', key: 'news-lake-dredging', number: 1, reason: '改错了' },
      staff.as('one').as,
    ),
  'a preview': () => world.call(createPreview, {}, staff.as('one').as),
  'a preview that ends': async () => {
    const [{ id = '' } = {}] = (await world.call(staffPreviews, {}, staff.as('one').as)).data.list;
    return world.call(revokePreview, { id }, staff.as('one').as);
  },
  'a preview by command': () => run('preview  create  mingde  as=person:2024310086  reason=反馈'),
  'an import by staff': () =>
    importing().handIn('labels', [
      ['id', 'name'],
      ['new-3', '三'],
    ]),
  'an import that staff confirm': async () => {
    await importCalls.run();
    // What a dry run found has no entry: it changes nothing.
    await world.db.execute(sql`truncate watched`);
    return importing().confirm(await newestImport());
  },
  'an import that is applied': () => importCalls.run(),
  'another import by staff': () =>
    importing().handIn('labels', [
      ['id', 'name'],
      ['new-4', '四'],
    ]),
  'an import that staff cancel': async () => importing().cancel(await newestImport()),
  'a file of rows': () => run(`apply  labels  mingde  ${file('labels.csv')}  --yes`),
  'the main key': () => run('secrets  forget  --yes'),
  'a person who is erased': () => run('person  erase  mingde  zhangsan  --yes'),
  'an institution': () => run('create  trial  试用  trial.localhost'),
};

/** Parts that `set` writes, of those whose writes are recorded. */
const settable = tenantParts.filter(
  ({ name, table }) =>
    !isConfidential(name) &&
    !['artworks', 'files', 'accounts', 'grants'].includes(name) &&
    !Object.hasOwn(unrecorded, getTableName(table)),
);

/** Commands that change a field of a part's first row: one for each field, because a part may refuse another value. */
async function changesOf({ table, name, key, columns }: Part): Promise<string[]> {
  const [row] = (await scoped(world.db, { id: 'mingde' }).rows(table, { limit: 1 })) as Row[];
  if (!row) return [];
  return Object.keys(columns)
    .filter((column) => !key.includes(column))
    .flatMap((column) => {
      const value = row[column];
      const next = typeof value === 'number' ? value + 1 : typeof value === 'string' ? `${value}二` : null;
      return next === null ? [] : `${column}=${next}`;
    })
    .concat(name === 'guides' ? ['guide.fee=免费二'] : [])
    .map((field) => ['set', name, 'mingde', ...key.map((column) => `${column}=${row[column]}`), field].join('  '));
}

const newestRelease = async () => {
  const [newest] = await staff.here.rows(releases, { orderBy: [desc(releases.number)], limit: 1 });
  return newest?.number ?? 0;
};

const importCalls = importsOf(() => world);
const importing = () => importCalls.as(staff.as('one').as.token);
const newestImport = async () => {
  const [newest] = await staff.here.rows(imports, { orderBy: [desc(imports.number)], limit: 1 });
  return newest?.number ?? 0;
};

interface Watched extends Record<string, unknown> {
  readonly name: string;
  readonly transaction: string;
}

const written = new Set<string>();

/** Runs an act and returns what is wrong: entries other than one, or a transaction that wrote without one. */
async function faultOf(act: () => Promise<unknown>): Promise<string | null> {
  await world.db.execute(sql`truncate watched`);
  const answer = await act();
  if (typeof answer === 'object' && answer !== null && 'success' in answer && !answer.success)
    return `refused: ${'msg' in answer && answer.msg}`;
  const { rows } = await world.db.execute<Watched>(sql`select name, transaction::text from watched`);
  const entries = rows.filter(({ name }) => name === 'audit_entries');
  for (const { name } of rows) written.add(name);
  if (entries.length !== 1) return `${entries.length} entries`;
  const silent = rows.filter(
    ({ name, transaction }) => !Object.hasOwn(unrecorded, name) && transaction !== entries[0]?.transaction,
  );
  return silent.length > 0 ? `without an entry: ${silent.map(({ name }) => name).join(', ')}` : null;
}

describe('every write', () => {
  test.each(Object.entries(acts))('of %s has one entry, in its transaction', async (_, act) => {
    expect(await faultOf(act)).toBeNull();
  });

  test.each(settable.map((part) => [part.name, part] as const))(
    'of a row of %s has one entry, in its transaction',
    async (_, part) => {
      for (const line of await changesOf(part)) {
        const fault = await faultOf(() => run(line)).catch(() => 'refused');
        if (fault === 'refused') continue;
        expect(fault).toBeNull();
        return;
      }
      expect(written, 'no field of it can be changed').toContain(getTableName(part.table));
    },
  );

  test('of every table is tried here, or has a reason to leave none', () => {
    const all = [...tables.values()].map((table) => getTableName(table));
    expect(all.filter((name) => !Object.hasOwn(unrecorded, name) && !written.has(name))).toEqual([]);
    expect(Object.keys(unrecorded).filter((name) => !all.includes(name))).toEqual([]);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint } from '@yimen/contract/endpoint';
import { pushTasks } from '@yimen/contract/sources/push';
import { desc, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { AuditEntry } from '../../../server/audit/store.ts';
import { releases } from '../../../server/database/schema/editions.ts';
import { imports } from '../../../server/database/schema/imports.ts';
import { secondFactors } from '../../../server/database/schema/staff.ts';
import { tables } from '../../../server/database/schema/tables.ts';
import { beginAttempt, newHandle } from '../../../server/sign-in/attempts.ts';
import { newSecret } from '../../../server/sign-in/session/sessions.ts';
import { task } from '../../../server/sources/push/fixture.ts';
import { scoped } from '../../../server/tenancy/scoped.ts';
import { commandsOn } from '../../../server/testing/commands.ts';
import { openEditors } from '../../../server/testing/editors.ts';
import { enterAs } from '../../../server/testing/enter.ts';
import { importsOf } from '../../../server/testing/imports.ts';
import { passkeysOn } from '../../../server/testing/passkeys.ts';
import { addSource } from '../../../server/testing/sources.ts';
import type { World } from '../../../server/testing/world.ts';
import { commandForm } from './forms.ts';

/** A student of the demo’s first institution. */
export const person = '2024310086';
/** Somebody of its staff who may do everything. */
export const administrator = '20090157';

/** What an act is done on, and by whom. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** What an entry tells of a row. */
export type Told = Pick<AuditEntry, 'part' | 'key' | 'before' | 'after'>;

/**
 * What is done, how many entries it leaves, how, and what these tell: one for each row, or for the whole of a delivery or
 * a file.
 */
export type Act = readonly [
  name: string,
  entries: number,
  run: (stage: Stage) => Promise<unknown>,
  told?: readonly Told[],
];

/** The one entry of an act that is about one row of content. */
export const ofRow = (name: `${string}:${string}`, before: Told['before'], after: Told['after']): readonly Told[] => {
  const [part = '', key = ''] = name.split(':');
  return [{ part, key, before, after }];
};

/** What the entry tells of a draft whose release goes on to another state. */
export function goesOn(name: `${string}:${string}`, from: string | null, to: string): readonly Told[] {
  if (from === 'submitted' && to === 'scheduled') return ofRow(name, { state: from }, { state: to });
  const release = expect.any(Number);
  if (from === null) return ofRow(name, { release: null, state: null }, { release, state: to });
  return ofRow(name, { release, state: from }, { release: null, state: to });
}

/** What a trigger saw of a row. */
interface Watched extends Record<string, unknown> {
  readonly name: string;
  readonly transaction: string;
}

/** Prepares a world, and then watches every table of it by triggers. */
export async function openStage(opened: World) {
  const folder = await mkdtemp(path.join(tmpdir(), 'yimen-audited-'));
  const file = (name: string) => path.join(folder, name);
  const tried = { commands: new Set<string>(), calls: new Set<string>() };
  const world: World = {
    ...opened,
    call(endpoint: Endpoint, ...rest) {
      tried.calls.add(endpoint.name);
      return opened.call(endpoint, ...rest);
    },
  } as World;
  const { db } = world;
  const here = scoped(db, { id: 'mingde' });
  const commands = commandsOn(() => world, { keyFile: file('secret.key') });
  const run: typeof commands.run = (line, typed) => {
    tried.commands.add(commandForm(line.split('  ')));
    return commands.run(line, typed);
  };

  const image = sharp({ create: { width: 8, height: 8, channels: 4, background: '#285aa0' } });
  await writeFile(file('emblem.png'), await image.png().toBuffer());
  await writeFile(file('form.pdf'), 'PDF');
  await writeFile(file('labels.csv'), 'id,name\nnew-1,一\nnew-2,二\n');
  await writeFile(file('more-labels.csv'), 'id,name\nnew-9,九\n');
  await writeFile(file('titles.csv'), `id,title\n${person},团支书\n`);
  await writeFile(file('names.txt'), 'wangwu\n');
  const source = { url: 'https://hr.example.edu/{no}', fields: { id: 'id', title: 'name', createdAt: 'at' } };
  await writeFile(file('source.json'), JSON.stringify({ kind: 'tasks', name: '人事', ...source }));
  await writeFile(file('answers.json'), JSON.stringify([{ id: '1', name: '待办', at: '2026-11-20 09:00' }]));
  const headers = { Authorization: 'Bearer {secret:token}' };
  await addSource(world, { kind: 'tasks', config: { ...source, headers }, secrets: { token: 'former' } });
  await run('set  groups  mingde  id=choir  name=合唱团');
  await run('set  newsColumns  mingde  id=lectures  review=true');
  await run('sign-in  set  mingde  wecom  kind=wecom  name=企业微信  corpid=ww1');
  await run('sign-in  set  mingde  qr  kind=qr  name=扫码');
  await run('sign-in  set  mingde  portal  kind=api  name=门户');
  const token = await world.signIn(person);
  const { cookie } = await enterAs(world, administrator);
  const staff = await openEditors(world, { one: '20150132', other: '20120088' });
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
  const browser = newSecret();
  const handle = newHandle();
  await beginAttempt(here, { id: handle, method: 'wecom', service: '', target: null, browser });
  const named = { appid: 'ww1', openid: 'o-1', subject: 'openid:o-1', aliases: ['unionid:o-1'] };
  await db.execute(sql`update sign_in_attempts set named = ${JSON.stringify(named)}::jsonb where id = ${handle}`);
  // The key of the system that delivers is made with its first call.
  await world.call(pushTasks, { items: [task('first')] });
  for (const set of Object.values(tried)) set.clear();

  await db.execute(sql`create table watched (transaction xid8 not null, name text not null)`);
  await db.execute(sql`create function watch() returns trigger language plpgsql as $$
    begin insert into watched values (pg_current_xact_id(), tg_table_name); return null; end $$`);
  for (const table of tables.values()) {
    await db.execute(
      sql`create trigger watch after insert or update or delete on ${table} for each row execute function watch()`,
    );
  }

  const passkeys = passkeysOn(() => world);
  const importCalls = importsOf(() => world);
  const newest = async (table: typeof releases | typeof imports) => {
    const [row] = await here.rows(table, { orderBy: [desc(table.number)], limit: 1 });
    return row?.number ?? 0;
  };
  return {
    world,
    here,
    file,
    run,
    tried,
    token,
    /** The staff session of {@link administrator}. */
    cookie,
    /** The browser in which a WeChat waits to be bound, and by what. */
    wechat: { browser, handle },
    staff,
    one: staff.as('one'),
    other: staff.as('other'),
    passkeys,
    /** Runs the jobs of imports. */
    runImports: importCalls.run,
    importing: importCalls.as(staff.as('one').as.token),
    newestRelease: () => newest(releases),
    newestImport: () => newest(imports),
    /** What was written so far is no part of the act. */
    forget: () => db.execute(sql`truncate watched`),
    /** What was written since. */
    async watched(): Promise<Watched[]> {
      return (await db.execute<Watched>(sql`select name, transaction::text from watched`)).rows;
    },
    close: () => rm(folder, { recursive: true }),
  };
}

/** A call that is to be refused; fails where it is not. */
export async function refused(answer: Promise<{ readonly success: boolean }>): Promise<void> {
  if ((await answer).success) throw new Error('It was not refused.');
}

import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { giveGrant } from '../../server/access/grants.ts';
import { holdRelease } from '../../server/changes/releases.ts';
import { newInstitution } from '../../server/commands/new-institution.ts';
import { importWhole } from '../../server/commands/whole.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/open.ts';
import { auditEntries } from '../../server/database/schema/audit.ts';
import { drafts, editions, releases } from '../../server/database/schema/editions.ts';
import { importPieces, imports } from '../../server/database/schema/imports.ts';
import { people } from '../../server/database/schema/people.ts';
import { links } from '../../server/database/schema/site.ts';
import { saveDraft } from '../../server/editions/drafts.ts';
import { addImport, addPiece, setImport } from '../../server/imports/store.ts';
import { closeBoss, openBoss, takeoverSeconds } from '../../server/jobs/boss.ts';
import { csvText } from '../../server/lib/csv.ts';
import { findPart, type Part } from '../../server/parts/tables.ts';
import { checkImportJob } from '../../server/staff/imports/jobs.ts';
import { scoped } from '../../server/tenancy/scoped.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { announcedImport, announcedRelease, barrier, quickPace, workerJobs, writeJob } from './job-worker.ts';

const everywhere = { scope: 'institution', target: '' } as const;

let postgres: TestPostgres;
let database: OpenDatabase;
let holder: pg.Client;
const workers: { child: ChildProcess; words: () => string[]; ended: Promise<unknown> }[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url });
  await migrateDatabase(database.db);
  await database.db.execute(sql`create table effects (word text not null, pid integer not null)`);
  holder = new pg.Client({ connectionString: postgres.url });
  await holder.connect();
});
afterAll(async () => {
  for (const { child } of workers) child.kill('SIGTERM');
  await Promise.all(workers.map(({ ended }) => ended));
  await holder.end();
  await database.close();
  await postgres.stop();
});

const until = (met: () => Promise<boolean> | boolean) => vi.waitUntil(met, { timeout: 240_000, interval: 100 });

function startWorker(): void {
  const file = path.join(import.meta.dirname, 'job-worker.ts');
  const child = spawn(process.execPath, [file, postgres.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  workers.push({ child, words: () => said.split('\n').slice(1, -1), ended });
}

test('three processes take jobs, one dies between an effect and its completion: each effect is there once', async () => {
  const boss = await openBoss(database.db, workerJobs, {
    pace: quickPace,
    keepsTime: false,
    report: () => {},
  });
  await holder.query('select pg_advisory_lock($1)', [barrier]);
  for (let n = 0; n < 3; n += 1) startWorker();
  const sent = Array.from({ length: 30 }, (_, n) => `word ${n}`);
  for (const word of sent) await boss.send(writeJob.name, { word });
  await closeBoss(boss);

  await until(() => workers.every(({ words }) => words().length === 1));
  const [victim, ...others] = workers;
  victim?.child.kill('SIGKILL');
  await victim?.ended;
  await holder.query('select pg_advisory_unlock($1)', [barrier]);

  const left = async () => {
    const { rows } = await database.db.execute<{ left: number }>(
      sql`select count(*)::int as left from jobs.job where name = ${writeJob.name} and state <> 'completed'`,
    );
    return rows[0]?.left;
  };
  await until(async () => (await left()) === 0);
  const { rows } = await database.db.execute<{ word: string; pid: number }>(sql`select word, pid from effects`);
  expect(rows.map(({ word }) => word).sort()).toEqual(sent.toSorted());
  expect(rows.map(({ pid }) => pid)).not.toContain(victim?.child.pid);
  const begun = others.flatMap(({ words }) => words());
  expect(begun, 'what the dead process had begun').toContain(victim?.words()[0]);
});

test('two processes and a third that dies while it publishes: a scheduled release is published once, not before its time', async () => {
  const { db } = database;
  startWorker();
  await importWhole(db, newInstitution('xinyuan', '新源学院', 'xinyuan.example'));
  const here = scoped(db, { id: 'xinyuan' });
  const part = findPart('links') as Part;
  const act = { actor: 'cli:test', title: '友情链接', release: null };
  const values = { group: '校内', name: '图书馆', url: 'https://lib.example' };
  await saveDraft(here, { part, key: { position: 90 }, values, since: null, by: act.actor });
  const dueAt = new Date(Date.now() + 3000);
  const at = { db, act, changed: () => {} };
  const release = await holdRelease(at, 'xinyuan', { items: await here.rows(drafts), state: 'scheduled', dueAt });
  // Whoever publishes waits here, in the transaction that has written the link.
  await db.execute(
    sql.raw(`
    create function wait() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${barrier}); return new; end $$;
    create trigger wait after insert on editions for each row execute function wait()`),
  );
  await holder.query('select pg_advisory_lock($1)', [barrier]);
  const boss = await openBoss(db, workerJobs, {
    pace: quickPace,
    keepsTime: false,
    report: () => {},
  });
  await boss.send(announcedRelease.name, { institution: 'xinyuan', release }, { startAfter: dueAt });
  await closeBoss(boss);

  const isPublishing = ({ child, words }: (typeof workers)[number]) =>
    child.signalCode === null && words().includes(`release ${release}`);
  await until(() => workers.some(isPublishing));
  const victim = workers.find(isPublishing);
  const { rows: killed } = await db.execute<{ at: string }>(sql`select now()::text as at`);
  victim?.child.kill('SIGKILL');
  await victim?.ended;
  await holder.query('select pg_advisory_unlock($1)', [barrier]);
  await until(async () => (await here.first(releases, eq(releases.number, release)))?.state === 'published');

  expect(await here.rows(links, { where: eq(links.position, 90) })).toMatchObject([values]);
  expect(await here.rows(editions)).toMatchObject([{ number: 1, release }]);
  expect(await here.rows(auditEntries, { where: eq(auditEntries.action, 'publish') })).toHaveLength(1);
  const [done] = await here.rows(releases);
  expect(done?.endedAt?.getTime()).toBeGreaterThanOrEqual(dueAt.getTime());
  // By the database's clock, at the pace of these processes, with ten times the room for a busy machine.
  const { rows: late } = await db.execute<{ seconds: number }>(sql`
    select extract(epoch from completed_on - ${killed[0]?.at}::timestamptz)::float8 as seconds
    from jobs.job where name = ${announcedRelease.name}`);
  expect(late[0]?.seconds).toBeLessThan(10 * takeoverSeconds(quickPace));
});

test('an import that was sent twice, and whose processes die while they apply it, is there once and of one release', async () => {
  const { db } = database;
  startWorker();
  await importWhole(db, newInstitution('lanzhou', '兰洲学院', 'lanzhou.example'));
  const here = scoped(db, { id: 'lanzhou' });
  const person = { id: 'admin-1', name: '管理员', pinyin: 'guanliyuan', userType: 'ADMIN', no: '', title: '' } as const;
  const empty = { department: '', phone: '', email: '', identities: [], preferences: {} };
  await here.insert(people, [{ ...person, ...empty }]);
  await giveGrant(here, { actor: 'cli:test' }, { person: person.id, role: 'admin', ...everywhere, until: null });
  const given = { person: person.id, part: 'links', fileName: 'links.csv', format: 'csv', complete: false } as const;
  const number = await addImport(here, given, new Date());
  const rows = Array.from({ length: 40 }, (_, n) => [`${n}`, '校外', `友校 ${n}`, `https://u${n}.example`]);
  const file = Buffer.from(csvText([['position', 'group', 'name', 'url'], ...rows]));
  await addPiece(here, { number, size: 0 }, file);
  const boss = await openBoss(db, workerJobs, { pace: quickPace, keepsTime: false, report: () => {} });
  const stateOf = async () => (await here.first(imports, eq(imports.number, number)))?.state;
  await setImport(here, number, { state: 'checking' });
  await boss.send(checkImportJob.name, { institution: 'lanzhou', number });
  await until(async () => (await stateOf()) === 'checked');

  // Whoever applies it waits here, in the transaction that has written the links.
  await holder.query('select pg_advisory_lock($1)', [barrier]);
  await setImport(here, number, { state: 'applying' });
  // Sent twice, as by two who confirm at once.
  for (const _ of [1, 2]) await boss.send(announcedImport.name, { institution: 'lanzhou', number });
  await closeBoss(boss);
  const isApplying = ({ child, words }: (typeof workers)[number]) =>
    child.signalCode === null && words().includes(`import ${number}`);
  const isWriting = async () => {
    const { rows: waiting } = await db.execute(sql`select 1 from pg_locks where locktype = 'advisory' and not granted`);
    return waiting.length > 0;
  };
  await until(async () => workers.some(isApplying) && (await isWriting()));
  const victims = workers.filter(isApplying);
  for (const { child } of victims) child.kill('SIGKILL');
  await Promise.all(victims.map(({ ended }) => ended));
  expect([await here.count(links), await here.count(editions), await stateOf()]).toEqual([0, 0, 'applying']);
  await holder.query('select pg_advisory_unlock($1)', [barrier]);
  startWorker();
  await until(async () => (await stateOf()) === 'applied');

  expect(await here.count(links)).toBe(40);
  const made = await here.rows(releases);
  expect(made).toMatchObject([{ number: 1, actor: 'person:admin-1', title: '导入 links：links.csv' }]);
  expect((await here.rows(editions)).map(({ release }) => release)).toEqual(rows.map(() => 1));
  expect(await here.first(imports, eq(imports.number, number))).toMatchObject({ release: 1 });
  expect(await here.rows(auditEntries, { where: eq(auditEntries.action, 'import') })).toHaveLength(1);
  expect(await here.count(importPieces)).toBe(0);
});

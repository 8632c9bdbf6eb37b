import { readFile } from 'node:fs/promises';
import { taskInfo } from '@yimen/contract/tasks/tasks';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { migrateDatabase } from '../database/migrate.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { openTestDatabase } from '../database/testing.ts';
import { openSources } from '../sources/fixture.ts';
import { recordSourceState } from '../sources/state.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { answers, says } from '../testing/source-server.ts';
import { openWorld, type World } from '../testing/world.ts';
import { recordMigrations, recordStart } from './server-events.ts';
import { countEvent, installation, readEvents } from './store.ts';

const at = openSources();

/** Action, key and detail of what was recorded, the oldest first. */
async function told({ db }: Pick<World, 'db'>, institution: string): Promise<string[][]> {
  const entries = await readEvents(scoped(db, { id: institution }), {});
  return entries.map(({ action, key, detail }) => [action, key, detail]).reverse();
}

describe('the program records of itself', () => {
  test('that it started, and what concerns all institutions', async () => {
    const world = await openWorld();
    try {
      await recordStart(world.db);
      const { run } = commandsOn(() => world);
      await run('secrets  status');
      await run('secrets  forget  --yes');
      expect(await told(world, installation)).toEqual([
        ['start', '', expect.stringMatching(/^版本 \d+\.\d+\.\d+，主机 .+，进程 \d+$/)],
        ['command', '', 'secrets forget --yes'],
      ]);
      expect(await run(`audit  list  ${installation}  action=start`)).toContain('server  服务启动');
    } finally {
      await world.close();
    }
  });

  test('that an older database was brought up to date', async () => {
    const database = await openTestDatabase();
    try {
      const { db } = database;
      const first = await readFile(new URL('../database/migrations/0000_core.sql', import.meta.url), 'utf8');
      await db.execute(sql`drop schema public cascade`);
      await db.execute(sql`create schema public`);
      for (const statement of first.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
      await db.execute(sql`delete from drizzle.__drizzle_migrations where id > 1`);
      await migrateDatabase(db, recordMigrations);
      expect(await told(database, installation)).toEqual([
        ['migrate', '', expect.stringMatching(/^0001_domain、0002_memorial_grey、/)],
      ]);
      await migrateDatabase(db, recordMigrations);
      expect(await told(database, installation)).toHaveLength(1);
    } finally {
      await database.close();
    }
  });
});

describe('a source', () => {
  const config = () => ({
    url: `${at.other.origin}/tasks?user={no}`,
    list: 'data',
    fields: { id: 'id', title: 'name', createdAt: 'at' },
  });
  beforeEach(() => at.world.db.delete(auditEntries));

  test('that stops answering is recorded once, and once when it answers again', async () => {
    await at.add({ kind: 'tasks', config: config() });
    const ask = () => at.world.call(taskInfo, { status: 'todo', pageSize: 100 }, { token: at.student });
    at.other.behave(says('', 503));
    for (let call = 0; call < 5; call += 1) await ask();
    const sources = async () => (await told(at.world, 'mingde')).filter(([action]) => action?.startsWith('source'));
    await expect.poll(sources).toEqual([['source-stopped', 'hr', expect.stringContaining('503')]]);
    // Another process, or this one after a restart, finds the same, and then that it answers.
    const state = { source: 'hr', trouble: '连接不上' };
    await recordSourceState(at.world.db, { id: 'mingde' }, state);
    await Promise.all([1, 2].map(() => recordSourceState(at.world.db, { id: 'mingde' }, { ...state, trouble: null })));
    expect(await sources()).toEqual([expect.anything(), ['source-resumed', 'hr', '']]);
  });

  test('that has always answered leaves nothing', async () => {
    await at.add({ kind: 'tasks', config: config() });
    at.other.behave(answers({ data: [] }));
    await at.world.call(taskInfo, { status: 'todo', pageSize: 100 }, { token: at.student });
    await recordSourceState(at.world.db, { id: 'mingde' }, { source: 'hr', trouble: null });
    expect(await told(at.world, 'mingde')).toEqual([]);
  });

  test('that an operator tries is recorded, whether or not it answers', async () => {
    await at.add({ kind: 'tasks', config: config() });
    const { run, failed } = commandsOn(() => at.world);
    at.other.behave(answers({ data: [] }));
    await run('source  test  mingde  hr  2024310086');
    at.other.behave(says('', 503));
    expect(await failed('source  test  mingde  hr  2024310086')).toContain('503');
    expect(await failed('source  test  mingde  hr  林知夏')).toContain('没有编号为 林知夏 的人');
    expect(await told(at.world, 'mingde')).toEqual([
      ['command', '2024310086', 'source test mingde hr'],
      ['command', '2024310086', 'source test mingde hr'],
      ['command', '', 'source test mingde hr'],
    ]);
  });
});

test('refusals of many accounts from one address are a few rows and a count, and leave other addresses alone', async () => {
  const here = scoped(at.world.db, { id: 'flooded' });
  const refusal = (key: number, address: string) =>
    ({
      actor: 'visitor',
      action: 'sign-in-refused',
      part: 'accounts',
      key: String(key),
      detail: '2001',
      address,
    }) as const;
  for (let key = 0; key < 30; key += 1) await countEvent(here, refusal(key, '198.51.100.7'));
  await countEvent(here, refusal(0, '203.0.113.9'));
  const entries = await readEvents(here, {});
  const flood = entries.filter(({ address }) => address === '198.51.100.7');
  expect(flood.filter(({ key }) => key !== '')).toHaveLength(20);
  // One, or two where the minute changes meanwhile.
  const counted = flood.filter(({ key }) => key === '');
  expect(counted.length).toBeLessThanOrEqual(2);
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(10);
  expect(entries.filter(({ address }) => address === '203.0.113.9')).toMatchObject([{ key: '0', count: 1 }]);
});

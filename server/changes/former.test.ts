import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drafts, editions, releases } from '../database/schema/editions.ts';
import { collections, noticeReplies, topicSteps } from '../database/schema/person.ts';
import { removedRows } from '../database/schema/removed.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Row, requirePart } from '../parts/tables.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { newRemoval, removeKept } from './removed/keep.ts';

const [app, notice, topic] = ['expense-claim', 'notice-abroad-plan', 'topic-abroad'];

let world: World;
let here: Scoped;
beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, { id: 'mingde' });
  const [person, at] = ['2024310086', new Date('2026-11-20T08:00:00Z')];
  await here.insert(noticeReplies, [{ person, notice, text: '收到', at }]);
  await here.insert(topicSteps, [{ person, topic, step: '办护照', doneAt: at }]);
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of [drafts, editions, releases, removedRows]) await world.db.delete(table);
});
const { run } = commandsOn(() => world);

const ofThings = {
  appHits: { app },
  collections: { app },
  recentUses: { app },
  noticeReads: { notice },
  noticeReplies: { notice },
  topicSteps: { topic },
  apps: { id: app },
};

/** What people did with these things, and how often a service was used, by part. */
async function activity(): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const [part, fields] of Object.entries(ofThings)) {
    const rows = (await here.rows(requirePart(part).table)) as Row[];
    const own = rows.filter((row) => Object.entries(fields).every(([name, value]) => row[name] === value));
    found[part] = own.map((row) => JSON.stringify(row)).sort();
  }
  return found;
}

/** Publishes the withdrawal of these; returns the number of the release. */
async function withdraw(...names: string[]): Promise<string> {
  for (const name of names) await run(`draft  withdraw  mingde  ${name}  --yes`);
  const published = await run('release  publish  mingde  归档  --yes');
  return /发布单 (\d+)/.exec(published)?.[1] ?? expect.fail(published);
}

describe('what people did with what was withdrawn', () => {
  test('is there as before once the release is rolled back, and so are counts', async () => {
    const before = await activity();
    for (const [part, rows] of Object.entries(before)) expect(rows.length, part).toBeGreaterThan(0);
    const number = await withdraw(`apps:${app}`, `notices:${notice}`, `topics:${topic}`);
    expect(Object.values(await activity()).flat()).toEqual([]);
    const told = await run(`release  rollback  mingde  ${number}  reason=弄错了`);
    for (const part of ['appHits', 'collections', 'recentUses', 'noticeReads', 'noticeReplies', 'topicSteps'])
      expect(told).toContain(`${part}：${before[part]?.length}`);
    expect(await activity()).toEqual(before);
    expect(await here.count(removedRows), 'nothing is left that could not be put back').toBe(0);
  });

  test('is told, and asked for, before a rollback takes it away again', async () => {
    const before = await activity();
    const numberIn = (told: string) => /发布单 (\d+)。/.exec(told)?.[1] ?? expect.fail(told);
    const back = numberIn(await run(`release  rollback  mingde  ${await withdraw(`apps:${app}`)}  reason=弄错了`));
    const again = `release  rollback  mingde  ${back}  reason=没有弄错`;
    const asked = await run(again);
    expect(asked).toContain(`collections：${before.collections?.length}`);
    expect(asked).toContain('--yes');
    expect(await activity()).toEqual(before);
    const number = numberIn(await run(`${again}  --yes`));
    expect((await activity()).collections).toEqual([]);
    await run(`release  rollback  mingde  ${number}  reason=弄错了`);
    expect(await activity()).toEqual(before);
  });

  test('is there as before once an edition is restored', async () => {
    const before = await activity();
    await withdraw(`apps:${app}`);
    const told = await run(`edition  restore  mingde  apps:${app}  1  reason=还要用`);
    expect(told).toContain(`collections：${before.collections?.length}`);
    expect(await activity()).toEqual(before);
  });

  test('went with it again where it was removed twice: what went last comes back', async () => {
    const before = await activity();
    await run(`remove  apps  mingde  id=${app}  --yes`);
    await run(`edition  restore  mingde  apps:${app}  1  reason=还要用`);
    const mine = and(eq(collections.app, app), eq(collections.person, '20030017')) ?? expect.fail();
    const one = (await here.rows(collections, { where: mine }))[0] ?? expect.fail('nobody collected it');
    await here.delete(collections, mine);
    const number = await withdraw(`apps:${app}`);
    await run(`release  rollback  mingde  ${number}  reason=弄错了`);
    const left = before.collections?.filter((row) => row !== JSON.stringify(one));
    expect(left?.length).toBe((before.collections?.length ?? 0) - 1);
    expect((await activity()).collections).toEqual(left);
    await here.insert(collections, [one]);
  });

  test('stays removed by itself of somebody who is gone meanwhile, and comes back after them', async () => {
    const before = await activity();
    const [collected] = await here.rows(collections, { where: eq(collections.app, app) });
    const id = collected?.person ?? expect.fail();
    const number = await withdraw(`apps:${app}`);
    const people = requirePart('people');
    await inTransaction(world.db, (db) =>
      removeKept(scoped(db, { id: 'mingde' }), people, [{ id }], newRemoval('cli:op')),
    );
    const isGone = (row: string) => row.includes(`"person":"${id}"`);
    await run(`release  rollback  mingde  ${number}  reason=弄错了`);
    expect((await activity()).collections).toEqual(before.collections?.filter((row) => !isGone(row)));
    const listed = async (part: string) => (await run(`removed  list  mingde  ${part}`)).split('\n');
    const numberOf = (lines: readonly string[], words: string) =>
      lines
        .find((line) => line.includes(words))
        ?.trim()
        .split('  ')[0] ?? expect.fail(lines.join('\n'));
    await run(`removed  restore  mingde  ${numberOf(await listed('people'), id)}`);
    await run(`removed  restore  mingde  ${numberOf(await listed('collections'), `${id}、${app}`)}`);
    expect((await activity()).collections).toEqual(before.collections);
  });

  test('is not brought to a new thing of its name', async () => {
    await withdraw(`apps:${app}`);
    await run(`set  services  mingde  id=${app}  name=另一件事  category=aid  department=archives`);
    expect(await activity()).toMatchObject({ collections: [], recentUses: [], appHits: [] });
  });
});

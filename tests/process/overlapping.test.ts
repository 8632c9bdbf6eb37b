import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endGrant, giveGrant } from '@yimen/contract/staff/grants';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { giveGrant as give } from '../../server/access/grants.ts';
import { readEvents } from '../../server/audit/store.ts';
import { publishDrafts } from '../../server/changes/publish.ts';
import type { Database } from '../../server/database/open.ts';
import { grants } from '../../server/database/schema/access.ts';
import { drafts, editions, releases } from '../../server/database/schema/editions.ts';
import { institutions } from '../../server/database/schema/institutions.ts';
import { previews } from '../../server/database/schema/previews.ts';
import { apps } from '../../server/database/schema/services.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import { lockInstitution } from '../../server/tenancy/lock.ts';
import { scoped } from '../../server/tenancy/scoped.ts';
import { commandsOn } from '../../server/testing/commands.ts';
import { type Editors, openEditors } from '../../server/testing/editors.ts';
import type { World } from '../../server/testing/world.ts';
import { openPostgresWorld } from './postgres-world.ts';

// The embedded database has one session, in which transactions cannot overlap; here two are open at once.
const card = 'apps:campus-card-lost';
const mingde = { id: 'mingde' };
const [student, teacher] = ['2024310086', '20120088'];

let world: World;
let staff: Editors<'anna' | 'boris' | 'clara'>;
beforeAll(async () => {
  world = await openPostgresWorld();
  staff = await openEditors(world, { anna: teacher, boris: '20180266', clara: '20150132' });
});
afterAll(() => world.close());
beforeEach(() => staff.begin({ anna: [['editor']], boris: [['publisher']], clara: [['publisher']] }));

/** How many of the database’s sessions are in a transaction and wait for another one. */
async function waiting(): Promise<number> {
  const { rows } = await world.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and xact_start is not null`);
  return rows[0]?.count ?? 0;
}

/**
 * Starts several changes, the next one when the transaction of the one before is open and waits, and lets them go on
 * when all of them do.
 */
const overlapping = <T>(...changes: readonly (() => Promise<T>)[]) =>
  overlappingAt((tx) => lockInstitution(tx, mingde), ...changes);

/** The same for changes that wait for another row, which is locked. */
async function overlappingAt<T>(
  lock: (tx: Database) => Promise<unknown>,
  ...changes: readonly (() => Promise<T>)[]
): Promise<PromiseSettledResult<T>[]> {
  const running: Promise<T>[] = [];
  await inTransaction(world.db, async (tx) => {
    await lock(tx);
    for (const change of changes) {
      const one = change();
      one.catch(() => {});
      running.push(one);
      await vi.waitUntil(async () => (await waiting()) === running.length, { timeout: 60_000 });
    }
  });
  return Promise.allSettled(running);
}

/** What each was answered; throws what one threw. */
const answers = <T>(settled: readonly PromiseSettledResult<T>[]): T[] =>
  settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });

describe('two who publish in the same second', () => {
  test('in 管理台: one does, and the other is told', async () => {
    await staff.as('boris').save(card, { summary: '一' });
    const both = answers(
      await overlapping(
        () => staff.as('boris').submit([card]),
        () => staff.as('clara').submit([card]),
      ),
    );
    expect(both.map(({ code }) => code)).toEqual([200, 404]);
    expect(both[1]?.msg).toContain('可能已经发布');
    expect([await world.db.$count(releases), await world.db.$count(editions)]).toEqual([1, 2]);
    expect((await staff.here.first(apps, eq(apps.id, 'campus-card-lost')))?.summary).toBe('一');
    expect((await readEvents(staff.here, { action: 'publish' })).length).toBe(1);
  });

  test('by commands: one does, and the other is told', async () => {
    await staff.as('boris').save(card, { summary: '一' });
    const items = await staff.here.rows(drafts);
    const publish = () =>
      publishDrafts(
        { db: world.db, changed: () => {}, act: { actor: 'cli:test', title: '抢', release: null } },
        mingde.id,
        items,
      );
    const [first, second] = await overlapping<unknown>(publish, publish);
    expect(first?.status).toBe('fulfilled');
    expect(String((second as PromiseRejectedResult).reason)).toContain('已经发布，或被放弃了');
    expect([await world.db.$count(releases), await world.db.$count(editions)]).toEqual([1, 2]);
  });

  test('by approving: one does, and the other is told', async () => {
    await staff.as('anna').save(card, { summary: '一' });
    await staff.as('anna').submit([card]);
    const both = answers(
      await overlapping(
        () => staff.as('boris').approve(1),
        () => staff.as('clara').approve(1),
      ),
    );
    expect(both.map(({ msg }) => msg)).toEqual(['', '发布单 1 现在是“已发布”，不能再这样做。']);
    expect((await readEvents(staff.here, { action: 'approve-release' })).length).toBe(1);
  });
});

test('two files that are applied at once: the second one tells what is left to do, and is recorded so', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'yimen-'));
  try {
    const file = path.join(folder, 'labels.csv');
    await writeFile(file, 'id,name\nnew-1,一\nnew-2,二\n');
    const { run } = commandsOn(() => world);
    const apply = () => run(`apply  labels  mingde  ${file}  --yes`);
    const [first, second] = answers(await overlapping(apply, apply));
    expect(first).toBe('labels：新增 2 行，更改 0 行，删除 0 行，不变 0 行。');
    expect(second).toBe('labels：新增 0 行，更改 0 行，删除 0 行，不变 2 行。');
    expect(await readEvents(staff.here, { action: 'command' })).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('two who take back the same thing at once', () => {
  const { run } = commandsOn(() => world);
  const reason = (one: PromiseSettledResult<unknown> | undefined) => String((one as PromiseRejectedResult).reason);

  test('a draft: one discards it, the other is told that there is none', async () => {
    await staff.as('boris').save(card, { summary: '一' });
    const discard = () => run(`draft  discard  mingde  ${card}  --yes`);
    const [first, second] = await overlapping(discard, discard);
    expect(first).toMatchObject({ value: `${card} 的草稿已放弃。` });
    expect(reason(second)).toContain('没有草稿');
    expect(await readEvents(staff.here, { action: 'command' })).toHaveLength(1);
  });

  test('a preview: one ends it, the other is told that it has ended', async () => {
    await run('preview  create  mingde');
    const [made] = await staff.here.rows(previews);
    const revoke = () => run(`preview  revoke  mingde  ${made?.id}  --yes`);
    const lock = (tx: Database) => tx.execute(sql`select 1 from previews where id = ${made?.id} for update`);
    const [first, second] = await overlappingAt(lock, revoke, revoke);
    expect(first).toMatchObject({ value: '预览链接已停用。' });
    expect(reason(second)).toContain('刚刚已经停用，或到期了');
    expect(await readEvents(staff.here, { action: 'revoke-preview' })).toHaveLength(1);
  });
});

describe('two changes of grants at once', () => {
  /** Gives as the operator does, in a transaction of its own. */
  const giving = (role: string) => () =>
    inTransaction(world.db, (tx) =>
      give(
        scoped(tx, mingde),
        { actor: 'cli:test' },
        { person: student, role, scope: 'institution', target: '', until: null },
      ),
    );
  const held = async () =>
    (await staff.here.rows(grants, { where: eq(grants.person, student) })).map(({ role }) => role);

  test('do not make one person two of 三员', async () => {
    const separate = (separateDuties: boolean) =>
      world.db.update(institutions).set({ separateDuties }).where(eq(institutions.id, mingde.id));
    await separate(true);
    const [first, second] = await overlapping<unknown>(giving('system'), giving('security'));
    await separate(false);
    expect(first?.status).toBe('fulfilled');
    expect(String((second as PromiseRejectedResult).reason)).toContain('三员须分立');
    expect(await held()).toEqual(['system']);
  });

  test('let nobody give what has just been taken from them, and keep what they gave before', async () => {
    await staff.hold({ boris: [['admin']], clara: [['admin']] });
    const end = () =>
      world.call(endGrant, { person: '20150132', role: 'admin', scope: 'institution' }, staff.as('boris').as);
    const pass = () =>
      world.call(giveGrant, { person: student, role: 'desk', scope: 'institution' }, staff.as('clara').as);
    const late = answers(await overlapping<{ success: boolean }>(end, pass));
    expect([late.map(({ success }) => success), await held()]).toEqual([[true, false], []]);
    await staff.hold({ boris: [['admin']], clara: [['admin']] });
    const early = answers(await overlapping<{ success: boolean }>(pass, end));
    expect([early.map(({ success }) => success), await held()]).toEqual([[true, true], ['desk']]);
  });
});

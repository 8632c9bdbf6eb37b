import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../commands/commands.ts';
import type { OpenDatabase } from '../database/open.ts';
import { auditEntries, auditSeals } from '../database/schema/audit.ts';
import { openTestDatabase } from '../database/testing.ts';
import { inTransaction } from '../database/transaction.ts';
import { dayMs } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { removeOldMonth, sealEntries } from './seal.ts';
import { countEvent, recordEvent } from './store.ts';
import { auditedInstitutions, verifyEntries } from './verify.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.execute(sql`truncate audit_entries, audit_differences, audit_seals`));
const { run, failed } = commandsOn(() => database);

const october = new Date('2026-10-15T04:00:00Z');
const november = new Date('2026-11-15T04:00:00Z');
const row = { institution: 'here', actor: 'visitor', action: 'sign-in' } as const;

/** Entries with these details, a minute after each other. */
async function record(details: readonly string[], from = october, institution = 'here'): Promise<void> {
  const at = (index: number) => new Date(from.getTime() + index * 60_000);
  const rows = details.map((detail, index) => ({ ...row, institution, detail, at: at(index), lastAt: at(index) }));
  await database.db.insert(auditEntries).values(rows);
}

const seal = (now: Date, limit?: number) => inTransaction(database.db, (tx) => sealEntries(tx, now, limit));
const verify = (noted?: string) => verifyEntries(database.db, 'here', noted);
const change = (statement: string) => database.db.execute(sql.raw(statement));
const heads = () => database.db.select().from(auditSeals).orderBy(auditSeals.institution, auditSeals.month);

/** Three entries sealed in October, three in November. */
async function sealTwoMonths(): Promise<void> {
  await record(['a', 'b', 'c']);
  await seal(new Date(october.getTime() + 3_600_000));
  await record(['d', 'e', 'f'], november);
  await seal(new Date(november.getTime() + 3_600_000));
}

describe('sealing', () => {
  test('puts entries into the chain of the month in which they are sealed, which follows the month before', async () => {
    await sealTwoMonths();
    const [first, second] = await heads();
    expect([first, second]).toMatchObject([
      { month: '2026-10', count: 3, previous: '' },
      { month: '2026-11', count: 3, previous: first?.hash },
    ]);
    expect(await verify()).toMatchObject({
      intact: 6,
      unsealed: 0,
      late: 0,
      fault: null,
      head: { hash: second?.hash },
    });
  });

  test('goes by the months of here, and never back to one that is over', async () => {
    await record(['a']);
    await seal(new Date('2026-10-31T16:00:00Z'));
    await record(['b']);
    await seal(new Date('2026-10-31T15:59:00Z'));
    expect(await heads()).toMatchObject([{ month: '2026-11', count: 2 }]);
    expect(await verify()).toMatchObject({ intact: 2, fault: null });
  });

  test('keeps institutions apart', async () => {
    await record(['a']);
    await record(['b'], october, 'there');
    await seal(october);
    await change(`update audit_entries set detail = 'x' where institution = 'there'`);
    expect(await verify()).toMatchObject({ intact: 1, fault: null });
    expect((await verifyEntries(database.db, 'there')).fault).toMatchObject({ kind: 'changed' });
    expect(await auditedInstitutions(database.db)).toEqual(['here', 'there']);
  });

  test('goes on where a part of it ended', async () => {
    await record(['a', 'b', 'c', 'd', 'e']);
    expect([await seal(october, 2), await seal(october, 2), await seal(october, 2)]).toEqual([
      'again',
      'again',
      'done',
    ]);
    expect(await heads()).toMatchObject([{ count: 5 }]);
    expect(await verify()).toMatchObject({ intact: 5, fault: null });
  });

  test('lets an entry that is committed late, with an earlier time, follow what is sealed', async () => {
    await record(['b'], new Date(october.getTime() + 60_000));
    await seal(october);
    await record(['a']);
    expect(await verify()).toMatchObject({ intact: 1, unsealed: 1, oldestUnsealed: october, fault: null });
    await seal(october);
    const [late] = await database.db.select().from(auditEntries).where(eq(auditEntries.detail, 'a'));
    expect(late).toMatchObject({ sequence: 2 });
    expect(await verify()).toMatchObject({ intact: 2, late: 0, fault: null });
  });

  test('tells of entries that were written a day or more after their time', async () => {
    await sealTwoMonths();
    await record(['backdated']);
    await seal(november);
    expect(await verify()).toMatchObject({ intact: 7, late: 1, fault: null });
  });

  test('waits until alike events are counted, and what comes after has a row of its own', async () => {
    const here = scoped(database.db, { id: 'here' });
    const refused = { actor: 'visitor', action: 'sign-in-refused' } as const;
    await countEvent(here, refused);
    await recordEvent(here, { actor: 'visitor', action: 'sign-out' });
    await seal(new Date());
    expect(await verify()).toMatchObject({ intact: 1, unsealed: 1 });
    await countEvent(here, refused);
    await seal(new Date(Date.now() + 3 * 3_600_000));
    await countEvent(here, refused);
    const counts = await database.db.select().from(auditEntries).where(eq(auditEntries.action, 'sign-in-refused'));
    expect(counts.map(({ count, sequence }) => [count, sequence !== null]).sort()).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(await verify()).toMatchObject({ intact: 2, unsealed: 1, fault: null });
  });

  test('reads changed fields the same whatever order the database keeps them in', async () => {
    const before = { title: '旧', b: { y: 1, x: [1, { d: 1, c: null }] }, a: 1.5 };
    await database.db.insert(auditEntries).values({ ...row, before, after: null });
    await seal(new Date());
    expect(await verify()).toMatchObject({ intact: 1, fault: null });
    await change(`update audit_entries set before = jsonb_set(before, '{b,x,1,c}', '0')`);
    expect((await verify()).fault).toMatchObject({ kind: 'changed', sequence: 1 });
  });
});

describe('what was done to sealed entries is found where it begins', () => {
  beforeEach(sealTwoMonths);
  const inOctober = (sequence: number) => `institution = 'here' and month = '2026-10' and sequence = ${sequence}`;
  const shiftBy = (by: number) =>
    `update audit_entries set sequence = -sequence where month = '2026-10' and sequence > 2;
     update audit_entries set sequence = -sequence + ${by} where month = '2026-10' and sequence < 0`;
  const insert = (sequence: string, month = "'2026-10'", hash = "'x'") =>
    `insert into audit_entries (institution, actor, action, month, sequence, hash)
     values ('here', 'visitor', 'sign-in', ${month}, ${sequence}, ${hash})`;

  test.each([
    ['a changed one', `update audit_entries set detail = 'x' where ${inOctober(2)}`, 'changed', 2],
    [
      'one made to be at another time',
      `update audit_entries set at = at - interval '1 s' where ${inOctober(2)}`,
      'changed',
      2,
    ],
    ['one with another hash', `update audit_entries set hash = 'x' where ${inOctober(2)}`, 'changed', 2],
    ['a deleted one', `delete from audit_entries where ${inOctober(2)}`, 'removed', 2],
    ['the first deleted', `delete from audit_entries where ${inOctober(1)}`, 'removed', 1],
    ['the last of a month deleted', `delete from audit_entries where ${inOctober(3)}`, 'removed', 3],
    ['a whole month deleted', `delete from audit_entries where month = '2026-10'`, 'removed', 1],
    ['one deleted and the gap closed', `delete from audit_entries where ${inOctober(2)}; ${shiftBy(-1)}`, 'removed', 2],
    ['one inserted in between', `${shiftBy(1)}; ${insert('3')}`, 'inserted', 3],
    ['one inserted at the end', insert('4'), 'inserted', 4],
    ['one inserted before the first', insert('0'), 'inserted', 1],
    ['one with the seal of another', insert('4', "'2026-10'", '(select hash from audit_seals limit 1)'), 'inserted', 4],
    ['one taken out to be sealed anew', `update audit_entries set sequence = null where ${inOctober(2)}`, 'removed', 2],
    [
      'two that were swapped',
      `update audit_entries set sequence = -sequence where month = '2026-10' and sequence < 3;
       update audit_entries set sequence = 3 + sequence where month = '2026-10' and sequence < 0`,
      'changed',
      1,
    ],
  ])('%s', async (_, statement, kind, sequence) => {
    await change(statement);
    expect((await verify()).fault).toMatchObject({ kind, month: '2026-10', sequence });
  });

  test.each([
    ['the hash of a month', `update audit_seals set hash = 'x' where month = '2026-10'`, 'month-changed', '2026-10'],
    ['what a month follows', `update audit_seals set previous = 'x' where month = '2026-11'`, 'changed', '2026-11'],
    ['a month taken away', `delete from audit_seals where month = '2026-10'`, 'month-changed', '2026-11'],
    [
      'a month said to have been kept long enough',
      `update audit_seals set removed_at = now()`,
      'month-removed',
      '2026-10',
    ],
    ['one of a month of its own', insert('1', "'2020-01'"), 'inserted', '2020-01'],
    ['one of no month', insert('1', 'null'), 'inserted', ''],
  ])('%s', async (_, statement, kind, month) => {
    await change(statement);
    const { fault } = await verify();
    expect(fault?.month).toBe(month);
    expect([kind, 'month-changed']).toContain(fault?.kind);
  });

  test('a chain made anew is another than the one that somebody noted', async () => {
    const [, head] = await heads();
    expect(await verify(head?.hash)).toMatchObject({ hasNoted: true });
    await change(`update audit_entries set detail = 'x', sequence = null, month = null where ${inOctober(2)};
      update audit_entries set sequence = null, month = null; truncate audit_seals`);
    await seal(november);
    expect(await verify(head?.hash)).toMatchObject({ hasNoted: false, intact: 6, fault: null });
  });
});

describe('entries are kept', () => {
  const remove = (now: Date, days = 180) => inTransaction(database.db, (tx) => removeOldMonth(tx, now, days));
  /** 180 days after the beginning of November here. */
  const due = new Date(Date.parse('2026-10-31T16:00:00Z') + 180 * dayMs);
  const left = async () => (await database.db.select().from(auditEntries)).map(({ detail }) => detail).sort();

  test('for 180 days after their month; then they go with it, and what is left is proved by its head', async () => {
    await sealTwoMonths();
    expect(await remove(new Date(due.getTime() - 1))).toBe('done');
    expect(await left()).toHaveLength(6);
    expect([await remove(due), await remove(due)]).toEqual(['again', 'done']);
    expect(await left()).toEqual(['d', 'e', 'f']);
    const [first, second] = await heads();
    expect([first, second]).toMatchObject([
      { count: 3, removedAt: due },
      { previous: first?.hash, removedAt: null },
    ]);
  });

  test('longer where one says so', async () => {
    await sealTwoMonths();
    expect(await remove(due, 365)).toBe('done');
  });

  test('and a month that has gone as it may is no fault', async () => {
    const longAgo = new Date('2020-03-15T04:00:00Z');
    await record(['a', 'b'], longAgo);
    await seal(longAgo);
    await record(['c']);
    await seal(october);
    expect(await remove(new Date('2026-11-01T00:00:00Z'))).toBe('again');
    expect(await verify()).toMatchObject({ intact: 1, removedMonths: 1, fault: null });
    await database.db.update(auditSeals).set({ hash: 'x' }).where(eq(auditSeals.month, '2020-03'));
    expect((await verify()).fault).toMatchObject({ kind: 'month-changed', month: '2026-10' });
  });

  test('while they are not sealed, whatever their time', async () => {
    await record(['a'], new Date('2020-03-15T04:00:00Z'));
    await remove(november);
    expect(await left()).toEqual(['a']);
  });
});

describe('“audit verify” says', () => {
  test('what is intact, and what is not sealed yet', async () => {
    await sealTwoMonths();
    await record(['g'], november);
    const [, head] = await heads();
    expect((await run('audit  verify')).split('\n')).toEqual([
      'here：完整。已封存 6 条，全部与封存时一致；尚未封存 1 条（最早一条 2026-11-15 12:00）。',
      `  链头 2026-11 第 3 条 ${head?.hash}`,
    ]);
    expect(await run(`audit  verify  here  head=${head?.hash}`)).toContain('完整');
    expect(await failed(`audit  verify  head=${'0'.repeat(64)}`)).toContain('记录被改写过');
    expect(await failed('audit  verify  head=abc')).toContain('64 位');
    expect(await failed('audit  verify  nowhere')).toBe('没有 nowhere 的审计记录。');
  });

  test('that nothing is recorded yet, and records nothing itself', async () => {
    expect(await run('audit  verify')).toBe('还没有审计记录。');
    expect(await database.db.$count(auditEntries)).toBe(0);
  });

  test('which entry was changed', async () => {
    await sealTwoMonths();
    const second = and(eq(auditEntries.month, '2026-10'), eq(auditEntries.sequence, 2));
    await database.db.update(auditEntries).set({ actor: 'person:1' }).where(second);
    expect(await failed('audit  verify  here')).toBe('审计记录与封存时不一致。');
    const [line] = await printedBy('audit  verify  here');
    expect(line).toBe(
      'here：2026-10 第 2 条（2026-10-15 12:01）被改动，或与别的记录调换。在此之前 1 条，与封存时一致；尚未封存 0 条。',
    );
  });

  /** What a command prints before it fails. */
  async function printedBy(line: string): Promise<string[]> {
    const printed: string[] = [];
    const outside = { db: database.db, print: (text: string) => void printed.push(text), input: async () => '' };
    await expect(runCommand(line.split('  '), outside)).rejects.toThrow();
    return printed;
  }
});

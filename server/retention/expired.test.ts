import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { imports } from '../database/schema/imports.ts';
import { people, sessions, signInFailures } from '../database/schema/people.ts';
import { noticeReads } from '../database/schema/person.ts';
import { removedRows } from '../database/schema/removed.ts';
import { passports, qrCodes, signInAttempts, spentCredentials } from '../database/schema/sign-in.ts';
import { begunTables } from '../database/schema/tables.ts';
import { countedUses, feedback, visits } from '../database/schema/visits.ts';
import { idempotentAnswers } from '../http/idempotency/table.ts';
import { keptKinds, usualDays } from '../kept-days.ts';
import { addDays, dayText } from '../lib/time.ts';
import { openWorld, type World } from '../testing/world.ts';
import { deleteExpired } from './expired.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const { table } of kinds) await world.db.delete(table);
});

const now = new Date();
const minute = 60_000;
const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
const hour = 60;
const day = 24 * hour;

const attempt = { institution: 'mingde', method: 'cas', browser: '', service: '', createdAt: now };
const code = {
  institution: 'mingde',
  browser: '',
  userAgent: '',
  address: '',
  status: 'waiting',
  askedAt: now,
} as const;
const session = { institution: 'mingde', person: '2024310086', address: '', userAgent: '', device: '' };
const ticket = { institution: 'mingde', service: '', session: '', person: '' };
const use = { institution: 'mingde', thing: 'app a', count: 1 };
const answer = { caller: 'mingde/person/1', fingerprint: '', answer: null };
const removed = {
  institution: 'mingde',
  removal: randomUUID(),
  kind: 'row',
  part: 'links',
  row: {},
  by: 'cli:root',
} as const;
const report = { institution: 'mingde', about: 'search', subject: '', words: '' } as const;
const read = { institution: 'mingde', person: '2024310086', notice: 'notice-final-exams' };
const handedIn = {
  institution: 'mingde',
  person: '2024310086',
  part: 'labels',
  format: 'csv',
  complete: false,
  state: 'applied',
  size: 1,
} as const;
const failure = { institution: 'mingde', count: 3 };

/** For each kind, rows that stay and rows that go; a row is known by its only text that differs. */
const kinds: readonly { table: PgTable; stays: Record<string, unknown>[]; goes: Record<string, unknown>[] }[] = [
  {
    table: signInAttempts,
    stays: [{ ...attempt, id: 'stays', expiresAt: ago(9) }],
    goes: [{ ...attempt, id: 'goes', expiresAt: ago(11) }],
  },
  {
    table: qrCodes,
    stays: [{ ...code, id: 'stays', code: 'stays', expiresAt: ago(9) }],
    goes: [{ ...code, id: 'goes', code: 'goes', expiresAt: ago(11) }],
  },
  {
    table: passports,
    stays: [{ ...ticket, digest: 'stays', expiresAt: ago(9) }],
    goes: [{ ...ticket, digest: 'goes', expiresAt: ago(11) }],
  },
  {
    table: spentCredentials,
    stays: [{ institution: 'mingde', digest: 'stays', until: ago(-1) }],
    goes: [{ institution: 'mingde', digest: 'goes', until: ago(1) }],
  },
  {
    table: signInFailures,
    stays: [
      { ...failure, subject: 'stays', lastAt: ago(day - 1), waitUntil: null },
      { ...failure, subject: 'stays, as it waits', lastAt: ago(day + 1), waitUntil: ago(-1) },
    ],
    goes: [
      { ...failure, subject: 'goes', lastAt: ago(day + 1), waitUntil: null },
      { ...failure, subject: 'goes, as it has waited', lastAt: ago(day + 1), waitUntil: ago(1) },
    ],
  },
  {
    table: sessions,
    stays: [{ ...session, id: 'stays', startedAt: ago(90 * day - 1), seenAt: ago(89 * day), endedAt: ago(80 * day) }],
    goes: [{ ...session, id: 'goes', startedAt: ago(90 * day + 1), seenAt: ago(89 * day) }],
  },
  {
    table: removedRows,
    stays: [{ ...removed, id: randomUUID(), key: 'stays', at: ago(30 * day - 1) }],
    goes: [{ ...removed, id: randomUUID(), key: 'goes', at: ago(30 * day + 1) }],
  },
  {
    table: feedback,
    stays: [{ ...report, id: 'stays', at: ago(730 * day - 1) }],
    goes: [{ ...report, id: 'goes', at: ago(730 * day + 1) }],
  },
  {
    table: noticeReads,
    stays: [{ ...read, readAt: null }],
    goes: [],
  },
  {
    table: imports,
    stays: [{ ...handedIn, fileName: 'stays', createdAt: ago(90 * day - 1) }],
    goes: [{ ...handedIn, fileName: 'goes', createdAt: ago(90 * day + 1) }],
  },
  {
    table: countedUses,
    stays: [{ ...use, caller: 'stays', since: ago(hour - 1) }],
    goes: [{ ...use, caller: 'goes', since: ago(hour + 1) }],
  },
  {
    table: idempotentAnswers,
    stays: [{ ...answer, key: 'stays', at: ago(day - 1) }],
    goes: [{ ...answer, key: 'goes', at: ago(day + 1) }],
  },
];

test.each(kinds.map((kind) => ({ ...kind, name: getTableName(kind.table) })))(
  'of $name what has expired goes, and nothing else',
  async ({ table, stays, goes }) => {
    await world.db.insert(table).values([...stays, ...goes]);
    expect(await deleteExpired(world.db, now)).toBe('done');
    const left = await world.db.select().from(table);
    expect(left).toHaveLength(stays.length);
    expect(JSON.stringify(left)).not.toContain('"goes');
  },
);

test('what is kept for good unless one says otherwise goes after the days that one says', async () => {
  const visit = { institution: 'mingde', terminalType: 1, userType: 'GUEST', count: 1 } as const;
  const today = dayText(now);
  await world.db.delete(visits);
  await world.db.insert(visits).values([40, 41].map((days) => ({ ...visit, day: addDays(today, -days) })));
  await world.db.insert(noticeReads).values([{ ...read, readAt: ago(41 * day) }]);
  await deleteExpired(world.db, now);
  expect([await world.db.$count(visits), await world.db.$count(noticeReads)]).toEqual([2, 1]);
  await deleteExpired(world.db, now, { ...usualDays, visits: 40, noticeReads: 40 });
  expect((await world.db.select().from(visits)).map((row) => row.day)).toEqual([addDays(today, -40)]);
  expect(await world.db.$count(noticeReads)).toBe(0);
});

test('the administration’s guide tells of every kind and its days', async () => {
  const guide = await readFile(new URL('../../docs/administration.md', import.meta.url), 'utf8');
  for (const [kind, { days }] of Object.entries(keptKinds)) {
    expect(guide).toMatch(new RegExp(`\\| \`${kind}\` \\|.*\\| ${days === 0 ? 'for good' : days} \\|`));
  }
});

test('every table of what browsers begin has its case', () => {
  const tested = kinds.map(({ table }) => getTableName(table));
  expect(begunTables.map((table) => getTableName(table)).filter((name) => !tested.includes(name))).toEqual([]);
});

test('more than one transaction deletes is left to the next', async () => {
  const rows = Array.from({ length: 5001 }, (_, n) => ({ institution: 'mingde', digest: `${n}`, until: ago(1) }));
  await world.db.insert(spentCredentials).values(rows);
  expect(await deleteExpired(world.db, now)).toBe('again');
  expect(await world.db.$count(spentCredentials)).toBe(1);
  expect(await deleteExpired(world.db, now)).toBe('done');
  expect(await world.db.$count(spentCredentials)).toBe(0);
});

test('who is signed in stays so, and the person too', async () => {
  const token = await world.signIn('2024310086');
  await deleteExpired(world.db, now);
  expect(await world.db.$count(people, eq(people.id, '2024310086'))).toBeGreaterThan(0);
  expect((await world.send('GET', '/pedestal/auth/userInfo', undefined, { token })).data).toMatchObject({
    name: '林知夏',
  });
});

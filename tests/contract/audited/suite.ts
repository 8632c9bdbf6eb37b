import { gunzipSync } from 'node:zlib';
import { endpoints } from '@yimen/contract';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDifferences } from '../../../server/audit/differences.ts';
import { readEvents, readPersonalEvents } from '../../../server/audit/store.ts';
import { auditDifferences, personKeys } from '../../../server/database/schema/audit.ts';
import { people } from '../../../server/database/schema/people.ts';
import { tables } from '../../../server/database/schema/tables.ts';
import { isConfidential, type Part, type Row, tenantParts } from '../../../server/parts/tables.ts';
import type { OpenedWorld } from '../opened-world.ts';
import { commandActs, readingCommands } from './commands.ts';
import { contentActs } from './content.ts';
import { exemptCalls, exemptTables, ownTables } from './exempt.ts';
import { commandForms } from './forms.ts';
import { importActs } from './imports.ts';
import { deliveryActs, signInActs } from './sign-ins.ts';
import { staffActs } from './staff.ts';
import { type Act, administrator, openStage, person, type Stage, type Told } from './stage.ts';

/** In this order: each may need what the ones before it made, and the commands end sessions and people at last. */
const acts: readonly Act[] = [
  ...deliveryActs,
  ...contentActs,
  ...importActs,
  ...staffActs,
  ...signInActs,
  ...commandActs,
  ...readingCommands.map((line): Act => [`“${line.replaceAll('  ', ' ')}”`, 0, ({ run }) => run(line)]),
];

/** What visitors and members write for themselves, by what the contract says of their calls. */
const ownWrites = endpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access === 'guest' || access === 'member')
  .filter(({ name, writes }) => writes || name === 'chooseIdentity')
  .filter(({ name }) => !['renewFeed', 'revokeFeed', 'endSessions'].includes(name));

/** Parts that `set` writes, of those whose writes are recorded. */
const settable = tenantParts.filter(
  ({ name, table }) =>
    !isConfidential(name) &&
    !['artworks', 'files', 'accounts', 'grants'].includes(name) &&
    !Object.hasOwn(exemptTables, getTableName(table)),
);

/** Commands that change a field of a part's first row: one for each field, because a part may refuse another value. */
async function changesOf({ here }: Stage, { table, name, key, columns }: Part): Promise<string[]> {
  const [row] = (await here.rows(table, { limit: 1 })) as Row[];
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

/** Every write has its entry, in its transaction, and no more; what only reads has none, unless it reads of people. */
export function auditedSuite(opened: OpenedWorld): void {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(opened.world);
    // A browser is subscribed only where an operator has said so.
    await stage.run('channel  set  mingde  push  contact=mailto:it@mingde.example');
  });
  afterAll(() => stage.close());

  const written = new Set<string>();

  /** All that the database holds of the record, as it holds it. */
  async function recorded(): Promise<string> {
    const { db } = stage.world;
    const entries = (await db.execute(sql`select * from audit_entries`)).rows;
    const differences = await db.select().from(auditDifferences);
    return JSON.stringify([entries, differences.map(({ content }) => gunzipSync(content).toString('utf8'))]);
  }

  /** Runs an act and returns what is wrong: another number of entries, or a transaction that wrote without one. */
  async function faultOf(entries: number, run: Act[2], allowed = exemptTables): Promise<string | null> {
    await stage.forget();
    const answer = await run(stage);
    if (typeof answer === 'object' && answer !== null && 'success' in answer && !answer.success)
      return `refused: ${'msg' in answer && answer.msg}`;
    const rows = await stage.watched();
    for (const { name } of rows) written.add(name);
    const recorded = rows.filter(({ name }) => name === 'audit_entries');
    if (recorded.length !== entries) return `${recorded.length} entries`;
    const transactions = new Set(recorded.map(({ transaction }) => transaction));
    const silent = rows.filter(
      ({ name, transaction }) => !Object.hasOwn(allowed, name) && !transactions.has(transaction),
    );
    if (silent.length > 0) return `without an entry: ${silent.map(({ name }) => name).join(', ')}`;
    const isOfDraft = rows.some(({ name }) => name === 'drafts');
    const untold = isOfDraft
      ? (await newest(entries)).filter(({ key, before, after }) => !key || !(before ?? after))
      : [];
    return untold.length > 0 ? 'an entry of a draft without its row, or what changed' : null;
  }

  /** What the newest entries tell of rows. */
  async function newest(count: number): Promise<Told[]> {
    const entries = await readEvents(stage.here, {}, count);
    return entries.map(({ part, key, before, after }) => ({ part, key, before, after }));
  }

  describe('the record', () => {
    test.each(ownWrites.map((endpoint) => [endpoint.name, endpoint] as const))(
      'has no entry of what %s writes',
      async (_, endpoint) => {
        const run: Act[2] = ({ world, token }) => world.call(endpoint, endpoint.example, { token });
        expect(await faultOf(0, run, { ...exemptTables, ...ownTables })).toBeNull();
      },
    );

    test.each(acts.map(([name, entries, run, told = null]) => [name, entries, run, told] as const))(
      'of %s has %i entries, in its transaction',
      async (_, entries, run, told) => {
        expect(await faultOf(entries, run)).toBeNull();
        if (told) expect(await newest(entries)).toEqual(told);
      },
    );

    test.each(settable.map((part) => [part.name, part] as const))(
      'has one entry of a row of %s that changes',
      async (_, part) => {
        for (const line of await changesOf(stage, part)) {
          const fault = await faultOf(1, ({ run }) => run(line)).catch(() => 'refused');
          if (fault === 'refused') continue;
          expect(fault).toBeNull();
          return;
        }
        expect(written, 'no field of it can be changed').toContain(getTableName(part.table));
      },
    );

    test('is tried with a write of every table, or there is a reason that it has no entry', () => {
      const all = [...tables.values()].map((table) => getTableName(table));
      expect(all.filter((name) => !Object.hasOwn(exemptTables, name) && !written.has(name))).toEqual([]);
      expect(Object.keys(exemptTables).filter((name) => !all.includes(name))).toEqual([]);
    });

    test('holds no name of an erased person, and nothing of them that can be opened, whatever was done', async () => {
      const there = await stage.here.rows(people);
      const names = [...there.map(({ name }) => name), '新来的', '赵六', '张三'];
      expect(names).toEqual(expect.arrayContaining(['林知夏', '何临舟']));
      const withKeys = async () => (await stage.here.rows(personKeys)).map((key) => key.person);
      const areOpened = async () => {
        const { entries, hasPersonal } = await readPersonalEvents(stage.here, {});
        const differences = await Promise.all(
          entries.filter((entry) => entry.differences).map((entry) => readDifferences(stage.here, entry)),
        );
        return hasPersonal || differences.some((one) => one?.hasPersonal);
      };
      expect(await areOpened(), 'before').toBe(true);
      expect(await withKeys()).toContain(person);
      for (const { id } of there) await stage.run(`person  erase  mingde  ${id}  --yes`);
      const keyed = await withKeys();
      expect(
        there.map(({ id }) => id).filter((id) => keyed.includes(id)),
        'keys of who was erased',
      ).toEqual([]);
      for (const id of keyed) await stage.run(`person  erase  mingde  ${id}  --yes`);
      expect(await withKeys()).toEqual([]);
      const text = await recorded();
      for (const id of [person, administrator]) expect(text).toContain(id);
      expect(names.filter((name) => text.includes(name))).toEqual([]);
      expect(text).toContain('"sealed":');
      expect(await areOpened()).toBe(false);
    });

    test('is tried with every command', () => {
      expect(commandForms.size).toBeGreaterThan(80);
      expect([...commandForms].filter((form) => !stage.tried.commands.has(form))).toEqual([]);
    });

    test('is tried with every call that writes, or there is a reason that it is not', () => {
      const all = endpoints.map(({ endpoint }) => endpoint).filter(({ writes, once }) => writes || once);
      const left = all.map(({ name }) => name).filter((name) => !Object.hasOwn(exemptCalls, name));
      expect(left.filter((name) => !stage.tried.calls.has(name))).toEqual([]);
      expect(Object.keys(exemptCalls).filter((name) => stage.tried.calls.has(name))).toEqual([]);
    });
  });
}

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drafts, editions, releases } from '../database/schema/editions.ts';
import { links } from '../database/schema/site.ts';
import { inTransaction } from '../database/transaction.ts';
import { currentRevision, draftWithdrawal, saveDraft } from '../editions/drafts.ts';
import type { Changing } from '../parts/changing.ts';
import { findPart, type Part, type Row } from '../parts/tables.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { openWorld, type World } from '../testing/world.ts';
import { setRow } from './change.ts';
import { restoreEdition, rollBack } from './former.ts';
import { publishDrafts } from './publish.ts';

let world: World;
let here: Scoped;
const part = findPart('links') as Part;
beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, { id: 'mingde' });
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of [drafts, editions, releases, links]) await world.db.delete(table);
});

const [anna, boris] = ['person:anna', 'person:boris'];
const acting = (title = 'a test'): Changing => ({
  db: world.db,
  changed: () => {},
  act: { actor: 'person:anna', title, release: null },
});
const keyOf = (position: number) => ({ position });
const save = (position: number, values: Row, by = anna, since: number | null = null) =>
  saveDraft(here, { part, key: keyOf(position), values, since, by });
const add = (position: number, name: string) =>
  setRow({ ...acting(), print: () => {} }, 'mingde', part, [
    ['position', `${position}`],
    ['group', 'g'],
    ['name', name],
    ['url', 'https://a.example'],
  ]);
const publish = async (at = acting()) => publishDrafts(at, 'mingde', await here.rows(drafts));
const live = async () =>
  Object.fromEntries((await here.rows(links)).map(({ position, group, name }) => [position, { group, name }]));

describe('two people who edit one draft', () => {
  beforeEach(() => add(0, 'before'));

  test('in different fields have both', async () => {
    const since = await currentRevision(here, part, keyOf(0));
    await save(0, { name: 'of anna' }, anna, since);
    const draft = await save(0, { group: 'of boris' }, boris, since);
    expect(Object.values(draft?.fields ?? {}).filter(({ rival }) => rival)).toEqual([]);
    await publish();
    expect(await live()).toEqual({ 0: { name: 'of anna', group: 'of boris' } });
  });

  test('in the same field are not interrupted: it is marked, and not published before one has chosen', async () => {
    const since = await currentRevision(here, part, keyOf(0));
    await save(0, { name: 'of anna' }, anna, since);
    const draft = await save(0, { name: 'of boris' }, boris, since);
    expect(draft?.fields.name).toMatchObject({ value: 'of boris', rival: { value: 'of anna', by: anna } });
    await expect(publish()).rejects.toThrow(/person:anna 改成了 "of anna"/);
    await save(0, { name: 'of anna' }, boris, draft?.revision);
    await publish();
    expect(await live()).toMatchObject({ 0: { name: 'of anna' } });
  });

  test('who has seen the other’s value replaces it', async () => {
    const first = await save(0, { name: 'of anna' }, anna, await currentRevision(here, part, keyOf(0)));
    const draft = await save(0, { name: 'of boris' }, boris, first?.revision);
    expect(draft?.fields.name).not.toHaveProperty('rival');
  });
});

describe('two who publish in the same second', () => {
  test('publish once; the other is told', async () => {
    await add(0, 'before');
    await save(0, { name: 'after' });
    const items = await here.rows(drafts);
    const done = await Promise.allSettled([1, 2].map(() => publishDrafts(acting(), 'mingde', items)));
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = done.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(String(refused.reason)).toContain('已经发布，或被放弃了');
    expect(await world.db.$count(editions, eq(editions.part, 'links'))).toBe(2);
  });
});

/** What the model knows of a row: its editions and what a draft changes. */
interface Thing {
  editions: (string | null)[];
  draft: string | null | undefined;
}

type Step = fc.Arbitrary<{
  readonly does: string;
  readonly at: number;
  readonly word: string;
  readonly edition: number;
}>;
const step: Step = fc.record({
  does: fc.constantFrom('set', 'draft', 'withdraw', 'publish', 'restore', 'rollback'),
  at: fc.integer({ min: 0, max: 2 }),
  word: fc.constantFrom('a', 'b', 'c'),
  edition: fc.integer({ min: 1, max: 5 }),
});

test('200 random sequences of edits, releases, restores and rollbacks end as a simple model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      for (const table of [drafts, editions, releases, links]) await world.db.delete(table);
      const things: Thing[] = [0, 1, 2].map(() => ({ editions: [], draft: undefined }));
      /** By release: which rows, and which of their editions. */
      const published: (readonly [row: number, edition: number])[][] = [];
      const now = (row: number) => things[row]?.editions.at(-1) ?? null;
      const put = (changes: readonly (readonly [row: number, value: string | null])[]) => {
        const real = changes.filter(([row, value]) => value !== now(row));
        for (const [row, value] of real) things[row]?.editions.push(value);
        if (real.length > 0) published.push(real.map(([row]) => [row, things[row]?.editions.length ?? 0]));
      };
      for (const { does, at, word, edition } of steps) {
        const thing = things[at] as Thing;
        const value = now(at);
        if (does === 'set') {
          await add(at, word);
          put([[at, word]]);
          // What somebody else has made of it meanwhile is not overwritten unasked; here they give up the draft.
          await here.delete(drafts, eq(drafts.key, `[${at}]`));
          thing.draft = undefined;
        } else if (does === 'draft' && value !== null) {
          await save(at, { name: word });
          thing.draft = word === value ? undefined : word;
        } else if (does === 'withdraw' && value !== null) {
          await draftWithdrawal(here, { part, key: keyOf(at), told: { reason: '', replacement: null }, by: anna });
          thing.draft = null;
        } else if (does === 'publish') {
          await publish();
          put(things.flatMap(({ draft }, row) => (draft === undefined ? [] : [[row, draft] as const])));
          for (const one of things) one.draft = undefined;
        } else if (does === 'restore' && thing.draft === undefined) {
          const old = thing.editions[edition - 1];
          const done = await restoreEdition(acting(), 'mingde', part, keyOf(at), edition).then(
            () => true,
            () => false,
          );
          expect(done).toBe(typeof old === 'string' && old !== value);
          if (done) put([[at, old as string]]);
        } else if (does === 'rollback' && things.every(({ draft }) => draft === undefined)) {
          const items = published[edition - 1] ?? [];
          const fresh = items.filter(([row, number]) => things[row]?.editions.length === number);
          const done = await inTransaction(world.db, (db) => rollBack({ ...acting(), db }, 'mingde', edition)).then(
            (result) => result.done,
            () => 0,
          );
          expect(done).toBe(fresh.length);
          put(fresh.map(([row, number]) => [row, things[row]?.editions[number - 2] ?? null] as const));
        }
      }
      const model = things.flatMap((_, row) => (now(row) === null ? [] : [[row, { group: 'g', name: now(row) }]]));
      expect(await live()).toEqual(Object.fromEntries(model));
      const kept = await here.rows(editions);
      for (const [row, thing] of things.entries()) {
        const own = kept.filter(({ key }) => key === `[${row}]`).sort((a, b) => a.number - b.number);
        expect(own.map(({ content }) => content?.name ?? null)).toEqual(thing.editions);
      }
      expect(await world.db.$count(releases)).toBe(published.length);
    }),
    { numRuns: 200, seed: 22 },
  );
}, 240_000);

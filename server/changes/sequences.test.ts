import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drafts, editions, releases } from '../database/schema/editions.ts';
import { inTransaction } from '../database/transaction.ts';
import { currentRevision, discardDraft, draftWithdrawal, liveContent, saveDraft } from '../editions/drafts.ts';
import { keyText } from '../editions/published.ts';
import type { Changing } from '../parts/changing.ts';
import { AdminError } from '../parts/fields.ts';
import { ContentError } from '../parts/problems.ts';
import type { Row } from '../parts/tables.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { contentOf, type Edited, editedRows, linkUrl, putBack } from '../testing/edited-rows.ts';
import { PublishModel } from '../testing/publish-model.ts';
import { publishDue } from '../testing/scheduled.ts';
import { openWorld, type World } from '../testing/world.ts';
import { removeRows, setRow } from './change.ts';
import { restoreEdition, rollBack } from './former.ts';
import { setInstitution } from './institution.ts';
import { publishDrafts } from './publish.ts';
import { holdRelease } from './releases.ts';

const id = 'mingde';

let edited: readonly Edited[];
let world: World;
let here: Scoped;
beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, { id });
  edited = await editedRows(here);
});
afterAll(() => world.close());

const acting = (actor: string): Changing & { readonly print: () => void } => ({
  db: world.db,
  changed: () => {},
  print: () => {},
  act: { actor, title: 'a test', release: null },
});

/** False for what is refused with words for people; throws everything else. */
function isRefused(error: unknown): false {
  if (error instanceof AdminError || error instanceof ContentError) return false;
  throw error;
}

const isDone = (work: Promise<unknown>): Promise<boolean> => work.then(() => true, isRefused);

const unheld = async () => (await here.rows(drafts)).filter(({ release }) => release === null);

function set({ part, key, fields }: Edited, values: readonly string[]): Promise<unknown> {
  const own = fields.map((name, at) => [name, values[at] ?? ''] as const);
  if (!('table' in part)) return setInstitution(acting('cli:clara'), id, own);
  const added = part.name === 'links' ? [['url', linkUrl] as const] : [];
  return setRow(acting('cli:clara'), id, part, [...keyTexts(key), ...own, ...added]);
}

const keyTexts = (key: Row) => Object.entries(key).map(([name, value]) => [name, String(value)] as const);

/** What is done, and how often beside the others. */
const weights = {
  open: 2,
  save: 4,
  openAndSave: 4,
  withdraw: 2,
  discard: 1,
  set: 3,
  remove: 1,
  publish: 2,
  schedule: 3,
  due: 3,
  restore: 3,
  rollBack: 2,
} as const;
type Does = keyof typeof weights;
const step = fc.record({
  does: fc.constantFrom(...Object.entries(weights).flatMap(([name, times]) => Array<Does>(times).fill(name as Does))),
  by: fc.constantFrom('cli:anna', 'cli:boris'),
  /** One of the rows of the sequence. */
  at: fc.integer({ min: 0, max: 2 }),
  field: fc.constantFrom(0, 1),
  word: fc.constantFrom('a', 'b', 'c'),
  number: fc.integer({ min: 1, max: 5 }),
});
const sequence = fc.record({
  // Few of the rows, so that what is done to one of them meets.
  rows: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 3 }),
  steps: fc.array(step, { minLength: 10, maxLength: 40 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Does a step really and in the model; `views` are the revisions that people have before them. */
async function take(
  { does, by, at, field, word, number }: Step,
  model: PublishModel,
  views: Map<string, number>,
): Promise<readonly [boolean, boolean] | null> {
  const one = edited[at] ?? expect.fail();
  const { part, key } = one;
  const open = async () => {
    model.view(by, at);
    views.set(`${by} ${at}`, await currentRevision(here, part, key));
  };
  const save = async (): Promise<readonly [boolean, boolean] | null> => {
    if (!model.hasSeen(by, at)) return null;
    const name = one.fields[field] ?? expect.fail();
    const since = views.get(`${by} ${at}`) ?? null;
    const saving = inTransaction(world.db, (db) =>
      saveDraft(scoped(db, { id }), { part, key, values: { [name]: word }, since, by }),
    );
    return [await isDone(saving), model.save(by, at, name, word)];
  };
  switch (does) {
    case 'open':
      await open();
      return null;
    case 'save':
      return save();
    case 'openAndSave':
      await open();
      return save();
    case 'withdraw': {
      if (!one.leaves || !('table' in part)) return null;
      const given = { reason: '', replacement: null, silent: false };
      const work = inTransaction(world.db, (db) => draftWithdrawal(scoped(db, { id }), { part, key, given, by }));
      return [await isDone(work), model.withdraw(at)];
    }
    case 'discard': {
      const discarded = await discardDraft(here, part, key).then((draft) => draft !== null, isRefused);
      return [discarded, model.discard(at)];
    }
    case 'set': {
      if (!model.live(at) && part.name !== 'links') return null;
      const values = [word, `${word}${field}`];
      const done = await isDone(set(one, values));
      model.set(at, Object.fromEntries(one.fields.map((name, n) => [name, values[n] ?? ''])));
      return [done, true];
    }
    case 'remove': {
      if (!one.leaves || !('table' in part)) return null;
      const { keys } = await removeRows(acting('cli:clara'), id, part, keyTexts(key));
      return [keys.length > 0, model.remove(at)];
    }
    case 'publish':
      return [await isDone(unheld().then((items) => publishDrafts(acting(by), id, items))), model.publish()];
    case 'schedule': {
      const items = await unheld();
      if (items.length === 0) return null;
      const dueAt = new Date(Date.now() + 3_600_000);
      const work = inTransaction(world.db, (db) =>
        holdRelease({ ...acting(by), db }, id, { items, state: 'scheduled', dueAt }),
      );
      return [await isDone(work), model.schedule()];
    }
    case 'due': {
      const release = model.waiting();
      if (release === 0) return null;
      await publishDue(world.db, release);
      model.comeDue(release);
      return null;
    }
    case 'restore':
      return [await isDone(restoreEdition(acting(by), id, part, key, number)), model.restore(at, number)];
    case 'rollBack':
      return [await isDone(rollBack(acting(by), id, number)), model.rollBack(number)];
  }
}

/** What is live, drafted and kept of each row, and the releases, as the model knows them. */
async function stateOf() {
  const [kept, drafted, all] = [await here.rows(editions), await here.rows(drafts), await here.rows(releases)];
  const rows = [];
  for (const one of edited) {
    const { part, key } = one;
    const isOwn = (row: { readonly part: string; readonly key: string }) =>
      row.part === part.name && row.key === keyText(part, key);
    const draft = drafted.find(isOwn);
    rows.push({
      live: contentOf(one, await liveContent(here, part, key)),
      editions: kept
        .filter(isOwn)
        .sort((a, b) => a.number - b.number)
        .map(({ content }) => contentOf(one, content)),
      draft: draft
        ? {
            withdraws: draft.withdraws,
            release: draft.release,
            fields: Object.fromEntries(
              Object.entries(draft.fields).map(([name, { value, rival }]) => [
                name,
                { value, isRivalled: rival !== undefined },
              ]),
            ),
          }
        : null,
    });
  }
  return { rows, releases: all.sort((a, b) => a.number - b.number).map(({ state }) => state) };
}

function predicted(model: PublishModel): Awaited<ReturnType<typeof stateOf>> {
  const rows = model.things.map(({ editions, draft }, at) => ({
    live: model.live(at),
    // The first change keeps what was there before it, too.
    editions: editions.length > 1 || edited[at]?.row === null ? [...editions] : [],
    draft: draft && {
      withdraws: draft.withdraws,
      release: draft.release,
      fields: Object.fromEntries(
        Object.entries(draft.fields).map(([name, { value, isRivalled }]) => [name, { value, isRivalled }]),
      ),
    },
  }));
  return { rows, releases: model.releases.map(({ state }) => state) };
}

test('200 random sequences of edits by two people and a command, releases, restores and rollbacks end as a simple model says', async () => {
  const seen = new Map<string, number>();
  const note = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1);
  await fc.assert(
    fc.asyncProperty(sequence, async ({ rows, steps }) => {
      await putBack(here, edited);
      const model = new PublishModel(edited.map((one) => contentOf(one, one.row)));
      const views = new Map<string, number>();
      for (const [n, one] of steps.entries()) {
        const taken = await take({ ...one, at: rows[one.at % rows.length] ?? expect.fail() }, model, views);
        if (!taken) continue;
        const [done, expected] = taken;
        expect(done, `step ${n}: ${one.does}`).toBe(expected);
        note(`${one.does} ${done ? 'done' : 'refused'}`);
      }
      for (const { state } of model.releases) note(state);
      for (const { draft } of model.things)
        if (Object.values(draft?.fields ?? {}).some(({ isRivalled }) => isRivalled)) note('rivals');
      expect(await stateOf()).toEqual(predicted(model));
    }),
    { numRuns: 200, seed: 22 },
  );
  for (const name of Object.keys(weights).filter((name) => name !== 'open' && name !== 'due' && name !== 'set'))
    for (const outcome of ['done', 'refused'])
      expect(seen.get(`${name} ${outcome}`), `${name} ${outcome}`).toBeGreaterThan(5);
  for (const name of ['set done', 'rivals', 'published', 'scheduled', 'failed'])
    expect(seen.get(name), name).toBeGreaterThan(1);
});

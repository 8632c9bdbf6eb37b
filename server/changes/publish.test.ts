import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drafts, editions, releases } from '../database/schema/editions.ts';
import { links } from '../database/schema/site.ts';
import { currentRevision, saveDraft } from '../editions/drafts.ts';
import type { Changing } from '../parts/changing.ts';
import { findPart, type Part, type Row } from '../parts/tables.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { openWorld, type World } from '../testing/world.ts';
import { setRow } from './change.ts';
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
  setRow(acting(), 'mingde', part, [
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
    await expect(publish()).rejects.toThrow(/links:0 的 name：boris 改成 "of boris"，anna 改成了 "of anna"/);
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

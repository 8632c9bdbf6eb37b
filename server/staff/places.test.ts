import { type PublishedPart, partAreas } from '@yimen/contract/published';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveGrant } from '../access/grants.ts';
import { readPermits } from '../access/permits.ts';
import { grants } from '../database/schema/access.ts';
import { publishedTables } from '../editions/published.ts';
import { spacedKey } from '../parts/keys.ts';
import { findPart, type Part, type Row, settingsPart } from '../parts/tables.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { isReadable, isReadableBy, reachOf } from './places.ts';

let world: World;
let here: Scoped;
beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, { id: 'mingde' });
  await run('set  departments  mingde  id=archives  parent=it-center');
  await run('set  roles  mingde  id=systems  name=系统  summary=  permissions={"systems.read":"direct"}');
});
afterAll(() => world.close());
const { run } = commandsOn(() => world);

test('every part with areas is a table, but for the settings of the institution', () => {
  expect(Object.keys(partAreas).sort()).toEqual([...publishedTables.map(({ name }) => name), settingsPart.name].sort());
});

const person = '20180266';

describe('what a list finds by its statement is what is read one by one', () => {
  test.each([
    [['admin', 'institution', '']],
    [['designer', 'institution', '']],
    [['systems', 'institution', '']],
    [['systems', 'department', 'it-center']],
    [['editor', 'department', 'it-center']],
    [['editor', 'column', 'lectures']],
    [['editor', 'topic', 'topic-finals']],
    [
      ['editor', 'department', 'hr'],
      ['systems', 'institution', ''],
      ['editor', 'column', 'lectures'],
    ],
  ] as const)('for who holds %j', async (...held) => {
    await here.delete(grants, eq(grants.person, person));
    for (const [role, scope, target] of held)
      await giveGrant(here, { actor: 'cli:test' }, { person, role, scope, target, until: null });
    const permits = await readPermits(here, person);
    const services = new Map((await rowsOf('apps')).map((row) => [row.id, row]));
    const [found, read]: [string[], string[]] = [[], []];
    for (const part of publishedTables) {
      const name = part.name as PublishedPart;
      for (const row of await rowsOf(name)) {
        const lies = name === 'guides' ? services.get(row.app) : row;
        const text = `${name} ${spacedKey(part, row)}`;
        if (lies && isReadableBy(permits, [reachOf(name, lies)])) read.push(text);
      }
      const [first = ''] = part.key;
      const named = { part: sql`${name}::text`, id: sql`${part.columns[first]}::text` };
      const where = isReadable(here, named, permits);
      for (const row of (await here.rows(part.table, { where })) as Row[])
        found.push(`${name} ${spacedKey(part, row)}`);
    }
    expect(read.length).toBeGreaterThan(0);
    expect(found.sort()).toEqual(read.sort());
  });

  const rowsOf = async (name: string) => (await here.rows((findPart(name) as Part).table)) as Row[];
});

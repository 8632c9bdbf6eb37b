import { importedParts } from '@yimen/contract/staff/imports';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { imports } from '../../database/schema/imports.ts';
import { findPart } from '../../parts/tables.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { commandsOn } from '../../testing/commands.ts';
import { openEditors } from '../../testing/editors.ts';
import { importsOf } from '../../testing/imports.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let here: Scoped;
let admin: ReturnType<typeof calls.as>;
const calls = importsOf(() => world);
const { run } = commandsOn(() => world);

beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, { id: 'mingde' });
  const staff = await openEditors(world, { admin: '20150132' });
  await staff.begin({ admin: [['admin']] });
  admin = calls.as(staff.as('admin').as.token);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(imports);
});

describe('an import of each part', () => {
  test.each(importedParts)('of %s is checked and cancelled', async (part) => {
    const { data } = await admin.handIn(part, [[...(findPart(part)?.key ?? [])]]);
    expect(await calls.run()).toEqual([]);
    expect(await admin.read(data.number)).toMatchObject({ state: 'checked', errors: [] });
    expect((await admin.cancel(data.number)).data).toMatchObject({ state: 'cancelled' });
  });

  test('waits or not while somebody is erased', async () => {
    const given = { person: '20150132', fileName: 'a.csv', format: 'csv', complete: false, size: 0 } as const;
    await here.insert(
      imports,
      importedParts.map((part) => ({ ...given, part, state: 'checked' as const })),
    );
    await run('user  mingde  lisi  name=李四  userType=STAFF');
    await run('person  erase  mingde  lisi  --yes');
    const ended = (await here.rows(imports, { where: eq(imports.state, 'failed') })).map(({ part }) => part);
    expect(ended).toEqual(expect.arrayContaining(['people', 'groupMembers', 'timetable', 'assets', 'dataGroups']));
    expect(ended).not.toContain('labels');
  });
});

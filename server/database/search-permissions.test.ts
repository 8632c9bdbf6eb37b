import { readFile } from 'node:fs/promises';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { roles } from './schema/access.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { run } = commandsOn(() => world);

/** Runs a migration once more, on what is there now. */
async function migrate(name: string): Promise<void> {
  const text = await readFile(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8');
  await world.db.execute(sql.raw(text));
}

test('the migration takes permissions that no call asks for out of roles, and leaves none that allows nothing', async () => {
  const before = {
    a: { 'search.write': 'review', 'services.write': 'direct' },
    b: { 'search.publish': 'direct', 'search.write': 'direct' },
    c: { 'news.read': 'direct' },
  };
  await world.db.delete(roles);
  for (const [id, permissions] of Object.entries(before))
    await world.db.execute(sql`
      insert into roles (institution, id, position, name, summary, permissions)
      values ('mingde', ${id}, 0, ${id}, '', ${JSON.stringify(permissions)}::jsonb)`);
  await migrate('0057_search_permissions');
  const after = await world.db.select().from(roles).where(eq(roles.institution, 'mingde')).orderBy(asc(roles.id));
  expect(after.map(({ id, permissions }) => [id, permissions])).toEqual([
    ['a', { 'services.write': 'direct' }],
    ['b', { 'search.read': 'direct' }],
    ['c', { 'news.read': 'direct' }],
  ]);
});

test('a role that was removed before comes back without them', async () => {
  await world.db.execute(sql`
    insert into removed_rows (institution, id, removal, cause, kind, part, key, row, person, by, at)
    select 'mingde', one::uuid, gen_random_uuid(), null, 'row', 'roles', name,
      jsonb_build_object('id', name, 'position', 0, 'name', name, 'summary', '', 'permissions', permissions), null,
      'cli:test', now()
    from (values
      ('00000000-0000-4000-8000-00000000000a', 'alias', '{"search.write": "review", "services.write": "direct"}'::jsonb),
      ('00000000-0000-4000-8000-00000000000b', 'words', '{"search.publish": "direct"}'::jsonb)
    ) as given (one, name, permissions)`);
  await migrate('0058_removed_search_permissions');
  for (const last of ['a', 'b']) await run(`removed  restore  mingde  00000000-0000-4000-8000-00000000000${last}`);
  const after = await world.db
    .select()
    .from(roles)
    .where(inArray(roles.id, ['alias', 'words']))
    .orderBy(asc(roles.id));
  expect(after.map(({ id, permissions }) => [id, permissions])).toEqual([
    ['alias', { 'services.write': 'direct' }],
    ['words', { 'search.read': 'direct' }],
  ]);
});

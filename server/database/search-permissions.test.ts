import { readFile } from 'node:fs/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { commandsOn } from '../testing/commands.ts';
import { openWorld } from '../testing/world.ts';
import { roles } from './schema/access.ts';

test('the migration takes permissions that no call asks for out of roles, and leaves none that allows nothing', async () => {
  const { db, close } = await openWorld();
  const before = {
    a: { 'search.write': 'review', 'services.write': 'direct' },
    b: { 'search.publish': 'direct', 'search.write': 'direct' },
    c: { 'news.read': 'direct' },
  };
  await db.delete(roles);
  for (const [id, permissions] of Object.entries(before))
    await db.execute(
      sql`insert into roles values ('mingde', ${id}, 0, ${id}, '', ${JSON.stringify(permissions)}::jsonb)`,
    );
  await db.execute(sql.raw(await readFile('server/database/migrations/0057_search_permissions.sql', 'utf8')));
  const after = await db.select().from(roles).where(eq(roles.institution, 'mingde')).orderBy(asc(roles.id));
  expect(after.map(({ permissions }) => permissions)).toEqual([
    { 'services.write': 'direct' },
    { 'search.read': 'direct' },
    { 'news.read': 'direct' },
  ]);
  await close();
});

test('a role that was removed before comes back without them', async () => {
  const world = await openWorld();
  const { run } = commandsOn(() => world);
  await world.db.execute(sql`
    insert into removed_rows (institution, id, removal, cause, kind, part, key, row, person, by, at)
    select 'mingde', one::uuid, gen_random_uuid(), null, 'row', 'roles', name,
      jsonb_build_object('id', name, 'position', 0, 'name', name, 'summary', '', 'permissions', permissions), null,
      'cli:test', now()
    from (values
      ('00000000-0000-4000-8000-00000000000a', 'alias', '{"search.write": "review", "services.write": "direct"}'::jsonb),
      ('00000000-0000-4000-8000-00000000000b', 'words', '{"search.publish": "direct"}'::jsonb)
    ) as given (one, name, permissions)`);
  await world.db.execute(
    sql.raw(await readFile('server/database/migrations/0058_removed_search_permissions.sql', 'utf8')),
  );
  for (const last of ['a', 'b']) await run(`removed  restore  mingde  00000000-0000-4000-8000-00000000000${last}`);
  const after = await world.db.select().from(roles).where(eq(roles.institution, 'mingde')).orderBy(asc(roles.id));
  expect(after.flatMap(({ id, permissions }) => (['alias', 'words'].includes(id) ? [permissions] : []))).toEqual([
    { 'services.write': 'direct' },
    { 'search.read': 'direct' },
  ]);
  await world.close();
});

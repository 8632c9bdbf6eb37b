import { readFile } from 'node:fs/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
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

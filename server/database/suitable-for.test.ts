import { readFile } from 'node:fs/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openWorld } from '../testing/world.ts';
import { menus, modules } from './schema/site.ts';

test('the migration to `suitableFor` leads menus and home modules on, and leaves other addresses alone', async () => {
  const world = await openWorld();
  const { db } = world;
  const text = await readFile('server/database/migrations/0030_suitable_for.sql', 'utf8');
  const updates = text.split('--> statement-breakpoint').filter((statement) => statement.trim().startsWith('UPDATE'));
  expect(updates).toHaveLength(2);
  const links = () =>
    db.select({ link: menus.link }).from(menus).orderBy(asc(menus.id)).where(eq(menus.institution, 'yunzhou'));
  const parts = () =>
    db.select().from(modules).orderBy(asc(modules.path)).where(sql`${modules.sign} = 'by-suitable-for'`);
  const after = [await links(), await parts()];
  expect(JSON.stringify(after)).toContain('?suitableFor=');
  await db.execute(
    sql`update menus set link = replace(link, 'suitableFor=', 'audience='), path = replace(path, 'suitableFor=', 'audience=')`,
  );
  await db.execute(
    sql`update modules set sign = 'by-audience', path = 'life-events/by-audience' where sign = 'by-suitable-for'`,
  );
  expect(JSON.stringify(await links())).toContain('?audience=');
  for (const statement of updates) await db.execute(sql.raw(statement));
  expect([await links(), await parts()]).toEqual(after);
  const foreign = 'https://elsewhere.example/service-hall?audience=x';
  await db.execute(sql`update menus set link = ${foreign}`);
  for (const statement of updates) await db.execute(sql.raw(statement));
  expect(new Set((await links()).map(({ link }) => link))).toEqual(new Set([foreign]));
  await world.close();
});

import { readFile } from 'node:fs/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { feedback } from './schema/visits.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('the migration gives earlier feedback the numbers of its days, in each institution', async () => {
  await world.db.delete(feedback);
  await world.db.execute(sql`
    insert into feedback (institution, id, about, subject, words, at) values
      ('mingde', 'b', 'search', '', '', '2026-11-27T16:00:00Z'),
      ('mingde', 'a', 'search', '', '', '2026-11-27T15:59:00Z'),
      ('mingde', 'c', 'search', '', '', '2026-11-28T15:59:00Z'),
      ('jiangcheng', 'b', 'search', '', '', '2026-11-28T01:00:00Z')`);
  await world.db.execute(sql`drop index feedback_own`);
  for (const column of ['reply', 'replied_by', 'replied_at'])
    await world.db.execute(sql`alter table feedback drop column ${sql.identifier(column)}`);
  const text = await readFile(new URL('./migrations/0061_feedback_replies.sql', import.meta.url), 'utf8');
  await world.db.execute(sql.raw(text));
  const numbers = async (institution: string) =>
    (await world.db.select().from(feedback).where(eq(feedback.institution, institution)).orderBy(asc(feedback.at))).map(
      ({ id }) => id,
    );
  expect(await numbers('mingde')).toEqual(['20261127-0001', '20261128-0001', '20261128-0002']);
  expect(await numbers('jiangcheng')).toEqual(['20261128-0001']);
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portalMessageId } from '../messages/tell.ts';
import { openWorld, type World } from '../testing/world.ts';
import { messages } from './schema/person.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('the migration makes earlier messages of the portal its own, and ids as long as they may be', async () => {
  const [unbound, reminder] = [`unbound-${randomUUID()}`, `reminder-${'0a'.repeat(16)}`];
  const given = [
    [unbound, '账号安全', portalMessageId(unbound)],
    [reminder, '日程提醒', portalMessageId(reminder)],
    ['x'.repeat(60), '图书馆', portalMessageId('x'.repeat(60))],
    ['msg-1', '账号安全', 'msg-1'],
    [`due-${randomUUID()}`, '图书馆', null],
  ] as const;
  await world.db.delete(messages);
  const rest = { institution: 'mingde', person: '2024310086', title: '', text: '', sentAt: new Date(), read: false };
  await world.db.insert(messages).values(given.map(([id, source]) => ({ ...rest, id, source })));
  const text = await readFile(new URL('./migrations/0062_portal_messages.sql', import.meta.url), 'utf8');
  await world.db.execute(sql.raw(text));
  const ids = (await world.db.select().from(messages).where(eq(messages.person, rest.person))).map(({ id }) => id);
  expect(ids.sort()).toEqual(given.map(([id, , after]) => after ?? id).sort());
});

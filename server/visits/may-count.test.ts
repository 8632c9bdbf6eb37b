import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countedUses } from '../database/schema/visits.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const institution = { id: 'mingde', key: 'mingde', name: '明德大学' };
const member = { id: '2024310086', userType: 'STUDENT', name: '林知夏' } as const;

/** As another process has it: nothing that one keeps in memory is known to the other. */
async function otherProcess() {
  vi.resetModules();
  return (await import('./may-count.ts')).mayCount;
}

/** How many of these uses are counted when they come by turns to two processes on one database, all at once. */
async function countedOf(
  times: number,
  { thing, ...who }: { thing: string; person: typeof member | null; ip: string },
) {
  const processes = [await otherProcess(), await otherProcess()];
  const uses = Array.from({ length: times }, (_, time) =>
    processes[time % 2]?.({ db: world.db, institution, ...who }, thing),
  );
  return (await Promise.all(uses)).filter(Boolean).length;
}

test('two processes count no more of one member or one address than one does', async () => {
  expect(await countedOf(50, { thing: 'app a', person: member, ip: '198.51.100.9' })).toBe(20);
  expect(await countedOf(90, { thing: 'app a', person: null, ip: '198.51.100.9' })).toBe(60);
  expect(await countedOf(3, { thing: 'app a', person: null, ip: '198.51.100.10' })).toBe(3);
  expect(await countedOf(3, { thing: 'app b', person: member, ip: '198.51.100.9' })).toBe(3);
});

test('an hour later the same caller counts anew', async () => {
  const caller = { thing: 'app c', person: member, ip: '198.51.100.9' };
  const own = eq(countedUses.thing, caller.thing);
  expect(await countedOf(25, caller)).toBe(20);
  const past = new Date(Date.now() - 3_600_001);
  await world.db.update(countedUses).set({ since: past }).where(own);
  expect(await countedOf(25, caller)).toBe(20);
});

test('neither the address nor the member can be read from what is kept', async () => {
  await countedOf(1, { thing: 'app d', person: null, ip: '198.51.100.9' });
  await countedOf(1, { thing: 'app d', person: member, ip: '198.51.100.9' });
  const kept = JSON.stringify(await world.db.select().from(countedUses));
  expect(kept).not.toContain('198.51.100');
  expect(kept).not.toContain(member.id);
});

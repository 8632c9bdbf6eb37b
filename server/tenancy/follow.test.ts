import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { openTestDatabase } from '../database/testing.ts';
import { loadDemo } from '../demo/load.ts';
import { followChanges } from './follow.ts';
import { institutionRow, resolveInstitution } from './resolve.ts';

const mingde = { id: 'mingde' };

async function untilSo(look: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => expect(await look()).toBe(true), { timeout: 10_000, interval: 10 });
}

/** What one database tells, another connection of the same one changes. */
async function tellsOfChanges(reader: OpenDatabase, writer: OpenDatabase): Promise<void> {
  const listener = await followChanges(reader.db);
  const clock = vi.spyOn(Date, 'now');
  try {
    const first = institutionRow(reader.db, mingde);
    await first;
    expect(await resolveInstitution(reader.db, 'new.example')).toBeNull();
    // Beyond what a process that asks again and again would keep.
    const later = Date.now() + 20_000;
    clock.mockImplementation(() => later);
    expect(institutionRow(reader.db, mingde)).toBe(first);

    await writer.db.update(institutions).set({ hotline: '000' }).where(eq(institutions.id, 'mingde'));
    await untilSo(async () => (await institutionRow(reader.db, mingde)).hotline === '000');
    await writer.db.insert(hosts).values({ host: 'new.example', institution: 'mingde' });
    await untilSo(async () => (await resolveInstitution(reader.db, 'new.example'))?.id === 'mingde');
  } finally {
    clock.mockRestore();
    await listener.close();
  }
}

let open: OpenDatabase;
// Where it is made for the first time, with its passwords' hashes, it takes longer than a test may.
beforeAll(async () => {
  open = await openTestDatabase('follow', async ({ db }) => {
    await loadDemo(db);
  });
});
afterAll(() => open.close());

test('on the embedded database a change is told at once', () => tellsOfChanges(open, open));

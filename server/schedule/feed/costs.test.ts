import { BlockList } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { limits } from '@yimen/contract/limits';
import { addEntry, deleteEntry, renewFeed, restoreEntry, updateEntry } from '@yimen/contract/schedule/entries';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { domain } from '../../domain.ts';
import { addDays, dayText } from '../../lib/time.ts';
import { contentChanged, setFollowed } from '../../tenancy/resolve.ts';
import { statementsOf } from '../../testing/statements.ts';
import { openWorld, type World } from '../../testing/world.ts';

// Whoever has entries enough may ask for their file as often as they like: what it costs must not be theirs to choose.

const person = '2025210417';
const day = addDays(dayText(new Date()), 1);

let world: World;
let app: ReturnType<typeof createApp>;
let token: string;
let address: string;
beforeAll(async () => {
  world = await openWorld();
  // As where a server learns of changes: it reads nothing again in between.
  setFollowed(world.db, true);
  token = await world.signIn(person);
  await world.db.execute(sql`
    insert into schedule_entries (institution, person, id, title, start, "end", place, note, kind)
    select 'mingde', ${person}, 'long-' || n, repeat('长', 40), now(), now() + interval '1 hour', repeat('地', 60),
      repeat('记', 500), 'personal'
    from generate_series(1, 1990) as n`);
});
afterAll(() => world.close());
beforeEach(async () => {
  // Nobody has asked for anything yet.
  const config = { trustProxy: false, production: true, limits: 1, ownNetworks: new BlockList() };
  app = createApp({ db: world.db, domain, log: pino({ level: 'silent' }), config });
  address = (await world.call(renewFeed, {}, { token })).data.address ?? '';
});

const fetchFeed = async (headers: Record<string, string> = { 'accept-encoding': 'gzip, br' }) =>
  app.fetch(new Request(address, { headers: { host: 'mingde.localhost', ...headers } }));

/** How often a file was made while something ran: each reads the entries once. */
async function madeBy(run: () => Promise<unknown>): Promise<number> {
  const statements = await statementsOf(run);
  return statements.filter((text) => /^select .* from "schedule_entries"/s.test(text)).length;
}

test('a file is made once for all who ask for it, and is sent compressed', async () => {
  let answers: Response[] = [];
  const asked = Array.from({ length: 8 }, () => fetchFeed);
  const made = await madeBy(async () => {
    answers = await Promise.all(asked.map((ask) => ask()));
  });
  expect([made, ...answers.map(({ status }) => status)]).toEqual([1, ...asked.map(() => 200)]);
  const [file] = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  expect(answers[0]?.headers.get('content-encoding')).toBe('gzip');
  expect(file?.byteLength).toBeLessThan(100_000);
  const text = gunzipSync(file ?? '').toString();
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(1990);

  const statements = await statementsOf(fetchFeed);
  expect(statements, 'to find whose it is').toHaveLength(1);
  const plain = await fetchFeed({});
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(text);
});

test('who has the file is told so before it is made', async () => {
  const etag = (await fetchFeed()).headers.get('etag') ?? '';
  await contentChanged(world.db, { id: 'mingde' });
  const now = (await fetchFeed({ 'if-none-match': etag })).headers.get('etag') ?? '';
  expect(now, 'what the institution shows has changed').not.toBe(etag);
  for (let time = 0; time < limits.calendarFile.person * 2; time += 1) {
    const statements = await statementsOf(async () => {
      expect((await fetchFeed({ 'if-none-match': now })).status).toBe(304);
    });
    expect(statements).toHaveLength(1);
  }
});

test('a file is made anew after each write of the person’s, and after nobody else’s', async () => {
  const hours = { start: `${day} 19:00`, end: `${day} 20:40` };
  const repeat = { kind: 'daily' as const, weekdays: [], until: addDays(day, 9), count: null };
  const entry = { title: '社团训练', kind: 'activity' as const, ...hours, repeat };
  const { id } = (await world.call(addEntry, entry, { token })).data;
  const after = addDays(day, 2);
  await fetchFeed();
  const writes = {
    change: () => world.call(updateEntry, { ...entry, title: '社团会议', id, scope: 'series' }, { token }),
    'take out a day': () => world.call(deleteEntry, { id, date: after, scope: 'one' }, { token }),
    'bring it back': () => world.call(restoreEntry, { id, date: after, scope: 'one' }, { token }),
    delete: () => world.call(deleteEntry, { id, scope: 'series' }, { token }),
    add: () => world.call(addEntry, { ...entry, title: '社团演出' }, { token }),
  };
  for (const [name, write] of Object.entries(writes)) {
    expect(await write(), name).toMatchObject({ success: true });
    expect(await madeBy(() => Promise.all([fetchFeed(), fetchFeed()])), name).toBe(1);
  }
  expect(await (await fetchFeed({})).text()).toContain('社团演出');
});

test('another person’s write makes no file anew', async () => {
  await fetchFeed();
  const entry = { title: '看牙', kind: 'personal' as const, start: `${day} 09:00`, end: `${day} 10:00` };
  await world.call(addEntry, entry, { token: await world.signIn('2024310086') });
  expect(await madeBy(fetchFeed)).toBe(0);
});

test('one calendar is got so many times a minute and no more, from wherever; others are still got', async () => {
  const statuses: number[] = [];
  for (let time = 0; time <= limits.calendarFile.person; time += 1) statuses.push((await fetchFeed()).status);
  expect(statuses).toEqual([...Array(limits.calendarFile.person).fill(200), 429]);
  expect(await madeBy(fetchFeed)).toBe(0);
  const other = await world.signIn('2024310086');
  address = (await world.call(renewFeed, {}, { token: other })).data.address ?? '';
  expect((await fetchFeed()).status).toBe(200);
});

test('a browser keeps no file; a calendar program may, and asks whether it is still the same', async () => {
  const keptBy = async (headers: Record<string, string>) => (await fetchFeed(headers)).headers.get('cache-control');
  expect(await keptBy({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toBe('no-store');
  expect(await keptBy({})).toBe('private, no-cache');
});

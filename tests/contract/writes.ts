import { endpoints } from '@yimen/contract';
import { staffSession } from '@yimen/contract/access/staff';
import type { Endpoint } from '@yimen/contract/endpoint';
import { newsList } from '@yimen/contract/news/articles';
import { pushedReplies } from '@yimen/contract/notices/replies';
import { addEntry } from '@yimen/contract/schedule/entries';
import { arrangeCollection, getCollectApp } from '@yimen/contract/services/collection';
import { getAppGuide } from '@yimen/contract/services/guide';
import { getServiceApp } from '@yimen/contract/services/list';
import { hitApp } from '@yimen/contract/services/recently-used';
import { addFontVisit } from '@yimen/contract/visits';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { collections } from '../../server/database/schema/person.ts';
import { channels } from '../../server/database/schema/reminders.ts';
import { closedCalls } from '../../server/site/behind-menus.ts';
import { resolveInstitution } from '../../server/tenancy/resolve.ts';
import type { OpenedWorld } from './opened-world.ts';
import { type RowChanges, watchRows } from './row-changes.ts';

/** Calls that write something beside their answer: what it is, and why it needs no idempotency key. */
const besides: Readonly<Record<string, RegExp>> = {
  // A view more or less changes no decision, and what one caller may add to it is bounded.
  newsInfo: /^(update articles|(insert|update|delete) counted_uses)$/,
  // Read again is read: the second time writes nothing.
  noticeInfo: /^(insert|update) notice_reads$/,
  // That it was read is recorded, once an hour.
  noticeReplies: /^(insert|update) audit_entries$/,
  auditEntries: /^(insert|update) audit_entries$/,
};

const all = endpoints.map(({ endpoint }) => endpoint);
const writing = all.filter(({ writes }) => writes);
const reading = all.filter(({ writes, once }) => !writes && !once);
const conditional = reading.filter(({ method, fresh }) => method === 'GET' && !fresh);

/** Writes are applied once, counts lose nothing, and what only reads writes nothing and can be asked for conditionally. */
export function writesSuite(opened: OpenedWorld): void {
  let changes: RowChanges;
  let token: string;
  let guest: string;
  let refusedToGuests: ReadonlySet<string>;
  beforeAll(async () => {
    token = await opened.world.signIn('2024310086');
    guest = await opened.world.guest();
    // The key of the tests' business system is made when it is first used.
    await opened.world.call(pushedReplies, pushedReplies.example);
    const institution = await resolveInstitution(opened.world.db, 'localhost');
    refusedToGuests = institution
      ? await closedCalls({ db: opened.world.db, institution, person: null, session: null })
      : new Set();
    // A browser is subscribed only where an operator has said so.
    const settings = { contact: 'mailto:it@mingde.example' };
    await opened.world.db
      .insert(channels)
      .values({ institution: institution?.id ?? '', kind: 'push', enabled: true, settings });
    // The staff session of its person is opened when it is first needed.
    await opened.world.call(staffSession, {}, { token });
    changes = await watchRows(opened.world.db);
  });

  const call = (endpoint: Endpoint, idempotencyKey?: string) =>
    opened.world.call(endpoint, endpoint.example, { token, ...(idempotencyKey && { idempotencyKey }) });

  describe.each(writing)('the write $name', (endpoint) => {
    test('is applied once by its key, however often and however close together it is tried', async () => {
      await changes.take();
      const key = `once-${endpoint.name}`;
      const answers = await Promise.all(Array.from({ length: 5 }, () => call(endpoint, key)));
      const first = answers[0];
      expect(first?.success, first?.msg).toBe(true);
      for (const { data } of answers) expect(data).toEqual(first?.data);
      // The key is taken in the transaction that writes: taken once is written once.
      expect((await changes.take()).filter((change) => change === 'insert idempotent_answers')).toHaveLength(1);
      const later = await call(endpoint, key);
      expect(later.data).toEqual(first?.data);
      expect(await changes.take()).toEqual([]);
    });

    test('with the key of another call is refused and nothing written', async () => {
      // A system's keys are its own: what is sent with one twice is tried in server/sources/push.
      if (endpoint.access === 'system') return;
      await call(addFontVisit, `taken-by-${endpoint.name}`);
      await changes.take();
      if (endpoint.name === addFontVisit.name) return;
      expect(await call(endpoint, `taken-by-${endpoint.name}`)).toMatchObject({ status: 409, success: false });
      expect(await changes.take()).toEqual([]);
    });

    test("does not take another person's key for its own", async () => {
      if (endpoint.access === 'system') return;
      const other = await opened.world.signIn('20150132');
      await call(endpoint, `shared-${endpoint.name}`);
      await changes.take();
      const answer = await opened.world.call(endpoint, endpoint.example, {
        token: other,
        idempotencyKey: `shared-${endpoint.name}`,
      });
      expect(answer.success, answer.msg).toBe(true);
      expect(await changes.take()).toContain('insert idempotent_answers');
    });
  });

  test("a person's write is applied once, though it is sent again after signing in anew", async () => {
    await call(addEntry, 'over-two-sessions');
    await changes.take();
    const again = await opened.world.call(addEntry, addEntry.example, {
      token: await opened.world.signIn('2024310086'),
      idempotencyKey: 'over-two-sessions',
    });
    expect(again.success, again.msg).toBe(true);
    expect(await changes.take()).not.toContain('insert idempotent_answers');
  });

  test.each(reading)('$name, which is not declared to write, writes nothing', async (endpoint) => {
    await changes.take();
    const answer = await call(endpoint);
    expect(answer.success, answer.msg).toBe(true);
    const changed = (await changes.take()).filter((change) => !besides[endpoint.name]?.test(change));
    expect(changed).toEqual([]);
  });

  const addressOf = ({ path, example }: Endpoint) => {
    const given = Object.entries(example as object).map(([key, value]) => [key, String(value)]);
    return `${path}?${new URLSearchParams(given)}`;
  };

  test.each(conditional)('$name leaves nothing of what a member is answered on a disk', async (endpoint) => {
    const { headers } = await opened.world.fetch(addressOf(endpoint), {}, { token });
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-store', null]);
  });

  const ofGuests = conditional.filter(({ access }) => access !== 'member' && access !== 'staff');
  test.each(ofGuests)('$name is not sent again to the guest who has it', async (endpoint) => {
    const path = addressOf(endpoint);
    const first = await opened.world.fetch(path, {}, { token: guest });
    // Behind a menu entry that is for members nothing is answered, and a refusal is nobody's to keep.
    const refused = refusedToGuests.has(endpoint.name);
    expect(((await first.clone().json()) as { success: boolean }).success).toBe(!refused);
    expect(first.headers.get('cache-control')).toBe(refused ? 'no-store' : 'private, no-cache');
    if (refused) return;
    const tag = first.headers.get('etag') ?? 'none';
    const again = await opened.world.fetch(path, { headers: { 'if-none-match': tag } }, { token: guest });
    // What counts its views is another each time.
    expect(again.status).toBe(besides[endpoint.name] ? 200 : 304);
    expect(again.headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/);
    const changed = await opened.world.fetch(path, { headers: { 'if-none-match': '"other"' } }, { token: guest });
    expect(changed.status).toBe(200);
  });

  test('a token is kept by nobody on its way', async () => {
    for (const { name, path, method } of all.filter(({ fresh }) => fresh)) {
      const { headers } = await opened.world.send(method, path, method === 'GET' ? undefined : {}, { token });
      expect([headers.get('cache-control'), headers.get('etag')], name).toEqual(['no-store', null]);
    }
  });

  test('a list read to its end while rows are added has every row once', async () => {
    const { db } = opened.world;
    const copy = (at: number) =>
      db.execute(sql`
        insert into articles select (jsonb_populate_record(articles, jsonb_build_object(
          'id', 'added-' || ${at}::text, 'published_at', now() - interval '1 second', 'top', ${at % 2 === 0}::boolean))).*
        from articles where institution = 'mingde' and id = 'news-lake-dredging'`);
    const before = (await opened.world.call(newsList, { pageSize: 100 }, { token: guest })).data;
    const seen: string[] = [];
    for (let at = 0; seen.length < before.total; at++) {
      const after = seen.at(-1);
      const page = await opened.world.call(newsList, { pageSize: 5, ...(after && { after }) }, { token: guest });
      if (page.data.list.length === 0) break;
      seen.push(...page.data.list.map(({ id }) => id));
      await copy(at);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(before.list.map(({ id }) => id)));
    await db.execute(sql`delete from articles where id like 'added-%'`);
  });

  test('services are read to their end, each once, and go on after the last one has', async () => {
    const ids: string[] = [];
    for (;;) {
      const after = ids.at(-1);
      const { data } = await opened.world.call(
        getServiceApp,
        { sort: 'name', pageSize: 40, ...(after && { after }) },
        { token: guest },
      );
      if (data.list.length === 0) break;
      ids.push(...data.list.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength((await opened.world.call(getServiceApp, {}, { token: guest })).data.total);
    const all = (await opened.world.call(getServiceApp, { pageSize: 30 }, { token: guest })).data.list.map(
      ({ id }) => id,
    );
    const rest = await opened.world.call(getServiceApp, { pageSize: 10, after: all[9] }, { token: guest });
    expect(rest.data.list.map(({ id }) => id)).toEqual(all.slice(10, 20));
  });

  test('visits that come at once are all counted, by kind of terminal and of visitor', async () => {
    const counted = async () => {
      const { rows } = await opened.world.db.execute<{ type: number; user: string; count: number }>(
        sql`select terminal_type as type, user_type as user, sum(count)::int as count from visits where institution = 'mingde' group by 1, 2`,
      );
      return (type: number, user: string) => rows.find((row) => row.type === type && row.user === user)?.count ?? 0;
    };
    const before = await counted();
    const times = Array.from({ length: 30 });
    await Promise.all([
      ...times.map(() => opened.world.call(addFontVisit, { terminalType: 1 }, { token: guest })),
      ...times.map(() => opened.world.call(addFontVisit, { terminalType: 2 }, { token: guest })),
      ...times.map(() => opened.world.call(addFontVisit, { terminalType: 1 }, { token })),
    ]);
    const after = await counted();
    for (const [type, user] of [
      [1, 'GUEST'],
      [2, 'GUEST'],
      [1, 'STUDENT'],
    ] as const) {
      expect(after(type, user) - before(type, user), `${type} ${user}`).toBe(30);
    }
  });

  test('uses that come at once from guests and members are all counted', async () => {
    const appId = 'lost-found';
    const hits = async () => (await opened.world.call(getAppGuide, { appId }, { token: guest })).data.app.hitsTotal;
    const before = await hits();
    const callers = [...Array.from({ length: 30 }, () => guest), ...Array.from({ length: 10 }, () => token)];
    await Promise.all(callers.map((by) => opened.world.call(hitApp, { appId }, { token: by })));
    expect((await hits()) - before).toBe(40);
  });

  test('a collection filled from many tabs at once has each service once and a place for each', async () => {
    const person = await opened.world.signIn('20180266');
    const list = async () => (await opened.world.call(getCollectApp, {}, { token: person })).data.map(({ id }) => id);
    const collect = all.find(({ name }) => name === 'collectApp');
    if (!collect) throw new Error('There is no collectApp.');
    const ids = ['library-seat', 'cet-register', 'exam-defer', 'transcript-print'];
    await Promise.all(
      [...ids, ...ids].map((appId) => opened.world.call(collect, { appId, collected: true }, { token: person })),
    );
    const collected = await list();
    expect(collected.filter((id) => ids.includes(id)).sort()).toEqual(ids.toSorted());
    expect(await list()).toEqual(collected);
  });

  test('a collection arranged from two tabs at once has one of the two orders', async () => {
    const person = await opened.world.signIn('20180266');
    const order = async () => (await opened.world.call(getCollectApp, {}, { token: person })).data.map(({ id }) => id);
    const all = await order();
    const orders = [all, all.toReversed()];
    const arrange = async (apps: string[]) => {
      const { data } = await opened.world.call(arrangeCollection, { group: '', apps }, { token: person });
      return data.flatMap((group) => group.apps);
    };
    for (let round = 0; round < 30; round += 1) {
      // Some positions are those of the one order, some those of the other.
      await opened.world.db.update(collections).set({ position: 0 }).where(eq(collections.person, '20180266'));
      expect(await Promise.all(orders.map(arrange))).toEqual(orders);
      expect(orders).toContainEqual(await order());
    }
  });
}

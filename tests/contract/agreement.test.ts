import { audienceFields, levelsOf } from '@yimen/contract/audience';
import type { Endpoint } from '@yimen/contract/endpoint';
import { search, searchResults } from '@yimen/contract/search';
import { getHotApp } from '@yimen/contract/services/recommendations';
import { expect, test } from 'vitest';
import { loadAnswer } from '../../portal/features/assistant/answer/load-answer.ts';
import type { Call } from '../../portal/lib/api/call.ts';
import { someRules } from '../../server/access/fixture.ts';
import { appHits } from '../../server/database/schema/services.ts';
import { dayText } from '../../server/lib/time.ts';
import { explainThing } from '../../server/staff/explain.ts';
import { findThing } from '../../server/staff/things.ts';
import { contentChanged } from '../../server/tenancy/resolve.ts';
import { scoped } from '../../server/tenancy/scoped.ts';
import { openWorld } from '../../server/testing/world.ts';
import { openedWorld } from './opened-world.ts';
import { addRandomPeople, named, type RandomVisitor, randomVisitors } from './random-visitors.ts';
import { type As, type Ruled, type RuledKind, ruledKinds, services } from './ruled-kinds.ts';

const opened = openedWorld(openWorld);
const institution = { id: 'mingde' };
const here = () => scoped(opened.world.db, institution);

/** In every title here, and in no other. */
const word = '验证册';
/** So many things share the word of their set: a suggestion shows them all. */
const setSize = 20;
/** So many services are the most used at once: a ranking shows them all. */
const rankSize = 100;
const counts: Readonly<Record<string, number>> = { service: 700, news: 120, notice: 120, topic: 60 };
const times = ['2020-01-01 00:00', '2090-01-01 00:00'];

const characters = '春夏秋冬梅兰竹菊松柏杨柳桃李杏荷';
const letter = (n: number) => characters[n % characters.length] ?? '';
const setWord = (at: number) => {
  const set = Math.floor(at / setSize);
  return letter(set) + letter(Math.floor(set / characters.length) + 5);
};
const titleOf = ({ name }: RuledKind, at: number) =>
  `${word}${name}${setWord(at)}${letter(at % setSize)}${at % setSize >= characters.length ? '二' : ''}册`;

const sorted = (ids: Iterable<string>) => [...ids].filter((id) => id.startsWith('rule-')).sort();

/** Everything of pages from the first on, until one brings nothing. */
async function allOf(read: (page: number) => Promise<readonly string[]>): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const next = await read(page);
    if (next.length === 0) return sorted(found);
    found.push(...next);
  }
}

/** Calls the API as the portal does for a visitor: an answer's data, or an error. */
const callAs = (as: As) =>
  (async (endpoint: Endpoint, input: never) => {
    const { success, data, msg } = await opened.world.call(endpoint, input, as);
    if (!success) throw new Error(msg);
    return data;
  }) as Call;

/** What explaining says of things, by visitor: which are seen, and which are begun. */
type Told = ReadonlyMap<RandomVisitor, { readonly seen: Set<string>; readonly begun: Set<string> }>;

async function explained(visitors: readonly RandomVisitor[], kind: RuledKind, own: readonly Ruled[]): Promise<Told> {
  const told = new Map(visitors.map((one) => [one, { seen: new Set<string>(), begun: new Set<string>() }]));
  for (const { id } of own) {
    const thing = (await findThing(here(), kind.part, id)) ?? expect.fail(id);
    for (const person of [null, ...named.people]) {
      const identities = (await explainThing(here(), thing, person)) ?? expect.fail(`${person}`);
      for (const visitor of visitors.filter((one) => one.person === person)) {
        // Notices are for all identities of a person at once.
        const found = identities.find(({ label }) => label === visitor.label || label === '全部身份');
        if (!found) expect.fail(`${id} is not explained to ${visitor.person} as ${visitor.label}`);
        if (found.see.allowed) told.get(visitor)?.seen.add(id);
        if (found.begin?.allowed) told.get(visitor)?.begun.add(id);
      }
    }
  }
  return told;
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function searched(kind: RuledKind, page: number, as: As): Promise<string[]> {
  const input = { query: word, kind: kind.name, page, pageSize: 100 };
  const { groups } = (await opened.world.call(searchResults, input, as)).data;
  return groups.flatMap((group) => (group.kind === kind.name ? ids(group.list) : []));
}

async function suggested(kind: RuledKind, own: readonly Ruled[], as: As): Promise<string[]> {
  const found: string[] = [];
  for (const set of new Set(own.map(({ at }) => setWord(at)))) {
    const query = `${word}${kind.name}${set}`;
    const { list } = (await opened.world.call(search, { query, count: setSize }, as)).data;
    found.push(...ids(list.filter(({ title }) => title.startsWith(query))));
  }
  return sorted(found);
}

/** Whether the portal's assistant names a thing, or leads to it, when it is asked for it by name. */
async function isAnswered({ id, title }: Ruled, as: As): Promise<boolean> {
  const { service, sources } = await loadAnswer(callAs(as), title, 'pc');
  return [service, ...sources].some((one) => one?.href.split(/[/?=&#]/).includes(id));
}

/** Somebody who may see a thing, and somebody who may not, where there are both; others for each thing. */
function askers(told: Told, { id, at }: Ruled): { readonly visitor: RandomVisitor; readonly may: boolean }[] {
  const all = [...told].map(([visitor, { seen }]) => ({ visitor, may: seen.has(id) }));
  return [true, false].flatMap((may) => {
    const same = all.filter((one) => one.may === may);
    return same.slice(at % same.length).slice(0, 1);
  });
}

/** Makes services the most used of the week, in their order; `uses` is more than before. */
async function use(used: readonly Ruled[], uses: number): Promise<void> {
  const day = dayText(new Date());
  await here().insert(
    appHits,
    used.map(({ id }, n) => ({ app: id, day, count: 1e6 + uses + rankSize - n })),
  );
  await contentChanged(opened.world.db, institution);
}

test('1,000 random rules let random people see the same in list, search, suggestions, addresses, ranking and assistant as is explained', async () => {
  const { world } = opened;
  await addRandomPeople(here());
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(total).toBe(1000);
  const rules = someRules({ values: named, times }, total);
  const levels = rules.flatMap(levelsOf);
  for (const field of [...audienceFields, 'except', 'from', 'until'] as const)
    expect(levels.filter((level) => level[field]).length, field).toBeGreaterThan(100);
  const beginRules = [...rules];
  const things = new Map<RuledKind, readonly Ruled[]>();
  for (const kind of ruledKinds) {
    const own = rules.splice(0, counts[kind.name]).map((audience, at): Ruled => {
      const beginAudience = at % 2 ? (beginRules.at(-at) ?? null) : null;
      return { id: `rule-${kind.name}-${at}`, title: titleOf(kind, at), audience, beginAudience, at };
    });
    await kind.add(here(), own);
    things.set(kind, own);
  }
  await contentChanged(world.db, institution);
  const visitors = await randomVisitors(world);
  expect(visitors.length).toBeGreaterThan(6);

  for (const [kind, own] of things) {
    const told = await explained(visitors, kind, own);
    for (const [visitor, { seen }] of told) {
      const who = `${kind.name} for ${visitor.person} as ${visitor.label}`;
      expect(seen.size, who).toBeGreaterThan(0);
      expect(seen.size, who).toBeLessThan(own.length);
      const visible = sorted(seen);
      expect(await allOf((page) => kind.list(world, page, visitor)), `list of ${who}`).toEqual(visible);
      expect(await allOf((page) => searched(kind, page, visitor)), `search of ${who}`).toEqual(visible);
      expect(await suggested(kind, own, visitor), `suggestions of ${who}`).toEqual(visible);
    }
    for (const thing of own) {
      for (const { visitor, may } of askers(told, thing)) {
        const who = `${thing.id} for ${visitor.person} as ${visitor.label}`;
        expect(await kind.opens(world, thing.id, visitor), `address of ${who}`).toBe(may);
        expect(await isAnswered(thing, visitor), `assistant about ${who}`).toBe(may);
      }
    }
    if (kind !== services) continue;
    for (let from = 0; from < own.length; from += rankSize) {
      const used = own.slice(from, from + rankSize);
      await use(used, from);
      for (const [visitor, { begun }] of told) {
        const expected = used.filter(({ id }) => begun.has(id)).map(({ id }) => id);
        const { data } = await world.call(getHotApp, { count: rankSize }, visitor);
        const who = `${visitor.person} as ${visitor.label}`;
        expect(ids(data).slice(0, expected.length), `ranking for ${who}`).toEqual(expected);
        expect(
          sorted(ids(data)).filter((id) => !begun.has(id)),
          `ranking for ${who}`,
        ).toEqual([]);
      }
    }
  }
});

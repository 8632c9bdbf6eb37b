import { type Audience, audienceFields, forNobody, levelsOf } from '@yimen/contract/audience';
import type { Endpoint } from '@yimen/contract/endpoint';
import { search, searchResults } from '@yimen/contract/search';
import { getHotApp } from '@yimen/contract/services/recommendations';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { loadAnswer } from '../../portal/features/assistant/answer/load-answer.ts';
import type { Call } from '../../portal/lib/api/call.ts';
import { isMeant } from '../../server/access/explain.ts';
import { someRules } from '../../server/access/fixture.ts';
import { institutions } from '../../server/database/schema/institutions.ts';
import { appHits } from '../../server/database/schema/services.ts';
import { dayText, minuteText } from '../../server/lib/time.ts';
import { explainThing } from '../../server/staff/explain.ts';
import { findThing, type Thing } from '../../server/staff/things.ts';
import { contentChanged } from '../../server/tenancy/resolve.ts';
import { scoped } from '../../server/tenancy/scoped.ts';
import { giveRules, shownOfSite, siteParts, nameOf as thingName, thingsOf } from '../../server/testing/ruled-things.ts';
import { openWorld } from '../../server/testing/world.ts';
import { openedWorld } from './opened-world.ts';
import { addRandomPeople, named, nameOf, type RandomVisitor, randomDraws, randomVisitors } from './random-visitors.ts';
import { type As, type Ruled, type RuledKind, ruledKinds, services } from './ruled-kinds.ts';

/**
 * Random rules, so many for each kind of things, let random people see the same in
 * lists, search, suggestions, at addresses, in rankings and by the assistant as is explained to them.
 */
export function agreementSuite(counts: Readonly<Record<string, number>>): void {
  const opened = openedWorld(openWorld);
  const institution = { id: 'mingde' };
  const here = () => scoped(opened.world.db, institution);

  /** In every title here, and in no other. */
  const word = '验证册';
  /** So many things share the word of their set: a suggestion shows them all. */
  const setSize = 20;
  /** So many services are the most used at once: a ranking shows them all. */
  const rankSize = 100;
  /** Visitors to whom each thing is explained, beside those who ask for it. */
  const alsoExplained = 3;
  /** Columns with rules, in which articles are. */
  const columnCount = 20;
  const times = ['2020-01-01 00:00', '2090-01-01 00:00'] as const;

  /** Rules that let in nobody, or nobody any more or yet. */
  const closedRules: readonly Audience[] = [
    forNobody,
    { groups: ['empty'] },
    { visitors: ['everyone'], until: times[0] },
    { people: [...named.people], userTypes: ['STUDENT'], until: times[0] },
    { visitors: ['members'], from: times[1] },
    { visitors: ['everyone'], except: { visitors: ['everyone'] }, until: times[0] },
  ];
  /** One rule in so many is one of these: odd, so that it falls on things at odd and even places. */
  const closedEvery = 11;
  const randomRules = (count: number) =>
    someRules({ values: named, times }, count).map(
      (rule, n) => (n % closedEvery === 0 && closedRules[(n / closedEvery) % closedRules.length]) || rule,
    );

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

  /** What rules say of a thing to a visitor, as {@link isMeant} reads them; {@link explainedTo} compares it with explain. */
  function verdictOf(kind: RuledKind, thing: Ruled, visitor: RandomVisitor) {
    const { audience, above, beginAudience, needsSignIn } = thing;
    const facts = kind.part === 'notices' ? visitor.allFacts : visitor.facts;
    const now = minuteText(new Date());
    const seen = [above, audience].every((rule) => isMeant(rule, facts, now));
    const mustSignIn = needsSignIn && visitor.person === null;
    const begun = seen && !mustSignIn && isMeant(beginAudience, facts, now);
    // Who a guest is shows once they have signed in: until then they are offered what needs it, whoever may begin it.
    return { seen, begun, offered: begun || (seen && mustSignIn) };
  }

  /** What is explained of a thing to a person, or a guest, in the identity of a visitor. */
  async function explainedTo(thing: Thing, { person, label }: RandomVisitor) {
    const identities = (await explainThing(here(), thing, person)) ?? expect.fail(`${person}`);
    // Notices are for all identities of a person at once.
    const found = identities.find((one) => one.label === label || one.label === '全部身份');
    if (!found) return expect.fail(`${thingName(thing)} is not explained to ${person} as ${label}`);
    return { seen: found.see.allowed, begun: found.begin?.allowed ?? null };
  }

  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

  async function searched(kind: RuledKind, asked: { query: string; page: number }, as: As): Promise<string[]> {
    const input = { ...asked, kind: kind.name, pageSize: 100 };
    const { groups } = (await opened.world.call(searchResults, input, as)).data;
    return groups.flatMap((group) => (group.kind === kind.name ? ids(group.list) : []));
  }

  async function suggested(query: string, as: As): Promise<string[]> {
    const { list } = (await opened.world.call(search, { query, count: setSize }, as)).data;
    return sorted(ids(list.filter(({ title }) => title.startsWith(query))));
  }

  /** Whether the portal's assistant names a thing, or leads to it, when it is asked for it by name. */
  async function isAnswered({ id, title }: Ruled, as: As): Promise<boolean> {
    const { service, statements, others } = await loadAnswer(callAs(as), title, 'pc');
    const sources = [...statements, ...others];
    const isTitle = sources.some((source) => source.title === title) || service?.name === title;
    return isTitle || [service, ...sources].some((one) => one?.href.split(/[/?=&#]/).includes(id));
  }

  /** Somebody who may see a thing, and somebody who may not, where there are both: who was asked least so far. */
  function askers(asked: Map<RandomVisitor, number>, may: (visitor: RandomVisitor) => boolean): RandomVisitor[] {
    const all = [...asked.keys()].sort((one, other) => (asked.get(one) ?? 0) - (asked.get(other) ?? 0));
    const chosen = [all.find(may), all.find((one) => !may(one))].filter((one) => one !== undefined);
    for (const one of chosen) asked.set(one, (asked.get(one) ?? 0) + 1);
    return chosen;
  }

  /** Makes services the most used of the week, in their order; `uses` is more than before. */
  async function use(used: readonly Ruled[], uses: number): Promise<void> {
    const day = dayText(new Date());
    await here().delete(appHits, inArray(appHits.app, ids(used)));
    await here().insert(
      appHits,
      used.map(({ id }, n) => ({ app: id, day, count: 1e6 + uses + rankSize - n })),
    );
    await contentChanged(opened.world.db, institution);
  }

  let visitors: readonly RandomVisitor[] = [];
  beforeAll(async () => {
    await addRandomPeople(here());
    visitors = randomDraws().shuffled(await randomVisitors(opened.world, institution));
  });

  test('the random visitors are more than a hundred, and no two of one person are alike', () => {
    expect(new Set(visitors.map(nameOf)).size).toBe(visitors.length);
    expect(visitors.length).toBeGreaterThan(100);
  });

  test('random rules let random people see the same in list, search, suggestions, addresses, ranking and assistant as is explained', async () => {
    const { world } = opened;
    const { drawn } = randomDraws();
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const rules = randomRules(total);
    const levels = rules.flatMap(levelsOf);
    for (const field of [...audienceFields, 'except', 'from', 'until'] as const)
      expect(levels.filter((level) => level[field]).length, field).toBeGreaterThan(total / 10);
    const beginRules = [...rules];
    const things = new Map<RuledKind, readonly Ruled[]>();
    for (const kind of ruledKinds) {
      const own = rules.splice(0, counts[kind.name]).map((audience, at): Ruled => {
        const beginAudience = kind.begins && at % 2 ? (beginRules.at(-at) ?? null) : null;
        const above = kind.name === 'news' && at % 3 ? (beginRules[at % columnCount] ?? null) : null;
        const needsSignIn = at % 3 === 0;
        return {
          id: `rule-${kind.name}-${at}`,
          title: titleOf(kind, at),
          audience,
          beginAudience,
          needsSignIn,
          above,
          at,
        };
      });
      await kind.add(here(), own);
      things.set(kind, own);
    }
    await contentChanged(world.db, institution);
    const asked = new Map(visitors.map((visitor) => [visitor, 0]));

    for (const [turn, [kind, own]] of [...things].entries()) {
      const sets = [...new Set(own.map(({ at }) => setWord(at)))];
      for (const [n, visitor] of visitors.entries()) {
        const who = `${kind.name} for ${nameOf(visitor)}`;
        const visible = sorted(ids(own.filter((thing) => verdictOf(kind, thing, visitor).seen)));
        expect(visible.length, who).toBeGreaterThan(0);
        expect(visible.length, who).toBeLessThan(own.length);
        // Not by the parity of the visitor, by which is told below who turns pages.
        const set = sets[Math.floor(n / 2) % sets.length] ?? '';
        const query = `${word}${kind.name}${set}`;
        const ofSet = sorted(ids(own.filter(({ id, title }) => visible.includes(id) && title.startsWith(query))));
        expect(await suggested(query, visitor), `suggestions of ${who}`).toEqual(ofSet);
        // Lists and searches of all have many pages: of each kind every other visitor turns them, and who does not searches
        // for one set.
        if ((n + turn) % 2 === 0) {
          expect(await allOf((page) => kind.list(world, page, visitor)), `list of ${who}`).toEqual(visible);
          const all = await allOf((page) => searched(kind, { query: word, page }, visitor));
          expect(all, `search of ${who}`).toEqual(visible);
        } else {
          const found = new Set(await searched(kind, { query, page: 1 }, visitor));
          const near = sorted(found).filter((id) =>
            own.some((thing) => thing.id === id && thing.title.startsWith(query)),
          );
          expect(near, `search of ${who}`).toEqual(ofSet);
          expect(
            [...found].filter((id) => id.startsWith('rule-') && !visible.includes(id)),
            `search of ${who}`,
          ).toEqual([]);
        }
      }
      for (const thing of own) {
        const stored = (await findThing(here(), kind.part, thing.id)) ?? expect.fail(thing.id);
        const chosen = askers(asked, (one) => verdictOf(kind, thing, one).seen);
        for (const visitor of [...chosen, ...drawn(visitors, alsoExplained)]) {
          const { seen, begun } = verdictOf(kind, thing, visitor);
          const told = { seen, begun: kind.begins ? begun : null };
          expect(await explainedTo(stored, visitor), `explain ${thing.id} to ${nameOf(visitor)}`).toEqual(told);
        }
        for (const [m, visitor] of chosen.entries()) {
          const who = `${thing.id} for ${nameOf(visitor)}`;
          const { seen, begun } = verdictOf(kind, thing, visitor);
          expect(await kind.opens(world, thing.id, visitor), `address of ${who}`).toBe(seen);
          if (seen && kind.begins)
            expect(await kind.begins(world, thing, visitor), `what can be begun of ${who}`).toBe(begun);
          // It makes several calls: of services, which are most, only one of the two asks, in turn, whether or not
          // a rule says who may begin them.
          if (kind !== services || m === Math.floor(thing.at / 2) % chosen.length)
            expect(await isAnswered(thing, visitor), `assistant about ${who}`).toBe(seen);
        }
      }
      if (kind !== services) continue;
      const batches = Math.ceil(own.length / rankSize);
      for (let batch = 0; batch < batches; batch += 1) {
        const from = batch * rankSize;
        const used = own.slice(from, from + rankSize);
        await use(used, from);
        for (const visitor of visitors.filter((_, n) => n % batches === batch)) {
          const isOffered = new Map(own.map((thing) => [thing.id, verdictOf(kind, thing, visitor).offered]));
          const expected = ids(used).filter((id) => isOffered.get(id));
          const { data } = await world.call(getHotApp, { count: rankSize }, visitor);
          const who = nameOf(visitor);
          expect(ids(data).slice(0, expected.length), `ranking for ${who}`).toEqual(expected);
          expect(
            sorted(ids(data)).filter((id) => !isOffered.get(id)),
            `ranking for ${who}`,
          ).toEqual([]);
        }
      }
    }
    expect(
      [...asked].filter(([, times]) => times < Math.floor(total / 200)).map(([visitor]) => nameOf(visitor)),
    ).toEqual([]);
  });

  /** How often all of a site gets other rules, each time for other visitors and for guests. */
  const siteRounds = 10;

  test('random rules of menus, modules, slides, shortcuts and columns show random people the same as is explained', async () => {
    const { world } = opened;
    const { drawn, shuffled } = randomDraws();
    const things = await thingsOf(here(), siteParts);
    const rules = randomRules(1000);
    const told = new Map<string, number>();
    for (let round = 0; round < siteRounds; round += 1) {
      const template = round % 2 ? 2 : 1;
      // Every third has no rule: others at each round.
      await giveRules(here(), shuffled(things), shuffled(rules));
      await world.db.update(institutions).set({ template }).where(eq(institutions.id, institution.id));
      await contentChanged(world.db, institution);
      const ruled = await thingsOf(here(), siteParts);
      const own = visitors.filter(({ person }, n) => person === null || n % siteRounds === round);
      const shown = new Map<RandomVisitor, ReadonlySet<string>>();
      for (const visitor of own) {
        const looking = { token: visitor.token, isMember: visitor.person !== null, template } as const;
        shown.set(visitor, await shownOfSite(world, looking, ruled));
      }
      for (const thing of ruled) {
        for (const visitor of drawn(own, 2)) {
          const { seen } = await explainedTo(thing, visitor);
          expect(shown.get(visitor)?.has(thingName(thing)), `${thingName(thing)} for ${nameOf(visitor)}`).toBe(seen);
          const what = `${thing.part} ${seen}`;
          told.set(what, (told.get(what) ?? 0) + 1);
        }
      }
    }
    for (const part of siteParts)
      for (const seen of [true, false]) expect(told.get(`${part} ${seen}`), `${part} ${seen}`).toBeGreaterThan(20);
  });
}

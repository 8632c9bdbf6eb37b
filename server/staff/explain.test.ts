import { type Audience, audienceFields } from '@yimen/contract/audience';
import { newsInfo } from '@yimen/contract/news/articles';
import { noticeInfo } from '@yimen/contract/notices/notices';
import { getAppGuide } from '@yimen/contract/services/guide';
import { chooseIdentity, listIdentities } from '@yimen/contract/sign-in/session';
import { type RuledPart, ruledParts } from '@yimen/contract/staff/explain';
import { specialInfo } from '@yimen/contract/topics';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someRules } from '../access/fixture.ts';
import { beginnable, type Visitor, visibleApps } from '../access/visible.ts';
import { institutions } from '../database/schema/institutions.ts';
import { people } from '../database/schema/people.ts';
import { articles, notices } from '../database/schema/publishing.ts';
import { apps } from '../database/schema/services.ts';
import { modules } from '../database/schema/site.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { giveRules, keyOf, nameOf, shownOfSite, thingsOf } from '../testing/ruled-things.ts';
import { openWorld, type World } from '../testing/world.ts';
import { explainThing } from './explain.ts';
import { findThing, type Thing } from './things.ts';

const institution = { id: 'mingde', key: 'mingde', name: '明德大学' };
const [student, staff] = ['2024310086', '20180266'];

let world: World;
let here: Scoped;
beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, institution);
});
afterAll(() => world.close());

const allThings = () => thingsOf(here, ruledParts);

/** Gives everything a rule or none, and makes some of it unpublished, switched off, closed or out of its season. */
async function disturb(rules: readonly Audience[]): Promise<void> {
  await giveRules(here, await allThings(), rules);
  const [past, future] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)];
  const some = (n: number, of: number) => sql`mod(abs(hashtext(ctid::text)), ${of}) = ${n}`;
  await here.update(modules, { enabled: false }, some(0, 6));
  await here.update(articles, { publishedAt: future }, some(0, 5));
  await here.update(notices, { publishedAt: future }, some(0, 5));
  await here.update(apps, { state: 'closed' }, some(0, 8));
  await here.update(apps, { state: 'maintenance' }, some(1, 8));
  await here.update(apps, { state: 'open', openFrom: future, outOfSeason: 'closed' }, some(2, 8));
  await here.update(apps, { state: 'seasonal', openFrom: past, openTo: past, outOfSeason: 'open' }, some(3, 8));
  await here.update(apps, { pcUrl: null, mobileUrl: null }, some(4, 8));
  const rows = await here.rows(apps);
  for (const [n, { id }] of rows.entries()) {
    await here.update(apps, { beginAudience: n % 2 ? null : (rules[n % rules.length] ?? null) }, eq(apps.id, id));
  }
  await contentChanged(world.db, institution);
}

/** A visitor as the calls know them: their token, and what the functions of the server take. */
interface Subject {
  readonly label: string;
  readonly person: string | null;
  readonly token: string;
  readonly visitor: Visitor;
}

async function subjects(): Promise<Subject[]> {
  const visitor = (person: string | null, identity: string | null): Visitor => ({
    db: world.db,
    institution,
    person: person === null ? null : { id: person, name: '', userType: 'STUDENT' },
    session: person === null ? null : { id: '', person: null, identity, loginTime: new Date() },
  });
  const found: Subject[] = [
    { label: '访客', person: null, token: await world.guest(), visitor: visitor(null, null) },
    { label: '本科生', person: student, token: await world.signIn(student), visitor: visitor(student, null) },
  ];
  const first = await world.signIn(staff);
  const { list } = (await world.call(listIdentities, {}, { token: first })).data;
  for (const { id, label, ended } of list) {
    if (ended) continue;
    // A session for each: another identity ends the token of the one before.
    const { token } = (await world.call(chooseIdentity, { id }, { token: await world.signIn(staff) })).data;
    found.push({ label, person: staff, token, visitor: visitor(staff, id) });
  }
  return found;
}

/** All that a visitor is shown, by the names of {@link nameOf}, and what they can begin of the services. */
async function shownTo({ token, visitor }: Subject, things: readonly Thing[], template: 1 | 2) {
  const as = { token };
  const shown = await shownOfSite(world, { token, isMember: visitor.person !== null, template }, things);
  const begun = new Set<string>();
  const show = (part: RuledPart, keys: Iterable<string>) => {
    for (const key of keys) shown.add(`${part} ${key}`);
  };
  const visible = await visibleApps(visitor);
  for (const thing of things) {
    const { part, row } = thing;
    if (part === 'articles' && (await world.call(newsInfo, { id: row.id }, as)).success) show(part, [row.id]);
    if (part === 'notices' && (await world.call(noticeInfo, { noticeId: row.id }, as)).success) show(part, [row.id]);
    if (part === 'topics' && (await world.call(specialInfo, { id: row.id }, as)).success) show(part, [row.id]);
    if (part !== 'apps') continue;
    if (visible.has(row.id)) show(part, [row.id]);
    if (row.attributeType !== 1) continue;
    const { data, success } = await world.call(getAppGuide, { appId: row.id }, as);
    expect(success, row.id).toBe(visible.has(row.id));
    const { state = 'closed', outOfSeason = 'closed', pcUrl = null, mobileUrl = null } = data?.app ?? {};
    const isOpen = state === 'open' || (state === 'seasonal' && outOfSeason === 'open');
    const needsSignIn = row.needsSignIn && !visitor.person;
    if (isOpen && (pcUrl || mobileUrl) && !needsSignIn) begun.add(row.id);
  }
  return { shown, begun };
}

describe('with any rules, explain', () => {
  const values: Record<(typeof audienceFields)[number], readonly string[]> = {
    visitors: ['everyone', 'guests', 'members'],
    userTypes: ['STUDENT', 'TEACHER', 'STAFF'],
    roles: ['本科生', '研究生', '职工'],
    departments: ['college-information', 'college-education', 'hr'],
    groups: [],
    people: [student, staff],
  };
  const times = ['2020-01-01 00:00', '2090-01-01 00:00'];

  test.each([
    [1, 0],
    [2, 250],
  ] as const)(
    'says of everything what is shown, and of services what can be begun (template %i)',
    async (template, from) => {
      expect(Object.keys(values).sort()).toEqual(audienceFields.toSorted());
      await disturb(someRules({ values, times }, 500).slice(from, from + 250));
      await world.db.update(institutions).set({ template }).where(eq(institutions.id, institution.id));
      await contentChanged(world.db, institution);
      const things = await allThings();
      const told = new Map<string, number>();
      for (const subject of await subjects()) {
        const { shown, begun } = await shownTo(subject, things, template);
        const differing: string[] = [];
        for (const thing of things) {
          const explained = await explainThing(here, thing, subject.person);
          const own = explained?.find(({ label }) => label === subject.label || label === '全部身份');
          if (!own) throw new Error(`${nameOf(thing)} is not explained to ${subject.label}.`);
          const count = (what: string) => told.set(what, (told.get(what) ?? 0) + 1);
          count(`${thing.part} ${own.see.allowed}`);
          if (own.see.allowed !== shown.has(nameOf(thing))) differing.push(`${nameOf(thing)} ${own.see.allowed}`);
          if (thing.part !== 'apps') {
            expect(own.begin).toBeNull();
            continue;
          }
          count(`begin ${own.begin?.allowed}`);
          if (own.begin?.allowed) expect(own.see.allowed, 'nothing is begun that is not seen').toBe(true);
          if (thing.row.attributeType === 1 && own.begin?.allowed !== begun.has(thing.row.id))
            differing.push(`${nameOf(thing)} begin ${own.begin?.allowed}`);
          const rule = own.begin?.steps.at(-1);
          const [free] = await beginnable(subject.visitor, [thing.row]);
          if (subject.person) expect(rule?.allowed, nameOf(thing)).toBe(free !== undefined);
        }
        expect(differing, subject.label).toEqual([]);
      }
      for (const what of [...ruledParts, 'begin']) {
        for (const outcome of [true, false])
          expect(told.get(`${what} ${outcome}`), `${what} ${outcome}`).toBeGreaterThan(0);
      }
    },
  );

  test('names another identity as the remedy only where it gets through everything', async () => {
    let named = 0;
    for (const thing of await allThings()) {
      const explained = (await explainThing(here, thing, staff)) ?? [];
      for (const { see, begin } of explained) {
        for (const { remedy } of see.steps) {
          const [, label] = /^切换到“(.+)”身份即可$/.exec(remedy) ?? [];
          if (!label) continue;
          named += 1;
          expect(explained.find((one) => one.label === label)?.see.allowed, nameOf(thing)).toBe(true);
        }
        for (const { remedy } of begin?.steps ?? []) {
          const [, label] = /^切换到“(.+)”身份即可$/.exec(remedy) ?? [];
          if (label) expect(explained.find((one) => one.label === label)?.begin?.allowed).toBe(true);
        }
      }
    }
    expect(named).toBeGreaterThan(10);
  });

  test('lets nobody through whose account is disabled', async () => {
    await here.update(people, { disabled: true }, eq(people.id, student));
    try {
      for (const thing of (await allThings()).slice(0, 40)) {
        const [own] = (await explainThing(here, thing, student)) ?? [];
        expect(own?.see).toMatchObject({ allowed: false, steps: [{ what: '账号', allowed: false }, {}] });
        expect(own?.begin?.allowed ?? false).toBe(false);
      }
    } finally {
      await here.update(people, { disabled: false }, eq(people.id, student));
    }
  });
});

test('finds a thing by its key, and nothing by what is none', async () => {
  const found = async (part: RuledPart, key: string) => (await findThing(here, part, key)) !== null;
  for (const thing of await allThings()) expect(await found(thing.part, keyOf(thing)), nameOf(thing)).toBe(true);
  for (const key of ['', 'banner', 'banner x', 'banner -1', 'banner 0 0', 'banner 9999999', 'banner 999'])
    expect(await found('slides', key), key).toBe(false);
  expect(await explainThing(here, (await allThings())[0] ?? expect.fail(), 'nobody')).toBeNull();
});

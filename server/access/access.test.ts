import { type Audience, audience, type audienceFields } from '@yimen/contract/audience';
import { eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupMembers, groups, people } from '../database/schema/people.ts';
import { articles, newsColumns, notices } from '../database/schema/publishing.ts';
import { departments } from '../database/schema/services.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { explain, type Facts } from './explain.ts';
import { someRules } from './fixture.ts';
import { guestFacts, isFor, readAudienceNames, readFacts } from './store.ts';

const institution = { id: 'mingde' };
const names = { department: (id: string) => id, group: (id: string) => id };
const times = ['2026-01-01 00:00', '2026-06-01 08:30', '2026-12-31 23:59'];
const values: Record<(typeof audienceFields)[number], readonly string[]> = {
  visitors: ['everyone', 'guests', 'members'],
  userTypes: ['STUDENT', 'TEACHER', 'STAFF'],
  roles: ['班主任', '它’s “quoted”'],
  departments: ['top', 'middle', 'leaf', 'hr'],
  groups: ['choir', 'team'],
  people: ['p0', 'p1', 'p2'],
};

let world: World;
let here: Scoped;
beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, institution);
});
afterAll(() => world.close());

const pick = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number) => fc.sample(arbitrary, { seed: 22, numRuns });

describe('SQL and explanation', () => {
  test('agree for 400 rules and 60 people, at every time, on real rows', async () => {
    const rules = someRules({ values, times }, 400);
    expect(rules.filter(({ except }) => except?.except).length).toBeGreaterThan(20);
    const [sample] = await here.rows(notices, { limit: 1 });
    if (!sample) throw new Error('The demo has no notices.');
    const rows = rules.map((rule, n) => ({ ...sample, id: `rule-${n}`, audience: rule }));
    await here.insert(notices, rows);
    // A rule for everybody of the other institution is nobody's here.
    await scoped(world.db, { id: 'yunzhou' }).update(notices, { audience: { visitors: ['everyone'] } }, sql`true`);

    const somebody: fc.Arbitrary<Facts> = fc.record({
      visitors: fc.constant(['everyone', 'members']),
      userTypes: fc.subarray([...values.userTypes], { minLength: 1 }),
      roles: fc.subarray([...values.roles]),
      departments: fc.subarray([...values.departments]),
      groups: fc.subarray([...values.groups]),
      people: fc.constantFrom(...values.people, 'p9').map((one) => [one]),
    });
    let seen = 0;
    for (const facts of [guestFacts, { ...guestFacts, visitors: [] }, ...pick(somebody, 58)]) {
      for (const now of [...times, '2026-06-01 08:31']) {
        const found = await here.db
          .select({ id: notices.id })
          .from(notices)
          .where(here.of(notices, isFor(notices.audience, facts, now)));
        const expected = rules.flatMap((rule, n) =>
          explain({ rule, facts, names, others: [], now }).allowed ? [`rule-${n}`] : [],
        );
        expect(found.map(({ id }) => id).sort()).toEqual(expected.sort());
        seen += expected.length;
      }
    }
    expect(seen).toBeGreaterThan(1000);
    await here.delete(notices, sql`id like 'rule-%'`);
  });

  test('know people by identities, groups and departments with those above, a circle of these included', async () => {
    const [some] = await here.rows(departments, { limit: 1 });
    if (!some) throw new Error('The demo has no departments.');
    const at = (id: string, parent: string) => ({ ...some, id, parent });
    await here.insert(departments, [
      at('top', ''),
      at('middle', 'top'),
      at('leaf', 'middle'),
      at('x', 'y'),
      at('y', 'x'),
    ]);
    await here.insert(groups, [{ id: 'choir', name: '合唱团', position: 0 }]);
    const student = '2024310086';
    await here.insert(groupMembers, [{ group: 'choir', person: student }]);
    await here.update(people, { department: 'leaf' }, eq(people.id, student));
    const several = await readFacts(here, '20180266');
    await contentChanged(world.db, institution);
    const known = await readFacts(here, student);
    expect(known?.all).toEqual({
      visitors: ['everyone', 'members'],
      userTypes: ['STUDENT'],
      roles: ['本科生'],
      departments: ['leaf', 'middle', 'top', 'college-information'],
      groups: ['choir'],
      people: [student],
    });
    expect(several?.identities.map(({ label, facts }) => [label, facts.userTypes, facts.departments])).toEqual([
      ['职工', ['STAFF'], ['college-information']],
      ['研究生', ['STUDENT'], ['college-education']],
    ]);
    await here.update(people, { department: 'x' }, eq(people.id, student));
    expect((await readFacts(here, student))?.all.departments).toEqual(['x', 'y', 'college-information']);
    await here.update(people, { department: 'leaf' }, eq(people.id, student));
    await here.delete(departments, sql`id in ('x', 'y')`);
    expect(await readFacts(here, 'nobody')).toBeNull();
    expect((await readAudienceNames(here)).group('choir')).toBe('合唱团');
  });
});

describe('an explanation', () => {
  const now = '2026-11-20 10:00';
  const student: Facts = { ...guestFacts, visitors: ['everyone', 'members'], userTypes: ['STUDENT'], people: ['p1'] };
  const staff: Facts = { ...student, userTypes: ['STAFF'] };
  const ask = (rule: Audience | null, facts: Facts, others = [{ label: '职工', facts: staff }]) =>
    explain({ rule, facts, names, others, now });

  test.each<[Audience | null, Facts, string, string]>([
    [{ userTypes: ['STAFF'] }, student, '只对职工开放，您不在其中', '切换到“职工”身份即可'],
    [{ userTypes: ['TEACHER'] }, student, '只对教师开放，您不在其中', '请联系管理员申请'],
    [{ visitors: ['members'] }, guestFacts, '只对已登录的用户开放，您不在其中', '登录后再看'],
    [
      { departments: ['hr'], groups: ['choir'], people: ['p2', 'p3'] },
      student,
      '只对“hr”及下属部门、“choir”群组、指定的 2 人开放，您不在其中',
      '请联系管理员申请',
    ],
    [
      { visitors: ['members'], except: { userTypes: ['STUDENT'] } },
      student,
      '学生除外，您在其中',
      '切换到“职工”身份即可',
    ],
    [{ userTypes: ['TEACHER'], from: '2026-11-21 00:00' }, student, '只对教师开放，您不在其中', '请联系管理员申请'],
    [{ visitors: ['members'], until: now }, student, `已于 ${now} 结束开放`, '请联系管理员延长开放时间'],
    [
      { visitors: ['members'], from: '2026-11-20 10:01' },
      student,
      '自 2026-11-20 10:01 起开放',
      '请在 2026-11-20 10:01 以后再来',
    ],
  ])('of %o says which part says no, and what would change it', (rule, facts, reason, remedy) => {
    const guest = facts === guestFacts;
    expect(ask(rule, facts, guest ? [] : undefined)).toEqual({ allowed: false, reason, remedy });
  });

  test('of what one may see says for whom it is', () => {
    expect(ask(null, guestFacts)).toEqual({ allowed: true, reason: '对所有人开放', remedy: '' });
    expect(ask({ userTypes: ['STUDENT'] }, student)).toEqual({ allowed: true, reason: '对学生开放', remedy: '' });
  });
});

describe('a rule', () => {
  const read = (rule: unknown) => {
    const { success, output, issues } = v.safeParse(audience, rule);
    return success ? output : issues?.map(({ message }) => message);
  };

  test('is normalised: rules that say the same are the same', () => {
    const rule = { people: [], userTypes: ['TEACHER', 'STAFF', 'TEACHER'], except: { groups: ['b', 'a'] } };
    expect(read(rule)).toEqual({ userTypes: ['STAFF', 'TEACHER'], except: { groups: ['a', 'b'] } });
    expect(read({ visitors: ['everyone'] })).toBeNull();
    expect(read({ visitors: ['everyone', 'guests'], userTypes: ['STAFF'] })).toBeNull();
    expect(read(null)).toBeNull();
  });

  const exceptsAllText = '例外把写明的人都除去了，谁也看不到；要这样就写 {"visitors":["nobody"]}';

  test.each<[string, unknown, string]>([
    ['that nobody matches', { people: [], groups: [] }, '没有写明对谁，谁也看不到'],
    ['whose exception is everyone', { userTypes: ['STAFF'], except: { visitors: ['everyone'] } }, exceptsAllText],
    ['whose exception takes whom it names', { people: ['p1'], except: { people: ['p1', 'p2'] } }, exceptsAllText],
    [
      'whose exception takes whoever is signed in, for as long as it lasts',
      { roles: ['班主任'], from: times[0], except: { visitors: ['members'], from: times[0] } },
      exceptsAllText,
    ],
    [
      'that names nobody and somebody',
      { visitors: ['nobody'], groups: ['a'] },
      'nobody 表示谁也看不到，不能同时写明其他人',
    ],
    [
      'from after until',
      { visitors: ['members'], from: '2026-11-20 10:00', until: '2026-11-20 09:59' },
      '结束时间 until 应晚于开始时间 from',
    ],
    [
      'from when it ends',
      { visitors: ['members'], from: times[0], until: times[0] },
      '结束时间 until 应晚于开始时间 from',
    ],
    [
      'too deep',
      { groups: ['a'], except: { groups: ['b'], except: { groups: ['c'], except: { groups: ['d'] } } } },
      '例外最多 2 层',
    ],
    ['too long', { people: Array.from({ length: 1001 }, (_, n) => `p${n}`) }, '最多 1000 项'],
    ['on a day that is none', { visitors: ['members'], from: '2026-02-30 10:00' }, '没有这一天'],
  ])('%s is refused', (_, rule, message) => {
    expect(read(rule)).toEqual([message]);
  });

  test.each<Audience>([
    { visitors: ['nobody'] },
    { visitors: ['nobody'], except: { people: ['p1'] } },
    { people: ['p1', 'p2'], except: { people: ['p1'] } },
    { people: ['p1'], except: { people: ['p1'], until: times[1] } },
    { people: ['p1'], except: { people: ['p1'], except: { groups: ['a'] } } },
    { visitors: ['everyone'], except: { visitors: ['members'] } },
  ])('%o may leave somebody, or says that it does not', (rule) => expect(read(rule)).toEqual(rule));

  test.each([
    { everyone: true },
    { userTypes: ['GUEST'] },
    { userTypes: 'STAFF' },
    [],
    'members',
    { departments: ['../x'] },
  ])('%o is none', (rule) => expect(v.is(audience, rule)).toBe(false));
});

describe('on the command line', () => {
  const { run, failed } = commandsOn(() => world);
  const id = 'notice-final-exams';
  const set = (rule: unknown) => failed(`set  notices  mingde  id=${id}  audience=${JSON.stringify(rule)}`);

  test('a notice takes a rule, which is explained for a person’s identities and for guests', async () => {
    expect(await set({ userTypes: ['STUDENT'], except: { people: ['2024310086'] } })).toBe('fine');
    const told = (person: string) => run(`explain  notices  mingde  ${person}  id=${id}`);
    expect(await told('guest')).toBe('访客：不可见，只对学生开放，您不在其中；登录后再看');
    expect(await told('2024310086')).toBe('全部身份：不可见，指定的 1 人除外，您在其中；请联系管理员申请');
    // A notice for one of a person's identities is for the person, whichever they act in.
    expect(await told('20180266')).toBe('全部身份：可见，对学生开放');
    expect(await failed(`explain  notices  mingde  nobody  id=${id}`)).toBe('没有编号为 nobody 的人。');
    expect(await failed('explain  departments  mingde  guest  id=hr')).toMatch(/没有可见范围/);
  });

  test('an article is explained with its column', async () => {
    const [article] = await here.rows(articles, { where: isNull(articles.audience), limit: 1 });
    await here.update(newsColumns, { audience: { userTypes: ['TEACHER'] } }, eq(newsColumns.id, article?.column ?? ''));
    expect(await run(`explain  articles  mingde  2024310086  id=${article?.id}`)).toMatch(
      /^本科生：不可见，栏目“.+”：只对教师开放，您不在其中；请联系管理员申请$/,
    );
  });

  test('what a rule names has to be there', async () => {
    expect(await set({ departments: ['moon'] })).toMatch(/的 audience：“moon” 不在 departments 中/);
    const deep = { visitors: ['members'], except: { groups: ['moon'] } };
    expect(await set(deep)).toMatch(/的 audience\.except：“moon” 不在 groups 中/);
    expect(await set({})).toMatch(/的 audience：没有写明对谁/);
  });

  test('what a rule names is not removed', async () => {
    expect(await failed('set  groups  mingde  id=choir  name=合唱团')).toBe('fine');
    expect(await set({ visitors: ['members'], except: { groups: ['choir'] } })).toBe('fine');
    expect(await failed('remove  groups  mingde  id=choir  --yes')).toMatch(
      /^groups 的 choir 没有删除：notices 的 .* 的 audience 还用着它/,
    );
    expect(await set({ visitors: ['members'] })).toBe('fine');
    expect(await failed('remove  groups  mingde  id=choir  --yes')).toBe('fine');
  });

  test('a department stands below one that is there, and not below itself', async () => {
    expect(await failed('set  departments  mingde  id=hr  parent=moon')).toMatch(/“moon” 不在 departments 中/);
    expect(await failed('set  departments  mingde  id=hr  parent=hr')).toMatch(/不能是自己的下级部门/);
    expect(await failed('set  departments  mingde  id=hr  parent=finance')).toBe('fine');
    expect(await failed('set  departments  mingde  id=finance  parent=hr')).toMatch(/不能是自己的下级部门/);
  });
});

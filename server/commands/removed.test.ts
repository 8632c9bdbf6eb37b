import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Audience } from '@yimen/contract/audience';
import { sendFeedback } from '@yimen/contract/services/feedback';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDifferences } from '../audit/differences.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { editions, releases } from '../database/schema/editions.ts';
import { removedRows } from '../database/schema/removed.ts';
import { apps } from '../database/schema/services.ts';
import type { Row } from '../parts/tables.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { runCommand } from './commands.ts';
import { exportWhole } from './whole.ts';

const student = '2024310086';
let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-removed-'));
  const token = await world.signIn(student);
  await world.call(sendFeedback, { about: 'search', subject: '成绩', words: '找不到我的成绩' }, { token });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const { run, failed } = commandsOn(() => world);
const here = () => scoped(world.db, { id: 'mingde' });
const everything = async () => (await exportWhole(world.db, 'mingde', { accounts: true }))?.rows ?? {};
const shown = async (line: string): Promise<Row[]> => JSON.parse(await run(`show  ${line}`));

/** The parts that are not alike. */
const differing = (one: Record<string, readonly Row[]>, other: typeof one) =>
  Object.keys(one).filter((name) => !isDeepStrictEqual(one[name], other[name]));

/** The id by which the latest removal of a part's row of this key is put back. */
async function idOf(part: string, key: string): Promise<string> {
  const lines = (await run(`removed  list  mingde  ${part}`)).split('\n');
  return lines.find((line) => line.endsWith(`  ${part}  ${key}`))?.match(/[\da-f]{8}/)?.[0] ?? '';
}

/** Applies all people but some. */
async function applyWithout(...ids: string[]): Promise<string> {
  const file = path.join(folder, 'people.json');
  const people = (await shown('people  mingde')).filter(({ id }) => !ids.includes(String(id)));
  await writeFile(file, JSON.stringify(people.map(({ id, name }) => ({ id, name }))));
  return run(`apply  people  mingde  ${file}  --complete  --allow-removals  --yes`);
}

describe('removing', () => {
  const line = 'remove  services  mingde  id=transcript-print';

  test('tells first what goes along, as much as then goes, and removes nothing unasked', async () => {
    const before = await everything();
    const guide = (before.guides ?? []).filter(({ app }) => app === 'transcript-print').length;
    const collected = (before.collections ?? []).filter(({ app }) => app === 'transcript-print').length;
    expect(Math.min(guide, collected)).toBeGreaterThan(0);
    const recorded = await here().count(auditEntries);
    const told = await run(line);
    expect(told).toMatch(/^将删除 apps 中的 1 行（transcript-print），连同 .+。\n以上只是预览，.*确定后加 --yes。$/);
    expect(told).toContain(`guides：${guide}`);
    expect(told).toContain(`collections：${collected}`);
    expect(await everything()).toEqual(before);
    expect(await here().count(auditEntries), 'no entry, as nothing was done').toBe(recorded);
    expect(await here().count(removedRows)).toBe(0);
    expect(await here().count(releases)).toBe(0);

    const done = await run(`${line}  --yes`);
    expect(done).toBe(`已删除 apps 中的 1 行${/，连同 .+?。/.exec(told)?.[0]}`);
    await run(`removed  restore  mingde  ${await idOf('apps', 'transcript-print')}`);
    expect(differing(before, await everything())).toEqual([]);
  });

  test('is refused before it is asked, and tells where there is nothing to remove', async () => {
    expect(await failed('remove  departments  mingde  id=finance')).toContain('departments 的 finance 没有删除');
    expect(await run('remove  menus  mingde  id=nowhere')).toBe('menus 中没有符合条件的行，没有删除。');
  });

  test('does what somebody has agreed to, or nothing', async () => {
    const told: string[] = [];
    const outside = { db: world.db, print: () => {}, input: async () => '' };
    const links = 'remove  links  mingde  group=服务支持'.split('  ');
    await runCommand(links, { ...outside, ask: (text) => void told.push(text) });
    const before = await shown('links  mingde  group=服务支持');
    expect(told).toEqual([before.map(({ position }) => position).join('\n')]);
    await expect(runCommand([...links, '--yes'], { ...outside, agreed: 'another' })).rejects.toThrow(
      '和刚才列出的不同了',
    );
    expect(await shown('links  mingde  group=服务支持')).toEqual(before);
    await runCommand([...links, '--yes'], { ...outside, agreed: told[0] });
    expect(await shown('links  mingde  group=服务支持')).toEqual([]);
  });
});

describe('what was removed', () => {
  test('is put back as it was, with what went with it', async () => {
    const before = await everything();
    const [notice] = await shown('notices  mingde  id=notice-final-exams');
    expect(notice).toBeDefined();
    await run('remove  notices  mingde  id=notice-final-exams  --yes');
    await run('remove  services  mingde  id=transcript-print  --yes');
    const id = await idOf('notices', 'notice-final-exams');
    expect(await run(`removed  restore  mingde  ${id}`)).toMatch(/^已放回 1 行，连同 noticeReads：\d+。$/);
    const service = await idOf('apps', 'transcript-print');
    expect(await run(`removed  restore  mingde  ${service}`)).toMatch(/^已放回 1 行，连同 .*guides：1/);
    expect(differing(before, await everything())).toEqual([]);
    expect(await failed(`removed  restore  mingde  ${id}`)).toContain(`没有编号为 ${id} 的已删除数据`);
    expect(await run('audit  list  mingde  part=notices')).toContain('removed restore');
  });

  test('is not put back over what is there again, nor where it names what is gone', async () => {
    await run('set  groups  mingde  id=choir  name=合唱团');
    await run('set  notices  mingde  id=notice-final-exams  audience={"groups":["choir"]}');
    const file = path.join(folder, 'mingde.json');
    await run(`export  mingde  ${file}`);
    await run('remove  notices  mingde  id=notice-final-exams  --yes');
    const id = await idOf('notices', 'notice-final-exams');
    await run('remove  groups  mingde  id=choir  --yes');
    expect(await failed(`removed  restore  mingde  ${id}`)).toMatch(/notices .*audience：“choir” 不在 groups 中/);
    await run(`removed  restore  mingde  ${await idOf('groups', 'choir')}`);
    expect(await failed(`removed  restore  mingde  ${id}`)).toBe('fine');

    await run('remove  groups  mingde  id=choir  --yes').catch(() => '');
    await run('set  notices  mingde  id=notice-final-exams  audience=null');
    await run('remove  groups  mingde  id=choir  --yes');
    await run('set  groups  mingde  id=choir  name=新的合唱团');
    const again = await failed(`removed  restore  mingde  ${await idOf('groups', 'choir')}`);
    expect(again).toBe('没有放回：groups 中又有了 choir。');
  });

  test('by an import can be put back at once, too', async () => {
    const before = await everything();
    const file = path.join(folder, 'less.json');
    await run(`export  mingde  ${file}  --accounts`);
    const whole = JSON.parse(await readFile(file, 'utf8')) as { rows: Record<string, Row[]> };
    whole.rows.links = [];
    await writeFile(file, JSON.stringify(whole));
    expect(await run(`import  ${file}  --replace  --allow-removals  --yes`)).toContain(
      `links：文件中没有的 ${before.links?.length} 行`,
    );
    const [removal] = (await run('removed  list  mingde  links')).split('  ');
    expect(await run(`removed  restore  mingde  ${removal}`)).toBe(`已放回 ${before.links?.length} 行。`);
    expect(differing(before, await everything())).toEqual([]);
  });
});

describe('people that a complete list lacks', () => {
  const rules: [string, Audience, Audience][] = [
    ['transcript-print', { people: [student] }, { visitors: ['nobody'] }],
    [
      'salary-query',
      { visitors: ['members'], except: { people: ['20180266', student] } },
      { visitors: ['members'], except: { people: ['20180266'] } },
    ],
  ];

  test('are taken out of everything, as by erasing, and put back into it', async () => {
    for (const [id, audience] of rules) await here().update(apps, { audience }, eq(apps.id, id));
    const before = await everything();
    const told = await applyWithout(student);
    expect(told).toContain('删除 1 行');
    const left = await everything();
    for (const [id, , audience] of rules) {
      expect((await here().first(apps, eq(apps.id, id)))?.audience).toEqual(audience);
    }
    // The audit and what is kept to be put back aside, nothing holds the id.
    expect(Object.keys(left).filter((name) => JSON.stringify(left[name]).includes(`"${student}"`))).toEqual([]);
    const id = await idOf('people', student);
    expect(await run(`removed  restore  mingde  ${id}`)).toMatch(/^已放回 1 行，连同 .*accounts：1.*feedback：3/);
    expect(differing(before, await everything())).toEqual([]);
    expect(await world.signIn(student)).toBeTruthy();
  });

  test('leave an edition and a difference of each rule that named them, and so does their coming back, with grants in the record', async () => {
    for (const [id, audience] of rules) await here().update(apps, { audience }, eq(apps.id, id));
    await run(`grant  give  mingde  ${student}  desk`);
    // Without the release that an earlier test made of them.
    await world.db.delete(editions);
    await world.db.delete(auditEntries);
    const rulesIn = async (id: string) => {
      const rows = await here().rows(editions, {
        where: eq(editions.key, JSON.stringify([id])),
        orderBy: [editions.number],
      });
      return rows.map(({ number, content }) => [number, content?.audience]);
    };
    expect(await applyWithout(student)).toContain('删除 1 行');
    for (const [id, named, left] of rules) {
      expect(await rulesIn(id)).toEqual([
        [1, named],
        [2, left],
      ]);
    }
    expect(new Set((await here().rows(editions)).map(({ release }) => release).filter(Boolean)).size).toBe(1);
    const [entry] = await here().rows(auditEntries, { where: ne(auditEntries.differences, '') });
    const { rows = [] } = (entry && (await readDifferences(here(), entry))) ?? {};
    expect(rows.filter(({ part }) => part === 'apps')).toEqual(
      expect.arrayContaining(
        rules.map(([key, before, after]) => ({
          part: 'apps',
          key,
          sides: { before: { audience: before }, after: { audience: after } },
        })),
      ),
    );

    const told = await run(`removed  restore  mingde  ${await idOf('people', student)}`);
    expect(told).toContain('2 处可见范围又写着他们。');
    for (const [id, named, left] of rules) {
      expect(await rulesIn(id)).toEqual([
        [1, named],
        [2, left],
        [3, named],
      ]);
    }
    const again = await here().rows(auditEntries, { where: eq(auditEntries.part, 'apps') });
    expect(again.map(({ key, after }) => [key, after])).toEqual(
      expect.arrayContaining(rules.map(([id, audience]) => [id, { audience }])),
    );
    const given = await here().rows(auditEntries, { where: eq(auditEntries.part, 'grants') });
    expect(given).toMatchObject([{ before: null, after: { person: student, role: 'desk' } }]);
  });

  test('are told of in a preview with the rules that name them', async () => {
    const file = path.join(folder, 'people.json');
    const people = (await shown('people  mingde')).filter(({ id }) => id !== student);
    await writeFile(file, JSON.stringify(people.map(({ id, name }) => ({ id, name }))));
    expect(await run(`apply  people  mingde  ${file}  --complete`)).toContain(
      '连带修改：可见范围中的 2 处不再写着他们',
    );
  });

  test('are gone for good once they are erased', async () => {
    await applyWithout(student);
    const id = await idOf('people', student);
    expect(await run(`person  erase  mingde  ${student}  --yes`)).toContain(student);
    expect(await failed(`removed  restore  mingde  ${id}`)).toContain('没有编号');
    expect(await run('removed  list  mingde  people')).toBe('没有删除后还能放回的数据。');
  });

  test('come back without what needs something that is gone by then', async () => {
    const [one] = (await everything()).collections ?? [];
    const { person, app } = one as { person: string; app: string };
    await applyWithout(person);
    await here().delete(apps, eq(apps.id, app));
    const id = await idOf('people', person);
    expect(await run(`removed  restore  mingde  ${id}`)).toMatch(
      /\d+ 行没有放回：它们要用的数据已经不在，或者又有了。$/,
    );
    expect(await shown(`people  mingde  id=${person}`)).toHaveLength(1);
    expect(await shown(`collections  mingde  person=${person}  app=${app}`)).toEqual([]);
  });
});

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleSigns } from '@yimen/contract/site';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, type Whole } from '../changes/check.ts';
import { readInstitution } from '../commands/whole-file.ts';
import type { institutions } from '../database/schema/institutions.ts';
import { people } from '../database/schema/people.ts';
import { messages, tasks } from '../database/schema/person.ts';
import { articles, topics } from '../database/schema/publishing.ts';
import { apps, categories, departments } from '../database/schema/services.ts';
import { modules, recommendGroups, slides } from '../database/schema/site.ts';
import type { Exported, Row } from '../parts/tables.ts';
import { commandsOn } from '../testing/commands.ts';
import { openEmptyWorld, openWorld, type World } from '../testing/world.ts';
import { demoAccounts, demoFolders } from './accounts.ts';
import { loadDemo, readDemo } from './load.ts';
import { later, shiftTo } from './shift.ts';

describe('the content', () => {
  let contents: Whole[];
  let empty: World;
  let folder: string;
  beforeAll(async () => {
    contents = await readDemo();
    empty = await openEmptyWorld();
  });
  afterAll(() => empty.close());
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'yimen-content-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const servicesOf = (content: Whole) => rowsOf(content, apps).filter(({ attributeType }) => attributeType === 1);

  test('is three institutions', () => {
    expect(contents.map((content) => servicesOf(content).length)).toEqual([141, 80, 110]);
  });

  test.each(demoFolders.map((source) => ({ key: path.basename(source), source })))(
    'of $key is what an export writes of it, but for columns with a default',
    async ({ key, source }) => {
      const { run } = commandsOn(() => empty);
      const target = `${folder}/export/`;
      await run(`import  ${source}`);
      await run(`export  ${key}  ${target}`);
      const [written, exported] = (await Promise.all([source, target].map(readInstitution))) as Exported[];
      expect(said(exported?.institution, written?.institution)).toEqual(written?.institution);
      expect(exported?.hosts).toEqual(written?.hosts);
      for (const [part, rows] of Object.entries(exported?.rows ?? {})) {
        const own = written?.rows[part] ?? [];
        expect(
          rows.map((row, index) => said(row, own[index])),
          part,
        ).toEqual(own);
      }
    },
  );

  test('is refused by institution, part, row and field when a value is wrong', async () => {
    await cp(demoFolders[1] ?? '', `${folder}/jiangcheng`, { recursive: true });
    const file = `${folder}/jiangcheng/apps.json`;
    await writeFile(file, (await readFile(file, 'utf8')).replace('"online": "full"', '"online": "half"'));
    await expect(readDemo([`${folder}/jiangcheng`])).rejects.toThrow(/jiangcheng\/apps 第 \d+ 行（[\w-]+）的 online：/);
  });

  test('states the true number of services where it names one', () => {
    for (const content of contents) {
      const services = servicesOf(content).filter(({ audience }) => !audience);
      const text = JSON.stringify([content.institution, rowsOf(content, slides)]);
      const stated = [...text.matchAll(/(\d+) 项(?:校园|政务)服务/g)].map(([, number]) => Number(number));
      expect(stated.length).toBeGreaterThan(1);
      expect(new Set(stated)).toEqual(new Set([services.length]));
      const [, online] = /(\d+) 项全程网办/.exec(text) ?? [];
      if (online) expect(services.filter((service) => service.online === 'full')).toHaveLength(Number(online));
    }
  });

  test('refers to nothing that is not there, also where no key of the database watches', () => {
    for (const content of contents) {
      const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
      const services = ids(servicesOf(content));
      const checklists = rowsOf(content, topics).flatMap(({ checklist }) => checklist);
      const unknown = (given: readonly (string | null)[], known: readonly string[]) =>
        given.filter((id) => id && !known.includes(id));
      expect([
        ...unknown(
          rowsOf(content, topics).flatMap(({ groups }) => groups.flatMap((group) => group.services)),
          services,
        ),
        ...unknown([...checklists.map(({ service }) => service)], services),
        ...unknown(
          [...rowsOf(content, tasks), ...rowsOf(content, messages)].map(({ app }) => app),
          services,
        ),
        ...unknown(
          [...rowsOf(content, tasks), ...rowsOf(content, people)].map(({ department }) => department),
          ids(rowsOf(content, departments)),
        ),
        ...unknown(
          rowsOf(content, recommendGroups).flatMap((group) => group.categories),
          ids(rowsOf(content, categories)),
        ),
      ]).toEqual([]);
      const top = rowsOf(content, modules).filter(({ path }) => !path.includes('/'));
      expect(
        unknown(
          top.map(({ sign }) => sign),
          moduleSigns,
        ),
      ).toEqual([]);
    }
  });

  test('names no picture that is not drawn', async () => {
    const art = await readdir(fileURLToPath(new URL('./art', import.meta.url)));
    for (const content of contents) {
      const { logo, icon, signIn } = content.institution as typeof institutions.$inferSelect;
      const named = [
        logo,
        icon,
        signIn.image,
        signIn.imageNight,
        ...rowsOf(content, slides).map(({ image }) => image),
        ...rowsOf(content, topics).map(({ cover }) => cover),
        ...rowsOf(content, articles).flatMap(({ cover, body }) => [
          cover,
          ...body.flatMap((block) => (block.type === 'image' ? block.image : [])),
        ]),
      ];
      expect(named.filter((name) => name !== null && !art.includes(`${name}.svg`))).toEqual([]);
    }
  });
});

/** What one row says of the columns that another has. */
function said(row: Row = {}, other: Row = {}): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column in other));
}

describe('loading', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('happens on the first start only', async () => {
    expect(await loadDemo(world.db)).toBe(false);
    expect(await world.db.$count(apps)).toBe(141 + 80 + 110 + 16 + 12 + 10);
  });

  test('gives each person of the demo an account that signs in', async () => {
    const institutions = await demoAccounts();
    expect(institutions.flatMap(({ accounts }) => accounts)).toHaveLength(20);
    for (const { hosts, accounts } of institutions) {
      const [first] = accounts;
      await expect(world.signIn(first?.account ?? '', { host: hosts[0] ?? '' })).resolves.toMatch(/^ey/);
    }
  });
});

describe('the shift', () => {
  const friday = new Date('2026-11-20T08:30:00+08:00');

  test('leaves the content as it is in the week it was written for', () => {
    const shift = shiftTo(new Date('2026-11-20T09:00:00+08:00'));
    expect([shift.days, shift.past(friday)]).toEqual([0, 0]);
  });

  test('moves by whole weeks, so that weekdays stay', () => {
    expect(shiftTo(new Date('2027-03-03T09:00:00+08:00')).days).toBe(15 * 7);
  });

  test('leaves nothing that has happened in the future', () => {
    const shift = shiftTo(new Date('2027-03-01T07:00:00+08:00'));
    expect(later(friday, shift.past(friday))).toEqual(new Date('2027-02-26T08:30:00+08:00'));
    const before = later(friday, -7);
    expect(later(before, shift.past(before))).toEqual(new Date('2027-02-26T08:30:00+08:00'));
  });

  test('takes what is reported while offices are open as of now, or of when they closed', () => {
    const reported = new Date('2026-11-20T10:45:00+08:00');
    const latest = (now: string) => shiftTo(new Date(`${now}:00+08:00`)).latest(reported);
    expect(latest('2026-11-20T11:00')).toEqual(reported);
    expect(latest('2026-11-23T14:20')).toEqual(new Date('2026-11-23T14:20:00+08:00'));
    expect(latest('2026-11-23T22:45')).toEqual(new Date('2026-11-23T17:00:00+08:00'));
    for (const now of ['2026-11-22T11:00', '2026-11-23T08:30']) {
      expect(latest(now)).toEqual(new Date('2026-11-20T17:00:00+08:00'));
    }
  });

  test('counts the day in Shanghai, where Monday begins earlier', () => {
    expect(shiftTo(new Date('2026-11-22T15:59:00Z')).days).toBe(0);
    expect(shiftTo(new Date('2026-11-22T16:00:00Z')).days).toBe(7);
  });
});

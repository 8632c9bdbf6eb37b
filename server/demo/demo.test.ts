import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apps } from '../database/schema/services.ts';
import { openWorld, type World } from '../testing/world.ts';
import { demoAccounts } from './accounts.ts';
import { loadDemo } from './load.ts';
import { readContent } from './read.ts';
import { shiftTo } from './shift.ts';

const content = fileURLToPath(new URL('./content', import.meta.url));

describe('the content', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'yimen-content-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** What the loader says of one institution's content after a change to one of its files. */
  async function told(file: string, change: (text: string) => string): Promise<string> {
    await cp(`${content}/jiangcheng`, `${folder}/jiangcheng`, { recursive: true });
    const target = `${folder}/jiangcheng/${file}`;
    const before = await readFile(target, 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    await writeFile(target, after);
    return readContent(folder, ['jiangcheng']).then(
      () => 'fine',
      (error: Error) => error.message,
    );
  }

  test('of all three institutions is right', async () => {
    const read = await readContent();
    expect(read.map(({ services }) => services.length)).toEqual([140, 80, 110]);
  });

  test('states the true number of services where it names one', async () => {
    const [mingde] = await readContent();
    expect(mingde?.institution.signIn.text).toBe('140 项校园服务，一次登录，随处可办。');
    expect(JSON.stringify(mingde?.institution)).not.toMatch(/326|\{services\}/);
  });

  test('is refused by file, row and field when a value is wrong', async () => {
    const message = await told('services-1.json', (text) => text.replace('"online": "full"', '"online": "half"'));
    expect(message).toMatch(/jiangcheng\/services-1\.json, row \d+ \([\w-]+\), field online: /);
  });

  test('is refused when a field is missing, unknown or empty', async () => {
    expect(await told('departments.json', (text) => text.replace('"shortName":', '"shorterName":'))).toMatch(
      /jiangcheng\/departments\.json, row 1 \([\w-]+\), field short(er)?Name: /,
    );
    expect(await told('news.json', (text) => text.replace(/"title": "[^"]+"/, '"title": ""'))).toMatch(
      /jiangcheng\/news\.json, articles row 1 \([\w-]+\), field title: is empty/,
    );
  });

  test('is refused when it refers to what is not there', async () => {
    const message = await told('services-1.json', (text) =>
      text.replace(/"department": "[^"]+"/, '"department": "moon"'),
    );
    expect(message).toMatch(/jiangcheng\/services\.json, \([\w-]+\), field department: “moon” is not known/);
  });

  test('is refused when an id is there twice, an icon or a picture is not, or it is no JSON', async () => {
    expect(
      await told('topics.json', (text) => text.replace(/"cover": "[^"]+"/, '"cover": "jiangcheng-moon"')),
    ).toContain('there is no picture “jiangcheng-moon”');
    expect(
      await told('categories.json', (text) => text.replace(/"icon": "[^"]+"/, '"icon": "no-such-icon"')),
    ).toContain('there is no icon “no-such-icon”');
    expect(await told('calendar.json', (text) => text.slice(0, -20))).toContain(
      'jiangcheng/calendar.json: is not JSON',
    );
    expect(
      await told('notices.json', (text) => {
        const notices = JSON.parse(text) as { items: { id: string }[] };
        return JSON.stringify({ ...notices, items: [...notices.items, notices.items[0]] });
      }),
    ).toContain('is there twice');
  });

  test('names no module the portal does not know', async () => {
    const message = await told('institution.json', (text) => text.replace('"sign": "banner"', '"sign": "fireworks"'));
    expect(message).toContain('is not a module the portal knows');
  });
});

describe('loading', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('happens on the first start only', async () => {
    expect(await loadDemo(world.db)).toBe(false);
    expect(await world.db.$count(apps)).toBe(140 + 80 + 110 + 16 + 12 + 10);
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
  test('leaves the content as it is in the week it was written for', () => {
    const shift = shiftTo(new Date('2026-11-20T09:00:00+08:00'));
    expect(shift.day('2026-11-20')).toBe('2026-11-20');
    expect(shift.moment('2026-11-20 08:30')).toEqual(new Date('2026-11-20T08:30:00+08:00'));
  });

  test('moves by whole weeks, so that weekdays stay', () => {
    const shift = shiftTo(new Date('2027-03-03T09:00:00+08:00'));
    expect(shift.day('2026-11-20')).toBe('2027-03-05');
    expect(shift.day('2026-08-31')).toBe('2026-12-14');
  });

  test('leaves nothing that has happened in the future', () => {
    const monday = new Date('2027-03-01T07:00:00+08:00');
    const shift = shiftTo(monday);
    expect(shift.past('2026-11-20 08:30')).toEqual(new Date('2027-02-26T08:30:00+08:00'));
    expect(shift.past('2026-11-13 08:30')).toEqual(new Date('2027-02-26T08:30:00+08:00'));
  });

  test('takes what is reported while offices are open as of now, or of when they closed', () => {
    const friday = shiftTo(new Date('2026-11-20T11:00:00+08:00'));
    expect(friday.latest('2026-11-20 10:45')).toEqual(new Date('2026-11-20T10:45:00+08:00'));
    const monday = new Date('2026-11-23T14:20:00+08:00');
    expect(shiftTo(monday).latest('2026-11-20 10:45')).toEqual(monday);
    const closed = (now: string) => shiftTo(new Date(`${now}:00+08:00`)).latest('2026-11-20 10:45');
    expect(closed('2026-11-23T22:45')).toEqual(new Date('2026-11-23T17:00:00+08:00'));
    for (const now of ['2026-11-22T11:00', '2026-11-23T08:30']) {
      expect(closed(now)).toEqual(new Date('2026-11-20T17:00:00+08:00'));
    }
  });

  test('ends a deadline that names only a day at the end of that day', () => {
    const shift = shiftTo(new Date('2026-11-20T09:00:00+08:00'));
    expect(shift.deadline('2026-11-20')).toEqual(new Date('2026-11-20T23:59:00+08:00'));
  });

  test('counts the day in Shanghai, where Monday begins earlier', () => {
    expect(shiftTo(new Date('2026-11-22T15:59:00Z')).day('2026-11-20')).toBe('2026-11-20');
    expect(shiftTo(new Date('2026-11-22T16:00:00Z')).day('2026-11-20')).toBe('2026-11-27');
  });
});

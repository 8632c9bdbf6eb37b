import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportWhole } from '../commands/whole.ts';
import { people } from '../database/schema/people.ts';
import { departments } from '../database/schema/services.ts';
import { signInBindings } from '../database/schema/sign-in.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import type { World } from '../testing/world.ts';
import { readPermits } from './permits.ts';

const ids = { editor: '20120088', admin: '20150132' };

let world: World;
let staff: Editors<keyof typeof ids>;
let folder: string;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(ids));
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-gains-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});
const { run, failed } = commandsOn(() => world);

beforeEach(async () => {
  await staff.begin({ editor: [['editor', 'department', 'it-center']], admin: [['admin']] });
  await staff.here.update(departments, { parent: '' }, eq(departments.id, 'archives'));
  await staff.here.delete(departments, eq(departments.id, 'new-office'));
  await bind();
});

/** Has both sign in by WeChat, which ends once they may do more. */
async function bind(): Promise<void> {
  await world.db.delete(signInBindings);
  const rows = Object.values(ids).map((person) => ({ subject: `unionid:${person}`, person, boundAt: new Date() }));
  await staff.here.insert(signInBindings, rows);
}

/** Who still has their WeChat bound. */
const bound = async () => (await staff.here.rows(signInBindings)).map(({ person }) => person).sort();
const both = Object.values(ids).sort();

async function fileOf(name: string, value: unknown): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify(value));
  return file;
}

interface File {
  rows: Record<'departments' | 'grants', Record<string, unknown>[]>;
}
async function replaced(change: (file: File) => void): Promise<void> {
  const file = (await exportWhole(world.db, 'mingde', { accounts: true })) as unknown as File;
  change(file);
  await run(`import  ${await fileOf('mingde.json', file)}  --replace  --allow-removals  --yes`);
}

const moves = [
  ['set', () => run('set  departments  mingde  id=archives  parent=it-center')],
  [
    'apply',
    async () => {
      const rows = [{ id: 'archives', parent: 'it-center' }];
      await run(`apply  departments  mingde  ${await fileOf('departments.json', rows)}  --yes`);
    },
  ],
  [
    'import --replace',
    () =>
      replaced(({ rows }) => {
        for (const row of rows.departments) if (row.id === 'archives') row.parent = 'it-center';
      }),
  ],
] as const;

describe('who has a grant for a department', () => {
  test.each(moves)('has to sign in anew once another is below it by %s', async (_, move) => {
    await move();
    expect((await readPermits(staff.here, ids.editor)).level('services.write', { department: 'archives' })).not.toBe(
      null,
    );
    expect(await bound()).toEqual([ids.admin]);
  });

  test('keeps what is theirs where it moves back, elsewhere, or is called something else', async () => {
    await run('set  departments  mingde  id=archives  parent=it-center');
    await bind();
    await run('set  departments  mingde  id=archives  name=档案馆（新）');
    await run('set  departments  mingde  id=archives  parent=hr');
    await run('set  departments  mingde  id=archives  parent=');
    expect(await bound()).toEqual(both);
    await run('set  departments  mingde  id=archives  name=档案馆');
  });

  test('keeps what is theirs where what they have covers it already', async () => {
    await staff.hold({ editor: [['editor', 'department', 'it-center'], ['editor']], admin: [['admin']] });
    await run('set  departments  mingde  id=archives  parent=it-center');
    expect(await bound()).toEqual(both);
  });

  test('gains nothing by a new department, unless people belong to it already', async () => {
    const add = () => run('set  departments  mingde  id=new-office  name=新部门  parent=it-center');
    await add();
    expect(await bound()).toEqual(both);
    await run('remove  departments  mingde  id=new-office  --yes');
    const [before] = await staff.here.rows(people, { where: eq(people.id, '2024310086') });
    await staff.here.update(people, { department: 'new-office' }, eq(people.id, '2024310086'));
    await add();
    expect(await bound()).toEqual([ids.admin]);
    await staff.here.update(people, { department: before?.department ?? '' }, eq(people.id, '2024310086'));
  });
});

test('who is given more by a file that replaces the institution signs in anew, and nobody else', async () => {
  await replaced(({ rows }) => {
    for (const grant of rows.grants) if (grant.person === ids.editor) Object.assign(grant, { role: 'publisher' });
  });
  expect(await bound()).toEqual([ids.admin]);
  await bind();
  await replaced(() => {});
  expect(await bound()).toEqual(both);
});

test('a role that makes its holder a second of the three administrators is refused, whatever it is held for', async () => {
  await run('set  roles  mingde  id=small  name=小  summary=  permissions={"news.read":"direct"}');
  await staff.hold({
    editor: [
      ['small', 'column', 'campus-news'],
      ['system', 'institution'],
    ],
  });
  await run('set  institution  mingde  separateDuties=true');
  try {
    const more = 'permissions={"news.read":"direct","grants.write":"direct"}';
    expect(await failed(`set  roles  mingde  id=small  ${more}`)).toContain('三员须分立');
  } finally {
    await run('set  institution  mingde  separateDuties=false');
    await staff.hold({});
    await run('remove  roles  mingde  id=small  --yes');
  }
});

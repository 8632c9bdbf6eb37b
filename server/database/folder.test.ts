import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { openDatabase } from './open.ts';
import { openTestDatabase } from './testing.ts';

let folders: string;
let made: string;
let folder: string;

/** Making a database takes seconds, copying one does not. */
beforeAll(async () => {
  folders = await mkdtemp(join(tmpdir(), 'yimen-folders-'));
  made = join(folders, 'made');
  await mkdir(join(made, 'database.new'), { recursive: true });
  await writeFile(join(made, 'database.new/PG_VERSION'), 'half of one');
  const open = await openDatabase({ dataFolder: made });
  await open.close();
});
afterAll(() => rm(folders, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(folders, 'copy-'));
  await cp(made, folder, { recursive: true });
});

test('what was written is there when the folder is opened again', async () => {
  const first = await openDatabase({ dataFolder: folder });
  await migrateDatabase(first.db);
  await first.db.execute(sql`create table notes (text text)`);
  await first.db.execute(sql`insert into notes values ('kept')`);
  await first.close();
  const second = await openDatabase({ dataFolder: folder });
  await migrateDatabase(second.db);
  expect((await second.db.execute(sql`select text from notes`)).rows).toEqual([{ text: 'kept' }]);
  await second.close();
});

test('a folder in use is refused with what to do, and is free again after closing', async () => {
  const first = await openDatabase({ dataFolder: folder });
  await expect(openDatabase({ dataFolder: folder })).rejects.toThrow(/正被另一个 Yimen 使用：请先停止它/);
  await first.close();
  const second = await openDatabase({ dataFolder: folder });
  await second.close();
});

test('a folder that cannot be made is refused with what to do', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(openDatabase({ dataFolder: join(folder, 'file/data') })).rejects.toThrow(/无法写入（.*YIMEN_DATA/);
});

/** What is said to a user who may not write everywhere, as root may, when they open a folder. */
async function openedByUser(path: string): Promise<string> {
  const program = join(folders, 'open.mjs');
  const source = pathToFileURL(join(import.meta.dirname, 'open.ts')).href;
  await writeFile(
    program,
    `import { openDatabase } from '${source}';
    await openDatabase({ dataFolder: process.argv[2] }).catch(({ message }) => console.log(message));`,
  );
  const asUser =
    process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override', '--inh-caps=-dac_override'] : [];
  const [command = '', ...rest] = [...asUser, process.execPath, program, path];
  return execFileSync(command, rest, { encoding: 'utf8' });
}

test.each(['.', 'database/base', 'database/global/pg_control', '.lock.sqlite'])(
  'a folder of which “%s” is read-only is told apart from one that is broken',
  async (part) => {
    const path = join(folder, part);
    await chmod(path, (await stat(path)).mode & 0o555);
    const said = await openedByUser(folder);
    await chmod(path, 0o755);
    expect(said).toMatch(/^数据文件夹 .* 无法写入（.*没有权限）：请给当前用户写入权限/);
    expect(said).toContain(path);
  },
);

test('a first start that was killed half-way was begun anew', async () => {
  expect((await readdir(made)).sort()).toEqual(['.lock.sqlite', 'database']);
});

test('a folder that holds no database of ours is refused and left as it is', async () => {
  const strange = join(folder, 'strange');
  await mkdir(strange);
  await writeFile(join(strange, 'database'), 'a letter');
  await expect(openDatabase({ dataFolder: strange })).rejects.toThrow(/内嵌数据库打不开.*请从备份恢复/);
  expect(await readFile(join(strange, 'database'), 'utf8')).toBe('a letter');
});

test('a database of a newer Yimen is refused before anything is written', async () => {
  const open = await openTestDatabase();
  await open.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', ${Date.now() + 10 ** 12})`,
  );
  await expect(migrateDatabase(open.db)).rejects.toThrow(/已被更新版本的 Yimen 升级过/);
  await open.close();
});

test('a PostgreSQL that does not answer is named without its password', async () => {
  const opening = openDatabase({ url: 'postgres://yimen:secret@127.0.0.1:1/yimen' });
  await expect(opening).rejects.toThrow(/连接不上 127\.0\.0\.1:1 的数据库（连接被拒绝）.*DATABASE_URL/);
  await expect(opening).rejects.not.toThrow(/secret/);
});

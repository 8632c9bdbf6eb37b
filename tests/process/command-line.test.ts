import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/open.ts';

let folder: string;
let data: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-command-line-'));
  data = path.join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true }));

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const main = path.join(import.meta.dirname, '../../server/commands/main.ts');
const environmentOf = (environment: Record<string, string>) => ({
  ...process.env,
  DATABASE_URL: '',
  YIMEN_SECRET: '',
  YIMEN_DATA: data,
  ...environment,
});

/** Runs a command as an operator does, with words separated by two spaces. */
async function admin(line: string, environment: Record<string, string> = {}): Promise<Ran> {
  const words = line === '' ? [] : line.split('  ');
  const child = spawn(process.execPath, [main, ...words], { env: environmentOf(environment) });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk) => (said[name] += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...said };
}

/** Runs a command in a terminal of its own, and types the answer once it is asked. Returns the lines that were shown. */
async function onTerminal(line: string, answer: string): Promise<{ code: number | null; shown: string[] }> {
  const quoted = [process.execPath, main, ...line.split('  ')].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qefc', quoted, '/dev/null'], { env: environmentOf({}) });
  child.stdout.setEncoding('utf8');
  let said = '';
  child.stdout.on('data', (chunk) => {
    const isAsked = said.includes('输入 y');
    said += chunk;
    if (!isAsked && said.includes('输入 y')) child.stdin.write(answer);
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, shown: said.split(/[\r\n]+/).filter(Boolean) };
}

describe('exit code 0', () => {
  test.each(['', '--help'])('“%s” tells every command, and opens no database', async (line) => {
    const { code, stdout, stderr } = await admin(line);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^用法：npm run admin -- <命令>/);
    expect(stdout).toContain('\n  import <文件>');
    expect(existsSync(data)).toBe(false);
  });

  test('--help after a command tells that one', async () => {
    const { code, stdout } = await admin('picture  --help');
    expect(code).toBe(0);
    expect(stdout.split('\n').filter((line) => /^ {2}\w/.test(line))).toEqual([
      expect.stringMatching(/^ {2}picture list <单位>/),
      expect.stringMatching(/^ {2}picture set <单位> <名称> <文件>/),
      expect.stringMatching(/^ {2}picture remove <单位> <名称>/),
    ]);
  });

  test('a command that is done says so', async () => {
    const { code, stdout, stderr } = await admin('create  xinyuan  新园中学  xinyuan.example');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^已新建新园中学（xinyuan），主机名 xinyuan\.example。/);
  });
});

describe('what is to be removed', () => {
  beforeAll(() => admin('create  beiyuan  北园中学  beiyuan.example'));
  const remove = 'remove  menus  beiyuan  id=news';
  const isThere = async () => (await admin('show  menus  beiyuan  id=news')).stdout.trim() !== '[]';

  test('is only told where nobody can be asked', async () => {
    const { code, stdout, stderr } = await admin(remove);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^将删除 menus 中的 \d 行（.*\n以上只是预览，什么都没有删除。确定后加 --yes。\n$/);
    expect(await isThere()).toBe(true);
  });

  test.each(['n\r', '\r', '\u0004'])('stays on a terminal where %j is answered', async (answer) => {
    const { code, shown } = await onTerminal(remove, answer);
    expect({ code, last: shown.at(-1) }).toEqual({ code: 0, last: '什么都没有做。' });
    expect(shown.join()).not.toContain('--yes');
    expect(await isThere()).toBe(true);
  });

  test('goes where one says y', async () => {
    const { code, shown } = await onTerminal(remove, 'y\r');
    expect({ code, last: shown.at(-1) }).toEqual({
      code: 0,
      last: expect.stringMatching(/^已删除 menus 中的 \d 行。$/),
    });
    expect(await isThere()).toBe(false);
  });
});

describe('exit code 2', () => {
  test.each([
    ['instiutions', /^没有命令 instiutions，相近的有 institutions。全部命令见 npm run admin -- --help\n$/],
    [
      'delete  xinyuan  --replace',
      /^delete 没有选项 --replace。\n\n用法：npm run admin -- …\n {2}delete <单位> <文件>/,
    ],
    ['export  xinyuan', /^缺少 <文件>。\n\n用法：npm run admin -- …\n {2}export <单位> <文件>/],
  ])('“%s” is told how it is typed', async (line, words) => {
    const { code, stdout, stderr } = await admin(line);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(words);
  });
});

describe('exit code 1', () => {
  test.each([
    [
      'set  menus  xinyuan  id=home  icon=hous',
      /^有 1 处问题，没有改动任何数据：\nmenus 第 1 行（home）的 icon：没有图标 hous，相近的有 house、/,
    ],
    ['export  xinyuan  /dev/full', /^\/dev\/full 无法写入：磁盘已满。\n$/],
  ])('“%s” is refused in words', async (line, words) => {
    const { code, stdout, stderr } = await admin(line);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(words);
  });

  test('a file that is no JSON is told with the place', async () => {
    const file = path.join(folder, 'wrong.json');
    await writeFile(file, '{\n  "yimen": 1,\n  nothing\n}');
    const { code, stderr } = await admin(`check  ${file}`);
    expect(code).toBe(1);
    expect(stderr).toMatch(/wrong\.json 不是正确的 JSON：错在第 3 行第 3 个字符。\n$/);
  });

  test('a data folder in use is told, with what to do', async () => {
    const server = await openDatabase({ dataFolder: data });
    const { code, stderr } = await admin('institutions');
    await server.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^数据文件夹 \S+ 正被另一个 Yimen 使用：请先停止它[^\n]*\n$/);
  });

  test.each([
    [{ DATABASE_URL: 'postgres://yimen:secret@127.0.0.1:1/yimen' }, /^连接不上 127\.0\.0\.1:1 的数据库（连接被拒绝）/],
    [{ YIMEN_LIMITS: 'none' }, /^YIMEN_LIMITS 写的是“none”：/],
  ])('with %o it says what to write', async (environment, words) => {
    const { code, stderr } = await admin('institutions', environment);
    expect(code).toBe(1);
    expect(stderr).toMatch(words);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('the details are there for who asks for them', async () => {
    const database = { DATABASE_URL: 'postgres://yimen@127.0.0.1:1/yimen' };
    expect((await admin('institutions', database)).stderr).not.toContain('ECONNREFUSED');
    expect((await admin('institutions', { ...database, YIMEN_LOG: 'debug' })).stderr).toContain('ECONNREFUSED');
  });
});

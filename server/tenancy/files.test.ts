import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newsInfo } from '@yimen/contract/news/articles';
import { getAppGuide } from '@yimen/contract/services/guide';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../commands/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { fileAnswer, filesOf, isFileName, saveFile } from './files.ts';
import { setFollowed } from './resolve.ts';

let world: World;
const mingde = { id: 'mingde' };
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('the forms of a guide and the attachments of an article can be downloaded, by guests too', async () => {
  const token = await world.guest();
  const { data } = await world.call(getAppGuide, { appId: 'student-card-reissue' }, { token });
  const forms = data.guide.materials.flatMap(({ template }) => template ?? []);
  expect(data.downloads.map(({ name }) => name)).toEqual(forms);
  const article = await world.call(newsInfo, { id: 'news-ginkgo-open-week' }, { token });
  const [file] = article.data.downloads;
  const answer = await fileAnswer(world.db, mingde, file?.href ?? '');
  expect(answer?.headers.get('content-type')).toBe('application/pdf');
  expect(answer?.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''/);
  expect(answer?.headers.get('cache-control')).toContain('immutable');
  expect((await answer?.text())?.startsWith('%PDF')).toBe(true);
});

test("a file is not found under another institution's address", async () => {
  const [file] = [...(await filesOf(world.db, mingde)).values()];
  expect(await fileAnswer(world.db, { id: 'yunzhou' }, file?.href ?? '')).toBeNull();
  expect(await fileAnswer(world.db, { id: 'yunzhou' }, (file?.href ?? '').replace('mingde', 'yunzhou'))).toBeNull();
});

test('a file is found only under the key that its address has', async () => {
  const [file] = [...(await filesOf(world.db, mingde)).values()];
  const [, , , key = ''] = file?.href.split('/') ?? [];
  const other = `${key.startsWith('0') ? '1' : '0'}${key.slice(1)}`;
  expect(await fileAnswer(world.db, mingde, file?.href ?? '')).not.toBeNull();
  expect(await fileAnswer(world.db, mingde, (file?.href ?? '').replace(key, other))).toBeNull();
});

/** The file's address now: of changes from elsewhere the server hears, here it must forget by itself. */
async function addressOf(name: string): Promise<string> {
  setFollowed(world.db, false);
  return (await filesOf(world.db, mingde)).get(name)?.href ?? '';
}

test('a file that changed has a new address, and its former one leads nowhere', async () => {
  await saveFile(world.db, mingde, '说明.pdf', Buffer.from('one'));
  const before = await addressOf('说明.pdf');
  await saveFile(world.db, mingde, '说明.pdf', Buffer.from('two'));
  const after = await addressOf('说明.pdf');
  expect(after).not.toBe(before);
  expect(await fileAnswer(world.db, mingde, before)).toBeNull();
  expect(await (await fileAnswer(world.db, mingde, after))?.text()).toBe('two');
  await saveFile(world.db, mingde, '说明.pdf', Buffer.from('two'));
  expect(await addressOf('说明.pdf'), 'the same content').toBe(after);
  await runCommand(['file', 'remove', 'mingde', '说明.pdf', '--yes'], {
    db: world.db,
    print: () => {},
    input: async () => '',
  });
  setFollowed(world.db, false);
  expect(await fileAnswer(world.db, mingde, after)).toBeNull();
});

test.each(['page.html', 'picture.svg', 'old.constructor'])(
  '%s, from before such names were refused, is saved and never run',
  async (name) => {
    await saveFile(world.db, mingde, name, Buffer.from('<script>alert(1)</script>'));
    const answer = await fileAnswer(world.db, mingde, await addressOf(name));
    expect(answer?.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer?.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer?.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  },
);

test('a file is set, listed and removed on the command line, which refuses what nobody should open', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'yimen-files-'));
  const file = path.join(folder, '须知.pdf');
  await writeFile(file, '%PDF-1.4');
  const printed: string[] = [];
  const at = { db: world.db, print: (text: string) => printed.push(text), input: async () => '' };
  await runCommand(['file', 'set', 'mingde', file], at);
  setFollowed(world.db, false);
  await runCommand(['file', 'list', 'mingde'], at);
  await runCommand(['file', 'remove', 'mingde', '须知.pdf', '--yes'], at);
  expect(printed.join('\n')).toContain('须知.pdf  1 KB');
  await expect(runCommand(['file', 'set', 'mingde', file, '须知.html'], at)).rejects.toThrow('不能用作文件名');
  await rm(folder, { recursive: true });
});

test.each([
  ['申请表.docx', true],
  ['申请表（2026 年）.pdf', true],
  ['../申请表.pdf', false],
  ['申请表', false],
  ['申请表.html', false],
  ['申请表.svg', false],
])('“%s” is a name of a file: %s', (name, right) => {
  expect(isFileName(name)).toBe(right);
});

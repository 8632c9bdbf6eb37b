import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bannerList } from '@yimen/contract/site';
import { getConfig } from '@yimen/contract/unit';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { domain } from '../../domain.ts';
import { commandsOn } from '../../testing/commands.ts';
import { openTwoWorlds } from '../../testing/two-worlds.ts';
import type { World } from '../../testing/world.ts';
import { picturesOf } from '../pictures.ts';
import { drawArtwork } from './draw.ts';

let world: World;
let empty: World;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ world, empty, folder, close } = await openTwoWorlds());
});
afterAll(() => close());

const plain = (width: number, height: number, background = '#285aa080') =>
  sharp({ create: { width, height, channels: 4, background } });
const host = 'mingde.localhost';
const asked = async (address: string, id = 'mingde', at = world) =>
  domain.asset(at.db, { id, key: id, name: '' }, address);

/** What a command prints, or says is wrong. */
const run = (line: string, at = world) =>
  commandsOn(() => at)
    .run(line)
    .catch((error: Error) => error.message);

async function file(name: string, content: Buffer): Promise<string> {
  await writeFile(path.join(folder, name), content);
  return path.join(folder, name);
}

const logo = async () => (await world.call(getConfig, {}, { host })).data.logo;

test('an emblem is set, served under its hash for ever as nothing but a picture, changed, and taken away again', async () => {
  const former = await logo();
  expect(former).toMatch(/^\/art\/mingde\/mingde-emblem\..*\.svg$/);
  expect(
    await run(`picture  set  mingde  emblem  ${await file('a.png', await plain(256, 256).png().toBuffer())}`),
  ).toBe('图片 mingde-emblem 已保存，1 KB。');
  const first = await logo();
  expect(first).toMatch(/^\/pictures\/mingde\/mingde-emblem\.[0-9a-f]{16}\.webp$/);
  const served = await asked(first);
  expect(served?.headers.get('content-type')).toBe('image/webp');
  expect(served?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(served?.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(await sharp(await served?.arrayBuffer()).metadata()).toMatchObject({
    format: 'webp',
    width: 256,
    hasAlpha: true,
  });

  await run(
    `picture  set  mingde  mingde-emblem  ${await file('b.png', await plain(64, 64, '#ff0000').png().toBuffer())}  --yes`,
  );
  const second = await logo();
  expect(second).not.toBe(first);
  expect((await asked(first))?.headers.get('cache-control')).toBe('public, no-cache');
  expect(await run('picture  list  mingde')).toBe('mingde-emblem  1 KB');
  expect(await run('picture  remove  mingde  emblem  --yes')).toBe('已删除图片 mingde-emblem。');
  expect(await logo()).toBe(former);
  expect(await asked(second)).toBeNull();
});

test("a banner's own picture is shown by night too, until it has a night of its own", async () => {
  const token = await world.guest({ host });
  const banner = async () => (await world.call(bannerList, {}, { host, token })).data[0];
  const name = /([a-z-]+)\.[0-9a-f]{12}\.svg$/.exec((await banner())?.image ?? '')?.[1];
  await run(`picture  set  mingde  ${name}  ${await file('day.jpg', await plain(4000, 1000).jpeg().toBuffer())}`);
  const day = await banner();
  expect(day?.imageNight).toBe(day?.image);
  expect(await sharp(await (await asked(day?.image ?? ''))?.arrayBuffer()).metadata()).toMatchObject({ width: 3200 });
  await run(
    `picture  set  mingde  ${name}-night  ${await file('night.webp', await plain(90, 30, '#000').webp().toBuffer())}`,
  );
  expect((await banner())?.imageNight).toMatch(new RegExp(`${name}-night\\.[0-9a-f]{16}\\.webp$`));
});

test('is its institution’s alone', async () => {
  await run(`picture  set  mingde  hero  ${await file('c.png', await plain(20, 20).png().toBuffer())}  --yes`);
  const { hash = '' } = /\.(?<hash>[0-9a-f]{16})\.webp$/.exec(await addressOf('mingde-hero'))?.groups ?? {};
  expect(await asked(`/pictures/mingde/mingde-hero.${hash}.webp`)).not.toBeNull();
  expect(await asked(`/pictures/mingde/mingde-hero.${hash}.webp`, 'yunzhou')).toBeNull();
  expect(await asked(`/pictures/yunzhou/mingde-hero.${hash}.webp`, 'yunzhou')).toBeNull();
  expect(await run('picture  remove  yunzhou  mingde-hero')).toBe('yunzhou 没有图片 yunzhou-mingde-hero。');
});

async function addressOf(name: string): Promise<string> {
  return (await picturesOf(world.db, { id: 'mingde' })).address(name, 'hero');
}

test.each([
  ['an SVG, which can carry scripts', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['half a picture', async () => (await plain(600, 600).jpeg().toBuffer()).subarray(0, 700)],
  ['a small file of very many pixels', () => plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer()],
])('%s is refused, and the former picture stays', async (_, content) => {
  const before = await run('picture  list  mingde');
  expect(await run(`picture  set  mingde  emblem  ${await file('bad', await content())}`)).toMatch(
    /不是 PNG、JPEG 或 WebP 图片/,
  );
  expect(await run('picture  list  mingde')).toBe(before);
});

test.each([
  ['picture  set  mingde  ../emblem  x.png', /不能用作图片名称/],
  ['picture  set  mingde  emblem  /nowhere.png', /无法读取：没有这个文件或文件夹/],
  ['picture  set  nowhere  emblem  x.png', /没有单位 nowhere/],
  ['picture  paint  mingde', /picture 后面应为 list、set 或 remove/],
  ['set  artworks  mingde  name=x', /图片请用 picture 查看和设置/],
])('“%s” is answered with what to put right', async (line, said) => {
  expect(await run(line)).toMatch(said);
});

test('what the file tells of its place and camera is not kept', async () => {
  const photo = await plain(400, 400)
    .withExif({ IFD0: { Make: 'Secret camera' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('Secret camera')).toBe(true);
  expect((await drawArtwork(photo))?.includes('Secret camera')).toBe(false);
});

test('moves with its institution as one file, and a file whose picture is none is refused by its row', async () => {
  await run(`picture  set  jiangcheng  emblem  ${await file('d.png', await plain(30, 30).png().toBuffer())}`);
  const whole = path.join(folder, 'jiangcheng.json');
  await run(`export  jiangcheng  ${whole}`);
  expect(await run(`import  ${whole}`, empty)).toMatch(/^单位 jiangcheng 已导入，共 \d+ 行。$/);
  const as = { host: 'jiangcheng.localhost' };
  const address = (await empty.call(getConfig, {}, as)).data.logo;
  expect(address).toBe((await world.call(getConfig, {}, as)).data.logo);
  expect(await asked(address, 'jiangcheng', empty)).not.toBeNull();

  const content = JSON.parse(await readFile(whole, 'utf8')) as { rows: { artworks: { image: string }[] } };
  Object.assign(content.rows.artworks[0] ?? {}, { image: Buffer.from('RIFF    WEBPVP8 nothing').toString('base64') });
  const wrong = await file('wrong.json', Buffer.from(JSON.stringify(content)));
  for (const line of [`check  ${wrong}`, `import  ${wrong}  --replace`]) {
    expect(await run(line, empty)).toMatch(/^artworks 第 1 行（jiangcheng-emblem）的 image：不是完整的 WebP 图片/m);
  }
  expect((await empty.call(getConfig, {}, as)).data.logo).toBe(address);
});

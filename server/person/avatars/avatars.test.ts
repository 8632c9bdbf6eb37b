import { personInfo } from '@yimen/contract/person/data';
import { avatarEdge, avatarLimit, uploadAvatar } from '@yimen/contract/person/user';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { avatars } from '../../database/schema/people.ts';
import { domain } from '../../domain.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { drawAvatar } from './picture.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn('2024310086');
});
afterAll(() => world.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 160 } } });
const upload = (file: Buffer) => world.call(uploadAvatar, { image: file.toString('base64') }, { token });
const asked = async (path: string, id = 'mingde') => domain.asset(world.db, { id, key: id, name: '' }, path);

test.each(['png', 'jpeg', 'webp'] as const)(
  'a picture in %s becomes a square WebP that the person shows',
  async (format) => {
    const answer = await upload(await plain(900, 500).toFormat(format).toBuffer());
    expect(answer).toMatchObject({
      success: true,
      data: { avatar: expect.stringMatching(/^\/avatars\/[\w-]{22}\.webp$/) },
    });
    expect((await world.call(personInfo, {}, { token })).data.avatar).toBe(answer.data.avatar);
    const picture = await asked(answer.data.avatar);
    const kept = await sharp(await picture?.arrayBuffer()).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: avatarEdge, height: avatarEdge });
  },
);

test('a small picture is not enlarged', async () => {
  const kept = await sharp((await drawAvatar(await plain(60, 90).png().toBuffer())) ?? undefined).metadata();
  expect(kept).toMatchObject({ width: 60, height: 60 });
});

test('pictures of very many pixels are drawn one after the other, and the small one behind them too', async () => {
  const large = await plain(5000, 5000).png().toBuffer();
  const small = await plain(60, 60).png().toBuffer();
  const drawn = await Promise.all([large, large, small].map(drawAvatar));
  for (const picture of drawn) expect(await sharp(picture ?? undefined).metadata()).toMatchObject({ format: 'webp' });
});

test('what the file tells of its place and camera is not kept', async () => {
  const file = await plain(400, 400)
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  expect(file.includes('Secret camera')).toBe(true);
  const drawn = await drawAvatar(file);
  expect(drawn?.includes('Secret camera')).toBe(false);
  expect((await sharp(drawn ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
});

test('a picture that a phone took sideways stands upright', async () => {
  const left = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const white = sharp({ create: { width: 600, height: 600, channels: 3, background: '#ffffff' } });
  const sideways = await white
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const drawn = await drawAvatar(sideways);
  const pixels = await sharp(drawn ?? undefined)
    .raw()
    .toBuffer();
  const redAt = (x: number, y: number) => pixels[(y * avatarEdge + x) * 3];
  expect([redAt(20, 20), redAt(300, 20)].every((red) => (red ?? 255) < 40)).toBe(true);
  expect([redAt(20, 300), redAt(300, 300)].every((red) => (red ?? 0) > 200)).toBe(true);
});

test.each([
  [
    'a drawing that may carry scripts',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', () => plain(9, 9).gif().toBuffer()],
  ['half a picture', async () => (await plain(600, 600).jpeg().toBuffer()).subarray(0, 700)],
  ['a beginning without a picture', () => Buffer.from('89504e470d0a1a0a3c7363726970743e', 'hex')],
  ['a line', () => plain(1000, 1).png().toBuffer()],
  ['a long line', () => plain(100_000, 1).png().toBuffer()],
  ['a long line from top to bottom', () => plain(1, 100_000).png().toBuffer()],
  ['a strip', () => plain(4000, 20).webp().toBuffer()],
  ['a small file of very many pixels', () => plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer()],
])('%s is refused and the former picture stays', async (_, file) => {
  const before = (await world.call(personInfo, {}, { token })).data.avatar;
  expect(await upload(await file())).toMatchObject({ success: false, code: 2101, status: 200 });
  expect((await world.call(personInfo, {}, { token })).data.avatar).toBe(before);
});

test('a file above the limit is refused before it is read', async () => {
  const answer = await upload(Buffer.alloc(avatarLimit + 3));
  expect(answer).toMatchObject({ success: false, code: 400, status: 400 });
  expect(answer.msg).toContain('图片过大');
});

test('the former picture is gone, two uploads at once leave one', async () => {
  const first = await upload(await plain(50, 50).png().toBuffer());
  const file = await plain(60, 60).png().toBuffer();
  const both = await Promise.all([upload(file), upload(file)]);
  expect(both.map(({ success }) => success)).toEqual([true, true]);
  expect(await asked(first.data.avatar)).toBeNull();
  expect(await world.db.$count(avatars)).toBe(1);
});

test("a picture is served as nothing but a picture, and only at its institution's host", async () => {
  const { data } = await upload(await plain(70, 70).png().toBuffer());
  const headers = (await asked(data.avatar))?.headers;
  expect(headers?.get('content-type')).toBe('image/webp');
  expect(headers?.get('x-content-type-options')).toBe('nosniff');
  expect(headers?.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers?.get('cache-control')).toBe('private, no-store');
  expect(await asked(data.avatar, 'yunzhou')).toBeNull();
});

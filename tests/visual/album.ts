import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/sources.ts';
import { decode, encode, type Pixels } from './pixels.ts';

const folder = path.join(root, 'tests/pictures');
const camera = path.join(folder, 'camera.json');
const ending = '.webp';

/** What the committed pictures were taken with. Another one draws letters a little differently. */
export interface Camera {
  chromium: string;
  processor: string;
}

/** Paths of all committed pictures, without the ending. */
export function listPictures(): string[] {
  return globSync(`**/*${ending}`, { cwd: folder }).map((file) =>
    file.split(path.sep).join('/').slice(0, -ending.length),
  );
}

/** What all committed pictures weigh, in bytes. */
export function weighPictures(): number {
  return listPictures().reduce((sum, name) => sum + statSync(fileOf(name)).size, 0);
}

export function hasPicture(name: string): boolean {
  return existsSync(fileOf(name));
}

export function readPicture(name: string): Promise<Pixels> {
  return decode(readFileSync(fileOf(name)));
}

export async function writePicture(name: string, picture: Pixels): Promise<void> {
  const file = fileOf(name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await encode(picture));
}

/** From this size on a tighter packing saves a sixth, which is most of what the album can be spared. */
const large = 40_000;

/** Writes a large picture again, in fewer bytes. */
export async function packPicture(name: string): Promise<void> {
  const file = fileOf(name);
  const { size } = statSync(file);
  if (size < large) return;
  const packed = await encode(await readPicture(name), 'tight');
  if (packed.length < size) writeFileSync(file, packed);
}

export function removePicture(name: string): void {
  rmSync(fileOf(name));
}

function fileOf(name: string): string {
  return path.join(folder, `${name}${ending}`);
}

/** What the committed pictures were taken with; undefined before there are any. */
export function readCamera(): Camera | undefined {
  return existsSync(camera) ? JSON.parse(readFileSync(camera, 'utf8')) : undefined;
}

export function writeCamera(used: Camera): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(camera, `${JSON.stringify(used, null, 2)}\n`);
}

export function sameCamera(one: Camera, other: Camera): boolean {
  return one.chromium === other.chromium && one.processor === other.processor;
}

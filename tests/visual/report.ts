import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawDifference, encode, type Pixels } from './pixels.ts';
import { wishes } from './wishes.ts';

const folder = path.join(import.meta.dirname, '__output__');

/** A page of more pictures than this is too heavy to open. */
const maxDrawn = 400;

export interface Failure {
  name: string;
  kind: 'changed' | 'new' | 'orphan';
  /** How much differs, in words. */
  extent?: string;
  /** Pictures as WebP. */
  expected?: Buffer;
  actual?: Buffer;
  difference?: Buffer;
}

const words = {
  changed: 'looks different',
  new: 'has no committed picture yet',
  orphan: 'is a picture that no story asks for',
} satisfies Record<Failure['kind'], string>;

export async function keepFailure(found: {
  name: string;
  kind: Failure['kind'];
  extent?: string;
  expected?: Pixels;
  actual?: Pixels;
}): Promise<Failure> {
  const { name, kind, extent, expected, actual } = found;
  const difference = expected && actual ? drawDifference(expected, actual) : undefined;
  return {
    name,
    kind,
    extent,
    expected: expected && (await encode(expected)),
    actual: actual && (await encode(actual)),
    difference: difference && (await encode(difference)),
  };
}

/** Writes one page that needs no other file; answers its path, or undefined when there is nothing to show. */
export function writeReport(failures: readonly Failure[]): string | undefined {
  rmSync(folder, { recursive: true, force: true });
  if (failures.length === 0) return undefined;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'pictures.html');
  const sorted = failures.toSorted((a, b) => a.name.localeCompare(b.name));
  writeFileSync(file, page(sorted));
  return file;
}

function page(failures: readonly Failure[]): string {
  const left = failures.slice(maxDrawn).map(({ name }) => `<li>${escaped(name)}</li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of stories: ${failures.length} to look at</title>
<style>
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #f4f4f4; color: #222; }
  h2 { font-size: 18px; margin: 40px 0 8px; }
  h2 small { font-weight: normal; color: #555; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; } figcaption { color: #555; }
  img { max-width: 100%; background: white; outline: 1px solid #bbb; }
  button { all: unset; cursor: zoom-in; }
  button:focus-visible { outline: 3px solid #06c; }
  .full { grid-template-columns: repeat(3, max-content); }
  .full img { max-width: none; }
  .full button { cursor: zoom-out; }
</style>
<h1>${failures.length} pictures to look at</h1>
<p>Magenta marks what differs. Press a picture to see the three in their own size. To keep all of this as it is now:
<code>npm run test:visual -- ${escaped(['--update', ...wishes.only].join(' '))}</code>, and commit the pictures with the change that made them.</p>
${failures.slice(0, maxDrawn).map(row).join('\n')}
${left.length > 0 ? `<h2>Not drawn here, for there are too many</h2><ul>${left.join('')}</ul>` : ''}
<script>
  addEventListener('click', ({ target }) => target.closest('button')?.closest('.row').classList.toggle('full'));
</script>
</html>
`;
}

function row({ name, kind, extent, expected, actual, difference }: Failure): string {
  const said = extent === undefined ? words[kind] : `${words[kind]}: ${extent}`;
  return `<section><h2>${escaped(name)} <small>${escaped(said)}</small></h2><div class="row">
${figure('expected', name, expected)}${figure('actual', name, actual)}${figure('difference', name, difference)}
</div></section>`;
}

function figure(title: string, name: string, picture: Buffer | undefined): string {
  if (!picture) return `<figure><figcaption>${title}: none</figcaption></figure>`;
  const source = `data:image/webp;base64,${picture.toString('base64')}`;
  return `<figure><figcaption>${title}</figcaption><button><img src="${source}" alt="${escaped(name)}, ${title}"></button></figure>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

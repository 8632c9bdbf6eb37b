import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');

let names: ReadonlySet<string> | null = null;

/** The names of every icon of lucide, read once: they change with the program alone. */
export function iconNames(): ReadonlySet<string> {
  names ??= new Set(
    readdirSync(folder).flatMap((file) => (file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : [])),
  );
  return names;
}

/** True when lucide has an icon of this name. */
export const hasIcon = (name: string): boolean => iconNames().has(name);

/** The content of an icon's SVG, without its outer element, comments and line breaks. */
async function drawing(name: string): Promise<string> {
  const svg = await readFile(path.join(folder, `${name}.svg`), 'utf8');
  return svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();
}

export interface IconSheet {
  readonly svg: string;
  /** First characters of the content's SHA-256: part of the sheet's address. */
  readonly hash: string;
}

/** One SVG with a `<symbol id="name">` per icon; names that lucide does not have are left out. */
export async function makeIconSheet(wanted: Iterable<string>): Promise<IconSheet> {
  const known = [...new Set(wanted)].filter(hasIcon).sort();
  const symbols = await Promise.all(
    known.map(async (name) => `<symbol id="${name}" viewBox="0 0 24 24">${await drawing(name)}</symbol>`),
  );
  // The stroke is inherited where an icon is used, so that a page can set its width and colour.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return { svg, hash: createHash('sha256').update(svg).digest('hex').slice(0, 16) };
}

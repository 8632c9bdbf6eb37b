import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Exported, tenantParts } from '../parts/tables.ts';
import { readJsonFile, unwritten } from './words.ts';

/** JSON with each value on one line where that is short enough: easy to read and to compare line by line. */
function readableJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + line.length <= longestLine) return line;
  const inner = `${indent}  `;
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map((each) => readableJson(each, inner))]
    : ['{', '}', Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${readableJson(each, inner)}`)];
  return `${open}\n${inner}${items.join(`,\n${inner}`)}\n${indent}${close}`;
}

const longestLine = 110;

/** In a folder, the file for everything that is not a part, and for empty parts. */
const head = 'institution.json';

/**
 * Writes an institution to a file; to a folder when the path ends with `/`, with a file for each part that has rows.
 */
export async function writeInstitution(target: string, whole: Exported): Promise<void> {
  // It holds personal data: only the owner of the file may read it.
  const write = (file: string, value: unknown) =>
    writeFile(file, `${readableJson(value)}\n`, { mode: 0o600 }).catch(unwritten(file));
  if (!target.endsWith('/')) return write(target, whole);
  await mkdir(target, { recursive: true, mode: 0o700 }).catch(unwritten(target));
  for (const { name } of tenantParts) {
    const rows = whole.rows[name] ?? [];
    if (rows.length > 0) await write(path.join(target, `${name}.json`), rows);
    else await rm(path.join(target, `${name}.json`), { force: true });
  }
  const empty = Object.entries(whole.rows).filter(([, rows]) => rows.length === 0);
  await write(path.join(target, head), { ...whole, rows: Object.fromEntries(empty) });
}

/** The value of such a file or folder, not yet validated. Throws {@link AdminError} when it cannot be read. */
export async function readInstitution(source: string): Promise<unknown> {
  if (!(await stat(source).catch(() => null))?.isDirectory()) return readJsonFile(source);
  const whole = (await readJsonFile(path.join(source, head))) as Exported;
  const rows = { ...whole?.rows };
  for (const file of (await readdir(source)).filter((name) => name.endsWith('.json') && name !== head)) {
    rows[path.basename(file, '.json')] = (await readJsonFile(path.join(source, file))) as Exported['rows'][string];
  }
  return { ...whole, rows };
}

import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type * as v from 'valibot';
import { Problems, validate } from '../commands/problems.ts';
import { check } from './check.ts';
import { type Content, type Files, files } from './content.ts';
import { fill } from './fill.ts';
import { servicesContent } from './shape/services.ts';

const contentFolder = fileURLToPath(new URL('./content', import.meta.url));

const fileNames: Partial<Record<keyof typeof files, string>> = { business: 'business-systems' };

/** Folder names of the demo institutions, in the order they are loaded: the first answers plain localhost. */
const demoKeys = ['mingde', 'jiangcheng', 'yunzhou'] as const;

/** Reads and validates every demo institution; throws {@link ContentError} that names file, row and field. */
export async function readContent(folder = contentFolder, keys: readonly string[] = demoKeys): Promise<Content[]> {
  const problems = new Problems();
  const read: Content[] = [];
  for (const key of keys) {
    const content = await readInstitution(folder, key, problems);
    if (content) read.push(content);
  }
  problems.throwIfAny();
  await check(read, problems);
  problems.throwIfAny();
  return read.map(fill);
}

async function readInstitution(folder: string, key: string, problems: Problems): Promise<Content | null> {
  const before = problems.count;
  const parts: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(files)) {
    const file = `${key}/${fileNames[name as keyof Files] ?? name}.json`;
    parts[name] = await readPart(folder, file, schema, problems);
  }
  const services: unknown[] = [];
  const names = (await readdir(`${folder}/${key}`)).filter((name) => /^services(-\d+)?\.json$/.test(name)).sort();
  if (names.length === 0) problems.add({ file: `${key}/services.json`, message: 'is missing' });
  for (const name of names) {
    services.push(...((await readPart(folder, `${key}/${name}`, servicesContent, problems)) ?? []));
  }
  // Every part was validated by the schema of its own name just above.
  return problems.count === before ? ({ ...parts, services } as Content) : null;
}

async function readPart<S extends v.GenericSchema>(
  folder: string,
  file: string,
  schema: S,
  problems: Problems,
): Promise<v.InferOutput<S> | null> {
  let text: string;
  try {
    text = await readFile(`${folder}/${file}`, 'utf8');
  } catch {
    problems.add({ file, message: 'cannot be read' });
    return null;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    problems.add({ file, message: `is not JSON: ${(error as Error).message}` });
    return null;
  }
  return validate(file, schema, value, problems);
}

import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { auditDifferences } from '../database/schema/audit.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { type Change, toldOf } from './change.ts';
import { hiddenValue, openPersonal, PersonalValue, sealPersonal } from './personal.ts';
import { type AuditEntry, type AuditEvent, recordEvent } from './store.ts';

/** Rows that are written and compressed at once. */
const batch = 1000;
/** Most characters that are kept of one entry's differences, before they are compressed. */
const maxCharacters = 100_000_000;

type Row = Record<string, unknown>;
interface Sides {
  readonly before: Row | null;
  readonly after: Row | null;
}

/** What changed in one row; a text in place of it where it cannot be told. */
export interface Difference {
  readonly part: string;
  readonly key: string;
  readonly sides: Sides | string;
}

/** All that is kept of one entry. */
export interface Differences {
  readonly rows: readonly Difference[];
  /** Of how many rows nothing is kept, because it would be too much. */
  readonly left: number;
  /** Whether personal values could be read. */
  readonly hasPersonal: boolean;
}

/** A row as it is kept: `before` is named as in an entry, so that values in it are sealed and opened in the same way. */
interface Kept {
  readonly part: string;
  readonly key: string;
  readonly before: { readonly sides: unknown };
}

/** Records an event with all that it changed: the entry holds the digest of what is kept beside it. */
export async function recordWithDifferences(
  here: Scoped,
  event: AuditEvent,
  changes: readonly Change[],
  most = maxCharacters,
): Promise<void> {
  const content = await pack(here, changes, most);
  const id = randomUUID();
  await recordEvent(here, { ...event, id, differences: digestOf(content) });
  await here.insert(auditDifferences, [{ entry: id, content }]);
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** JSON, a line for each row and one for how many are left, as members of one gzip file. */
async function pack(here: Scoped, changes: readonly Change[], most: number): Promise<Buffer> {
  const members: Buffer[] = [];
  let [done, size] = [0, 0];
  while (done < changes.length) {
    const lines = await linesOf(here, changes.slice(done, done + batch));
    size += lines.length;
    if (size > most) break;
    done = Math.min(done + batch, changes.length);
    members.push(await promisify(gzip)(lines));
  }
  members.push(await promisify(gzip)(JSON.stringify({ left: changes.length - done })));
  return Buffer.concat(members);
}

async function linesOf(here: Scoped, changes: readonly Change[]): Promise<string> {
  const rows = changes.map((change): Kept => {
    const { part, key, owner, before, after } = toldOf(change);
    const sides = { before, after };
    if (owner === null) return { part, key, before: { sides } };
    return { part, key, before: { sides: owner === '' ? hiddenValue : new PersonalValue(owner, sides) } };
  });
  return (await sealPersonal(here, rows)).map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** What is kept of an entry's differences; null when it is not what the entry's digest says. */
export async function readDifferences(
  here: Scoped,
  { id, differences }: Pick<AuditEntry, 'id' | 'differences'>,
): Promise<Differences | null> {
  const kept = await here.first(auditDifferences, eq(auditDifferences.entry, id));
  if (!kept || digestOf(kept.content) !== differences) return null;
  const lines = (await promisify(gunzip)(kept.content)).toString('utf8').split('\n');
  const { left } = JSON.parse(lines.pop() ?? '') as { left: number };
  const { entries, hasPersonal } = await openPersonal(
    here,
    lines.map((line) => JSON.parse(line) as Kept),
  );
  const rows = entries.map(({ part, key, before: { sides } }) => ({ part, key, sides: sides as Sides | string }));
  return { rows, left, hasPersonal };
}

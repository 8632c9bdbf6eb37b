import { userInfo } from 'node:os';
import { changeOf, type Change as RecordedChange, summaryOf } from '../audit/change.ts';
import { recordWithDifferences } from '../audit/differences.ts';
import { plainAddress } from '../audit/redact.ts';
import { recordEvent } from '../audit/store.ts';
import type { Database } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Change } from '../parts/changing.ts';
import { scoped } from '../tenancy/scoped.ts';
import type { Outside, Surroundings } from './words.ts';

/** Commands that only read what every operator may know, that have no institution, or that record what they do. */
const unrecorded: ReadonlySet<string> = new Set([
  'institutions',
  'check',
  'describe',
  'explain',
  'links',
  'imports',
  'secrets status',
  'jobs',
  ...[
    'picture',
    'file',
    'source',
    'sign-in',
    'api-key',
    'service',
    'push-key',
    'channel',
    'role',
    'grant',
    'audit',
    'removed',
    'draft',
    'release',
    'edition',
  ].map((name) => `${name} list`),
  'role show',
  'draft show',
  'edition show',
  'grant explain',
  'audit verify',
  ...['list', 'create', 'revoke'].map((action) => `preview ${action}`),
  'sign-in test',
]);
/** Commands that only read, but personal data, or run what has transactions of its own: recorded after they ran. */
const recordedAfter: ReadonlySet<string> = new Set(['show', 'export', 'jobs run']);
/**
 * Commands that do something before or after what they write, which is one transaction with the record: they take long,
 * or have this process forget what it has cached.
 */
const preparing: ReadonlySet<string> = new Set(['initial-passwords', 'keys']);
const tests: ReadonlySet<string> = new Set(['source test', 'channel test']);

/** Who runs the command, as the record names them. */
export const operator = () => `cli:${userInfo().username}`;

/**
 * Runs a command in a transaction that also records it: one entry for each row that it changed, or one for the whole.
 * What it prints appears once that is done.
 */
export async function recorded(
  outside: Outside,
  words: readonly string[],
  run: (at: Surroundings) => Promise<void>,
): Promise<void> {
  const [name = '', first = ''] = words;
  let institution = '';
  const concerns = (id: string) => {
    institution = id;
  };
  const changes: RecordedChange[] = [];
  const changed = (change: RecordedChange) => void changes.push(change);
  let many: { readonly changes: readonly Change[]; readonly counts: string } | null = null;
  const changedMany: Surroundings['changedMany'] = (some, counts) => {
    many = { changes: some, counts };
  };
  let meant: Parameters<Surroundings['about']>[0] | null = null;
  const about: Surroundings['about'] = (what) => {
    meant = what;
  };
  let isDisclosed = false;
  const disclosed = () => {
    isDisclosed = true;
  };
  let print = outside.print;
  const warned = (line: string) => print(line);
  const act = { actor: operator(), title: spoken(words), release: null, warned };
  const noted = { concerns, changed, changedMany, about, disclosed, act };
  const record = async (db: Database) => {
    if (!institution) throw new Error(`“${name}” does not tell which institution it is about.`);
    const event = { actor: operator(), action: 'command', detail: spoken(words) } as const;
    const here = scoped(db, { id: institution });
    if (!many) {
      const whole = meant ? { ...meant, detail: event.detail + meant.detail } : {};
      const entries = changes.length > 0 ? changes.map((change) => changeOf(change)) : [whole];
      return recordEvent(here, ...entries.map((entry) => ({ ...event, ...entry })));
    }
    const { changes: all, counts } = many;
    if (all.length === 0) return;
    const summary = summaryOf(all, `${spoken(words)}：${counts}`);
    return recordWithDifferences(here, { ...event, ...summary }, all);
  };
  const writing: Surroundings['writing'] = (work) =>
    inTransaction(outside.db, async (tx) => {
      const result = await work(tx);
      await record(tx);
      return result;
    });
  const telling = { ...noted, writing };

  const isAmong = (names: ReadonlySet<string>) => names.has(name) || names.has(`${name} ${first}`);
  if (isAmong(recordedAfter)) {
    await run({ ...outside, ...telling });
    return record(outside.db);
  }
  if (isAmong(unrecorded)) {
    await run({ ...outside, ...telling });
    return isDisclosed ? record(outside.db) : undefined;
  }
  if (tests.has(`${name} ${first}`)) {
    // Also one that fails: the other system was asked for a person's rows, or told their address.
    return run({ ...outside, ...telling }).finally(() => institution && record(outside.db));
  }
  if (preparing.has(name)) return run({ ...outside, ...telling });
  const lines: string[] = [];
  print = (line: string) => void lines.push(line);
  await writing((tx) => run({ ...outside, ...noted, db: tx, print, writing: (work) => work(tx) }));
  for (const line of lines) outside.print(line);
}

/**
 * Commands about one person, of whom the entry tells the id alone, as its row's key, because a typed account or file name
 * may tell more; with how many of their words it tells.
 */
const aboutOne: ReadonlyMap<string, number> = new Map([
  ['password', 2],
  ['one-time-code', 2],
  ['second-factor reset', 3],
  ['person export', 3],
  ['person erase', 3],
  ['sign-in link', 3],
  ['source test', 4],
  ['channel test', 4],
  ['explain', 3],
  ['grant explain', 3],
]);

/** The words before what names a person, of a command about one; all of others. */
function tellable(words: readonly string[]): readonly string[] {
  const [name = '', action = ''] = words;
  return words.slice(0, aboutOne.get(name) ?? aboutOne.get(`${name} ${action}`));
}

/** The words without the values of fields, which may be personal, and without what addresses carry. */
const spoken = (words: readonly string[]) =>
  tellable(words)
    .map((word) => plainAddress(word).replace(/=.*$/s, '='))
    .join(' ')
    .slice(0, 500);

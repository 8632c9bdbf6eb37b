import { and, asc, count, eq, gt, isNotNull, isNull, min, notInArray, or, sql } from 'drizzle-orm';
import { minAuditDays } from '../config.ts';
import type { Database } from '../database/open.ts';
import { auditDifferences, auditEntries, auditSeals } from '../database/schema/audit.ts';
import { inTransaction } from '../database/transaction.ts';
import { dayMs } from '../lib/time.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { linkHash } from './chain.ts';
import { monthAt } from './seal.ts';
import type { AuditEntry } from './store.ts';

/** Entries read at once. */
const batch = 1000;
const beforeAll = -(2 ** 31);

/** The first place at which the chains do not prove what is there. */
export interface Fault {
  readonly kind: 'changed' | 'removed' | 'inserted' | 'differences' | 'month-changed' | 'month-removed';
  readonly month: string;
  /** The place in the month, from 1; null for the month as a whole. */
  readonly sequence: number | null;
  /** The time of the entry that is there. */
  readonly at: Date | null;
}

/** What an institution's chains prove. */
export interface Proof {
  readonly institution: string;
  /** Entries that are there as they were sealed, up to the fault if there is one. */
  readonly intact: number;
  /** Among them those that are a day or more older than one before them: written afterwards. */
  readonly late: number;
  /** Months whose entries were deleted when their time had come. */
  readonly removedMonths: number;
  readonly unsealed: number;
  readonly oldestUnsealed: Date | null;
  /** The newest month with its number of entries and last hash; null when nothing is sealed. */
  readonly head: { readonly month: string; readonly count: number; readonly hash: string } | null;
  /** Whether the hash that somebody noted is part of the chains. */
  readonly hasNoted: boolean;
  readonly fault: Fault | null;
}

/** Institutions of which something is recorded, deleted ones too. */
export async function auditedInstitutions(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ institution: string }>(
    sql`select institution from ${auditSeals} union select institution from ${auditEntries} order by 1`,
  );
  return rows.map(({ institution }) => institution);
}

/** Computes an institution's chains anew, of one moment whatever is sealed meanwhile. */
export function verifyEntries(db: Database, institution: string, noted?: string): Promise<Proof> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    return prove(scoped(tx, { id: institution }), noted);
  });
}

interface Walk {
  intact: number;
  late: number;
  newest: number;
  hasNoted: boolean;
}

async function prove(here: Scoped, noted?: string): Promise<Proof> {
  const seals = await here.rows(auditSeals, { orderBy: [asc(auditSeals.month)] });
  const [open] = await here.db
    .select({ unsealed: count(), oldestUnsealed: min(auditEntries.at) })
    .from(auditEntries)
    .where(here.of(auditEntries, isNull(auditEntries.sequence)));
  const walk: Walk = { intact: 0, late: 0, newest: 0, hasNoted: seals.some(({ hash }) => hash === noted) };
  let fault: Fault | null = null;
  let previous = '';
  for (const seal of seals) {
    fault ??=
      seal.previous === previous ? null : { kind: 'month-changed', month: seal.month, sequence: null, at: null };
    fault ??= seal.removedAt ? await faultOfRemoved(here, seal) : await faultOfMonth(here, seal, walk, noted);
    previous = seal.hash;
  }
  fault ??= await strayEntry(here, seals);
  const { unsealed = 0, oldestUnsealed = null } = open ?? {};
  const { newest: _, ...walked } = walk;
  const removedMonths = seals.filter(({ removedAt }) => removedAt).length;
  const head = seals.at(-1) ?? null;
  return { institution: here.institution, ...walked, removedMonths, unsealed, oldestUnsealed, head, fault };
}

type Seal = typeof auditSeals.$inferSelect;

/** Recomputes a month from its first entry to its last. */
async function faultOfMonth(here: Scoped, seal: Seal, walk: Walk, noted?: string): Promise<Fault | null> {
  const { month } = seal;
  const ofMonth = eq(auditEntries.month, month);
  let { previous } = seal;
  let expected = 0;
  let last = beforeAll;
  for (;;) {
    const where = and(ofMonth, gt(auditEntries.sequence, last));
    const entries = await here.rows(auditEntries, { where, orderBy: [asc(auditEntries.sequence)], limit: batch });
    for (const entry of entries) {
      expected += 1;
      const at = { month, sequence: expected, at: entry.at };
      last = entry.sequence ?? 0;
      if (last < expected || expected > seal.count) return { kind: 'inserted', ...at };
      if (last > expected) return { kind: 'removed', ...at, at: null };
      previous = linkHash({ previous, month, sequence: expected }, entry);
      // Who moves the following ones up or down leaves no gap, but another number.
      if (previous !== entry.hash) return { kind: differenceOf(await here.count(auditEntries, ofMonth), seal), ...at };
      if (!(await hasDifferences(here, entry))) return { kind: 'differences', ...at };
      walk.intact += 1;
      if (previous === noted) walk.hasNoted = true;
      if (entry.at.getTime() < walk.newest - dayMs) walk.late += 1;
      walk.newest = Math.max(walk.newest, entry.at.getTime());
    }
    if (entries.length < batch) break;
  }
  if (expected < seal.count) return { kind: 'removed', month, sequence: expected + 1, at: null };
  return previous === seal.hash ? null : { kind: 'month-changed', month, sequence: null, at: null };
}

/** Whether what is kept beside an entry is what its digest says. */
async function hasDifferences(here: Scoped, { id, differences }: AuditEntry): Promise<boolean> {
  if (differences === '') return true;
  const digest = sql`encode(sha256(${auditDifferences.content}), 'hex') = ${differences}`;
  return (await here.count(auditDifferences, and(eq(auditDifferences.entry, id), digest))) === 1;
}

function differenceOf(there: number, { count: sealed }: Seal): Fault['kind'] {
  if (there === sealed) return 'changed';
  return there > sealed ? 'inserted' : 'removed';
}

/** A month may be gone when it has been kept long enough, and then as a whole. */
async function faultOfRemoved(here: Scoped, { month, removedAt }: Seal): Promise<Fault | null> {
  const wasKept = removedAt !== null && month < monthAt(removedAt, minAuditDays) && removedAt.getTime() <= Date.now();
  if (!wasKept) return { kind: 'month-removed', month, sequence: null, at: null };
  const left = await here.first(auditEntries, eq(auditEntries.month, month));
  return left && { kind: 'inserted', month, sequence: left.sequence, at: left.at };
}

/** An entry with a place in no month in which something was sealed. */
async function strayEntry(here: Scoped, seals: readonly Seal[]): Promise<Fault | null> {
  const known = seals.map(({ month }) => month);
  const inNone = or(isNull(auditEntries.month), known.length > 0 ? notInArray(auditEntries.month, known) : sql`true`);
  const where = and(isNotNull(auditEntries.sequence), inNone);
  const [stray] = await here.rows(auditEntries, { where, orderBy: [asc(auditEntries.at)], limit: 1 });
  return stray ? { kind: 'inserted', month: stray.month ?? '', sequence: stray.sequence, at: stray.at } : null;
}

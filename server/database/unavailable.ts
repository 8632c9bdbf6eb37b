import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/**
 * SQLSTATE classes and codes with which PostgreSQL says that it cannot serve right now: connection trouble (08), a
 * resource used up (53), an operator at work (57: shutting down, starting up, a statement that took too long), a replica
 * that takes no writes, a lock that took too long, a deadlock, a transaction left alone for too long.
 */
const passing = /^(?:08|53|57)|^(?:25006|25P03|40001|40P01|55P03)$/;

/**
 * Why the database could not do what was asked, when that may pass: it cannot be reached, or cannot keep up. Null for
 * every other error.
 */
export function unavailability(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (!(error instanceof DrizzleQueryError && error.cause)) return unavailability(error.cause);
  const { cause } = error;
  if (cause instanceof pg.DatabaseError) return passing.test(cause.code ?? '') ? cause.message : null;
  // What fails without a word of PostgreSQL's is the connection, unless the statement itself could not be written down.
  const isOurs = cause instanceof TypeError || cause instanceof RangeError;
  return isOurs ? null : cause.message || ((cause as NodeJS.ErrnoException).code ?? cause.name);
}

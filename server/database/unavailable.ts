import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/**
 * SQLSTATE classes and codes with which PostgreSQL says that it cannot serve now: connection failure (08), insufficient
 * resources (53), operator intervention (57: shutdown, start, statement time-out), a read-only replica, a lock
 * time-out, a deadlock, an idle transaction's time-out.
 */
const temporaryCodes = /^(?:08|53|57)|^(?:25006|25P03|40001|40P01|55P03)$/;

/**
 * Why the database could not do what was asked, when the reason is temporary: it is unreachable or overloaded. Null for
 * every other error.
 */
export function unavailability(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (!(error instanceof DrizzleQueryError && error.cause)) return unavailability(error.cause);
  const { cause } = error;
  if (cause instanceof pg.DatabaseError) return temporaryCodes.test(cause.code ?? '') ? cause.message : null;
  // An error without a SQLSTATE comes from the connection, unless the statement itself could not be serialised.
  const isOurs = cause instanceof TypeError || cause instanceof RangeError;
  return isOurs ? null : cause.message || ((cause as NodeJS.ErrnoException).code ?? cause.name);
}

import { createHash } from 'node:crypto';
import type { Endpoint } from '@yimen/contract/endpoint';
import { codes, type Envelope } from '@yimen/contract/envelope';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../database/transaction.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import { Refusal } from '../refusal.ts';
import type { Visit } from '../visit.ts';
import { callerOf, idempotentAnswers } from './table.ts';

const keyForm = /^[\x21-\x7e]{8,128}$/;

/** Writes of one caller wait here, not in the database, where each would hold a connection that others need. */
const mutex = new KeyedMutex();

/** The idempotency key of a call; null when the endpoint needs none or the caller sent none. */
export function idempotencyKey(endpoint: Endpoint, { headers, session, staff, system }: Visit): string | null {
  const key = endpoint.writes && (session || staff || system) ? headers.get('idempotency-key') : null;
  if (key === null) return null;
  if (!keyForm.test(key)) throw new Refusal(codes.malformed, '请求头 Idempotency-Key：应为 8 至 128 个可见字符', 400);
  return key;
}

/**
 * Applies a call at most once per caller and key. Key, write and answer are one transaction: a repeat that comes during
 * the first call waits for it; a call that fails stores nothing and may be repeated.
 */
export async function applyOnce(
  { endpoint, input, key, visit }: { endpoint: Endpoint; input: unknown; key: string; visit: Visit },
  apply: (visit: Visit) => Promise<Envelope<unknown>>,
): Promise<Envelope<unknown>> {
  const caller = callerOf(visit.institution.id, visit);
  const fingerprint = createHash('sha256').update(endpoint.path).update(JSON.stringify(input)).digest('base64url');
  const mine = and(eq(idempotentAnswers.caller, caller), eq(idempotentAnswers.key, key));
  return mutex.take(caller, () =>
    inTransaction(visit.db, async (transaction) => {
      const taken = await transaction
        .insert(idempotentAnswers)
        .values({ caller, key, fingerprint })
        .onConflictDoNothing()
        .returning({ key: idempotentAnswers.key });
      if (taken.length === 0) {
        const [former] = await transaction.select().from(idempotentAnswers).where(mine);
        if (former?.fingerprint !== fingerprint) {
          throw new Refusal(codes.conflict, '同一个 Idempotency-Key 已用于另一项操作', 409);
        }
        if (!former.answer) throw new Error('A call was applied without an answer.');
        return former.answer;
      }
      const answer = await apply({ ...visit, db: transaction });
      await transaction.update(idempotentAnswers).set({ answer }).where(mine);
      return answer;
    }),
  );
}

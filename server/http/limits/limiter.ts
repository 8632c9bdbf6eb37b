import { codes } from '@yimen/contract/envelope';
import type { Limit } from '@yimen/contract/limits';
import { Refusal } from '../refusal.ts';
import type { Visit } from '../visit.ts';
import { addressBlock } from './address.ts';
import { Buckets } from './buckets.ts';

export interface Limiter {
  /**
   * Counts a call of this visitor. Throws a {@link Refusal} with HTTP 429, and says in `Retry-After` after how many
   * seconds the call may be repeated, when there were too many. What it returns takes the call off the count again.
   */
  count(
    limit: Limit,
    visit: Pick<Visit, 'institution' | 'person' | 'ip' | 'answer'> & Partial<Pick<Visit, 'system'>>,
  ): () => void;
}

interface LimiterOptions {
  /** Multiplies every limit of the contract; 0 lifts them. */
  readonly factor: number;
  readonly now?: () => number;
}

/**
 * Counts in this process alone: with several, a caller may call as often as many times. What must hold over all of
 * them, failed sign-ins, is counted in the database.
 */
export function createLimiter({ factor, now }: LimiterOptions): Limiter {
  const buckets = new Buckets(now);
  return {
    count(limit, { institution, person, system, ip, answer }) {
      if (factor === 0) return () => {};
      const address = `address ${addressBlock(ip)}`;
      const known = (person && `person ${person.id}`) ?? (system && `system ${system.id}`);
      const bucketOf = (caller: string, perMinute: number) =>
        [`${institution.id} ${limit.kind} ${caller}`, Math.max(1, perMinute * factor)] as const;
      const all = [bucketOf(address, limit.address)];
      // Refused by person alone, but counted for the address too: dropping the token gains nothing.
      if (known) all.unshift(bucketOf(known, limit.person));
      const [wait = 0] = all.map((bucket) => buckets.take(...bucket));
      if (wait === 0) {
        return () => {
          for (const bucket of all) buckets.giveBack(...bucket);
        };
      }
      const seconds = Math.ceil(wait / 1000);
      answer.set('retry-after', String(seconds));
      throw new Refusal(codes.tooMany, `操作过于频繁，请 ${seconds} 秒后再试`, 429);
    },
  };
}

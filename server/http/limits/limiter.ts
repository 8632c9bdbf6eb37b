import { codes } from '@yimen/contract/envelope';
import type { Limit } from '@yimen/contract/limits';
import { Refusal } from '../refusal.ts';
import type { Person, Visit } from '../visit.ts';
import { addressBlock } from './address.ts';
import { Buckets } from './buckets.ts';

export interface Caller extends Pick<Visit, 'institution' | 'ip' | 'answer'>, Partial<Pick<Visit, 'system'>> {
  readonly person: Pick<Person, 'id'> | null;
  /** Id of the person who signed in on this device before; read only when the address has used up its calls. */
  readonly deviceOwner?: () => Promise<string | null>;
}

export interface Limiter {
  /**
   * Counts a call of this visitor. Returns a function that takes the call off the count again. Throws a {@link Refusal}
   * with HTTP 429 when there were too many; its `Retry-After` says after how many seconds the call may be repeated.
   */
  count(limit: Limit, caller: Caller): Promise<() => void>;
}

interface LimiterOptions {
  /** Multiplies every limit of the contract; 0 lifts them. */
  readonly factor: number;
  readonly now?: () => number;
}

/**
 * Counts in this process alone: with several processes a caller may make as many times more calls. Failed sign-ins must
 * be limited across all processes and are counted in the database.
 */
export function createLimiter({ factor, now }: LimiterOptions): Limiter {
  const buckets = new Buckets(now);
  return {
    async count(limit, { institution, person, system, ip, answer, deviceOwner }) {
      if (factor === 0) return () => {};
      const bucketOf = (caller: string, perMinute: number) =>
        [`${institution.id} ${limit.kind} ${caller}`, Math.max(1, perMinute * factor)] as const;
      const address = bucketOf(`address ${addressBlock(ip)}`, limit.address);
      const personal = (id: string) => bucketOf(`person ${id}`, limit.person);
      const known = (person && personal(person.id)) ?? (system && bucketOf(`system ${system.id}`, limit.person));
      // Refused by person alone, but counted for the address too: dropping the token gains nothing.
      const taken: (typeof address)[] = [];
      const take = (bucket: typeof address) => {
        const wait = buckets.take(...bucket);
        if (wait === 0) taken.push(bucket);
        return wait;
      };
      const whole = take(address);
      let wait = known ? take(known) : whole;
      const owner = known || wait === 0 ? null : await deviceOwner?.();
      if (owner) wait = take(personal(owner));
      if (wait === 0) {
        return () => {
          for (const bucket of taken) buckets.giveBack(...bucket);
        };
      }
      const seconds = Math.ceil(wait / 1000);
      answer.set('retry-after', String(seconds));
      throw new Refusal(codes.tooMany, `操作过于频繁，请 ${seconds} 秒后再试`, 429);
    },
  };
}

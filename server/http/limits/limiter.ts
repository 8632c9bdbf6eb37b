import { codes } from '@yimen/contract/envelope';
import type { Limit } from '@yimen/contract/limits';
import { Refusal } from '../refusal.ts';
import type { Person, Visit } from '../visit.ts';
import { addressBlock } from './address.ts';
import { Buckets } from './buckets.ts';

export interface Caller extends Pick<Visit, 'institution' | 'ip' | 'answer'>, Partial<Pick<Visit, 'system'>> {
  readonly person: Pick<Person, 'id'> | null;
  /** Id of the person who has signed in on this device before; asked only where the address has used its calls up. */
  readonly deviceOwner?: () => Promise<string | null>;
}

export interface Limiter {
  /**
   * Counts a call of this visitor. Throws a {@link Refusal} with HTTP 429, and says in `Retry-After` after how many
   * seconds the call may be repeated, when there were too many. What it returns takes the call off the count again.
   */
  count(limit: Limit, caller: Caller): Promise<() => void>;
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

import { signInCodes as code, type SignInCode } from '@yimen/contract/sign-in/codes';
import { eq } from 'drizzle-orm';
import { countEvent, personActor } from '../audit/store.ts';
import { accounts } from '../database/schema/people.ts';
import type { Implementation } from '../http/implement.ts';
import { addressBlock } from '../http/limits/address.ts';
import type { Visit } from '../http/visit.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { SignInRefusal } from './refuse.ts';

/** Refusals of somebody who proved nothing, or something wrong; the others are of lost or late browsers. */
const recorded: ReadonlySet<number> = new Set<SignInCode>([
  code.refused,
  code.locked,
  code.disabled,
  code.wrongPassword,
  code.spent,
  code.notAccepted,
  code.unknownPerson,
  code.unproven,
  code.boundElsewhere,
  code.badSignature,
  code.badTime,
  code.passportInvalid,
]);

type Caller = Pick<Visit, 'db' | 'institution' | 'person' | 'ip'>;

/**
 * Records a refused sign-in, outside the transaction that it rolled back. An account that nobody has is left out: it may
 * be a password in the wrong field, and there are any number of them.
 */
export async function recordRefusal(caller: Caller, error: unknown): Promise<void> {
  if (!(error instanceof SignInRefusal) || !recorded.has(error.code)) return;
  const here = scopedOf(caller);
  const account = error.account && (await here.first(accounts, eq(accounts.account, error.account)));
  await countEvent(here, {
    actor: caller.person ? personActor(caller.person) : 'visitor',
    action: 'sign-in-refused',
    part: account ? 'people' : '',
    key: account ? account.person : '',
    detail: String(error.code),
    address: addressBlock(caller.ip),
  });
}

/** Wraps a call of signing in, so that its refusals are recorded. */
export function recording({ endpoint, handle }: Implementation): Implementation {
  return {
    endpoint,
    async handle(input, visit) {
      try {
        return await handle(input, visit);
      } catch (error) {
        await recordRefusal(visit, error);
        throw error;
      }
    },
  };
}

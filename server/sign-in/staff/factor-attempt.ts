import { signInCodes } from '@yimen/contract/sign-in/codes';
import { countEvent, personActor } from '../../audit/store.ts';
import { addressBlock } from '../../http/limits/address.ts';
import type { StaffVisit } from '../../http/visit.ts';
import { scopedOf } from '../../tenancy/scoped.ts';
import { countAttempt, forgetAttempt, waitInWords } from '../limits.ts';
import { SignInRefusal } from '../refuse.ts';

/**
 * Lets a person prove the second factor, whichever. Failures, which `prove` throws as {@link SignInRefusal}, are counted
 * and delayed as those of a password, and recorded.
 */
export async function attemptProof(visit: StaffVisit, prove: (now: Date) => Promise<void>): Promise<void> {
  const { db, institution, person, ip: address } = visit;
  const attempt = { account: `second factor ${person.id}`, address, knownDevice: null, deviceOwner: person.id };
  const now = new Date();
  const wait = await countAttempt(db, institution, attempt, now);
  if (wait > 0)
    throw new SignInRefusal(signInCodes.locked, 'second factor', '', `尝试次数过多，请 ${waitInWords(wait)}后再试`);
  try {
    await prove(now);
  } catch (error) {
    if (error instanceof SignInRefusal) {
      await countEvent(scopedOf(visit), {
        actor: personActor(person),
        action: 'staff-refused',
        detail: String(error.code),
        address: addressBlock(address),
      });
    }
    throw error;
  }
  await forgetAttempt(db, institution, attempt, now);
}

import { signInCodes } from '@yimen/contract/sign-in/codes';
import { wechatBind } from '@yimen/contract/sign-in/sign-in';
import { inArray } from 'drizzle-orm';
import { personActor, recordEvent } from '../../audit/store.ts';
import { signInBindings } from '../../database/schema/sign-in.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import type { Visit } from '../../http/visit.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { type Attempt, findAttempt, spendAttempt } from '../attempts.ts';
import { readBrowser } from '../browser.ts';
import { SignInRefusal } from '../refuse.ts';

/** This browser's attempt whose WeChat user may be bound. Throws {@link SignInRefusal} when none is valid. */
export async function boundAttempt(here: Scoped, visit: Visit, handle: string): Promise<Attempt> {
  const attempt = await findAttempt(here, { id: handle, browser: readBrowser(visit) });
  if (attempt.named) return attempt;
  throw new SignInRefusal(signInCodes.noAttempt, 'nobody to bind');
}

/** The handle if its WeChat user still waits to be bound in this browser; null otherwise. */
export async function waitingToBind(
  here: Scoped,
  visit: Visit,
  handle: string | null | undefined,
): Promise<string | null> {
  if (!handle) return null;
  try {
    return (await boundAttempt(here, visit, handle)).id;
  } catch (error) {
    if (error instanceof SignInRefusal) return null;
    throw error;
  }
}

export const implementations = [
  /**
   * Needs a separate confirmation: on a computer where another person's WeChat was scanned, a sign-in would bind it.
   */
  implement(wechatBind, async ({ handle }, visit) => {
    const { db, institution, person, ip: address } = visit;
    const attempt = await boundAttempt(scoped(db, institution), visit, handle);
    const { subject = '', aliases = [] } = attempt.named ?? {};
    const subjects = [subject, ...aliases];
    const boundAt = new Date();
    await inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      await spendAttempt(here, attempt);
      const known = await here.rows(signInBindings, { where: inArray(signInBindings.subject, subjects) });
      if (known.some((binding) => binding.person !== person.id)) throw new SignInRefusal(signInCodes.boundElsewhere);
      await here.insertNew(
        signInBindings,
        subjects.map((one) => ({ subject: one, person: person.id, boundAt })),
      );
      const event = { actor: personActor(person), action: 'bind-wechat', detail: attempt.method, address } as const;
      await recordEvent(here, event);
    });
    return {};
  }),
];

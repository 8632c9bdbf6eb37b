import { codes } from '@yimen/contract/envelope';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { wechatBind } from '@yimen/contract/sign-in/sign-in';
import { eq, inArray } from 'drizzle-orm';
import { personActor, recordEvent } from '../../audit/store.ts';
import { sessions } from '../../database/schema/people.ts';
import { signInBindings } from '../../database/schema/sign-in.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Visit } from '../../http/visit.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { type Attempt, findAttempt, spendAttempt } from '../attempts.ts';
import { readBrowser } from '../browser.ts';
import { provesToAdmin } from '../methods/changed.ts';
import { SignInRefusal } from '../refuse.ts';

const unprovenText = '这个登录方式是在管理台设置的，不能用它绑定微信：请换一种登录方式，或请运维用命令确认';

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
    const { db, institution, person, session, ip: address } = visit;
    const attempt = await boundAttempt(scoped(db, institution), visit, handle);
    const { subject = '', aliases = [] } = attempt.named ?? {};
    const subjects = [subject, ...aliases];
    const boundAt = new Date();
    await inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      const own = await here.first(sessions, eq(sessions.id, session.id));
      // The WeChat would open 管理台 from then on, by a method that nobody doubts.
      if (!own || !(await provesToAdmin(here, own.method, person))) throw new Refusal(codes.forbidden, unprovenText);
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

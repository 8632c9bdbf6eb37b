import { signInCodes } from '@yimen/contract/sign-in/codes';
import { changePassword, passwordRules } from '@yimen/contract/sign-in/password';
import { eq, ne } from 'drizzle-orm';
import { personActor, recordEvent } from '../../audit/store.ts';
import { accounts, sessions } from '../../database/schema/people.ts';
import { calendarFeeds } from '../../database/schema/schedule.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import { expired } from '../../http/refusal.ts';
import type { MemberVisit } from '../../http/visit.ts';
import { notOver } from '../../sessions.ts';
import { ownedBy, scoped, scopedOf } from '../../tenancy/scoped.ts';
import { readDevices } from '../devices.ts';
import { countAttempt, forgetAttempt, waitInWords } from '../limits.ts';
import { firstMethod, readMethodsOf } from '../methods/store.ts';
import { verifyPassword } from '../passwords.ts';
import { SignInRefusal } from '../refuse.ts';
import { findPersonRow, knownDevice } from '../session/sessions.ts';
import { type Account, replacePassword, withPassword } from './policy.ts';
import { passwordKind } from './settings.ts';

const findOwnAccount = ({ db, institution, person }: MemberVisit): Promise<Account | null> =>
  scoped(db, institution).first(accounts, ownedBy(accounts, person));

export const implementations = [
  implement(passwordRules, async (_, visit) => {
    const [method] = await readMethodsOf(scopedOf(visit), [passwordKind]);
    const own = method && (await findOwnAccount(visit));
    if (!own) return null;
    const { minLength, formerPasswords } = method.settings;
    return { account: own.account, minLength, formerPasswords };
  }),

  implement(changePassword, async ({ current, next }, visit) => {
    const here = scopedOf(visit);
    const { settings } = await firstMethod(here, passwordKind);
    const own = await findOwnAccount(visit);
    if (!own) throw new SignInRefusal(signInCodes.noMethod, 'no account');
    await proveCurrent(visit, own, current);
    const row = await findPersonRow(here, visit.person.id);
    if (!row) throw expired();
    return write(visit, own, await withPassword(own, row, next, settings));
  }),
];

/** Counted as a sign-in, so that a person at somebody's open session cannot guess faster than others. */
async function proveCurrent(visit: MemberVisit, { account, passwordHash }: Account, current: string): Promise<void> {
  const { db, institution, ip: address, person } = visit;
  const known = await knownDevice(scoped(db, institution), account, readDevices(visit));
  const attempt = { account, address, knownDevice: known, deviceOwner: person.id };
  const now = new Date();
  const wait = await countAttempt(db, institution, attempt, now);
  if (wait > 0) {
    const text = `尝试次数过多，请 ${waitInWords(wait)}后再试`;
    throw new SignInRefusal(signInCodes.locked, '', account, text);
  }
  if (!(await verifyPassword(passwordHash, current))) throw new SignInRefusal(signInCodes.wrongPassword, '', account);
  await forgetAttempt(db, institution, attempt, now);
}

/** Saves the new password, which ends every other session and the calendar feed's address. */
function write({ db, institution, person, session, ip: address }: MemberVisit, own: Account, set: Partial<Account>) {
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    const others = ownedBy(sessions, person, ne(sessions.id, session.id), notOver);
    const [ended, feeds] = [
      await here.count(sessions, others),
      await here.count(calendarFeeds, ownedBy(calendarFeeds, person)),
    ];
    if (!(await replacePassword(here, own, set)))
      throw new SignInRefusal(signInCodes.wrongPassword, 'changed meanwhile', own.account);
    await here.update(sessions, { endedAt: null }, ownedBy(sessions, person, eq(sessions.id, session.id)));
    await recordEvent(here, { actor: personActor(person), action: 'change-password', address });
    return { ended, calendarEnded: feeds > 0 };
  });
}

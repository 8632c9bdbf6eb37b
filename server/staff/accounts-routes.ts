import * as contract from '@yimen/contract/staff/accounts';
import type { AuditAction } from '../audit/actions.ts';
import { personActor, recordEvent } from '../audit/store.ts';
import { inTransaction } from '../database/transaction.ts';
import { implement } from '../http/implement.ts';
import type { StaffVisit } from '../http/visit.ts';
import { minuteText } from '../lib/time.ts';
import { findAccountOf, type NoCode, setOneTimeCode } from '../sign-in/password/one-time-code.ts';
import type { PersonRow } from '../sign-in/session/sessions.ts';
import { resetSecondFactor } from '../sign-in/staff/factor-store.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { initialPasswordsFor } from './initial-passwords.ts';
import { accountRefused, lesserPerson, namedPerson, tellOfStaff } from './people.ts';

export const implementations = [
  implement(contract.giveOneTimeCode, ({ person: id, hours }, visit) =>
    helping(visit, id, 'give-one-time-code', async (here, person) => {
      const account = await findAccountOf(here, person);
      if (account === null) throw accountRefused(noCode.unknown(person));
      const given = await setOneTimeCode(here, account, { hours, giver: visit.person });
      if (typeof given === 'string') throw accountRefused(noCode[given](person));
      const { code, until } = given;
      const end = minuteText(until);
      return {
        data: { person: namedPerson(person), account, code, until: end },
        done: {
          title: '工作人员给您发了一次性登录码',
          text: `为账号 ${account} 发了一次性登录码，${end} 前可以用来登录一次并设新密码。如果不是您要求的，请马上修改密码：登录码随之作废。`,
          detail: `${end} 前有效`,
        },
      };
    }),
  ),

  implement(contract.giveInitialPasswords, ({ people }, visit) => initialPasswordsFor(visit, people)),

  implement(contract.resetSecondFactor, ({ person: id }, visit) =>
    helping(visit, id, 'reset-second-factor', async (here, person) => {
      const ended = await resetSecondFactor(here, person);
      return {
        data: { person: namedPerson(person), reset: ended !== null, ended: ended ?? 0 },
        done: ended !== null && {
          title: '工作人员重置了您的二次验证',
          text: '重置了您进入管理台的二次验证，通行密钥和恢复码作废。如果不是您要求的，请马上修改密码，并告诉管理员。',
          detail: `结束了 ${ended} 个管理台登录`,
        },
      };
    }),
  ),
];

const noCode: Readonly<Record<NoCode, (person: PersonRow) => string>> = {
  off: () => '没有启用账号密码登录，一次性登录码用不上',
  unknown: ({ name }) => `${name}还没有账号和密码`,
  disabled: ({ name }) => `${name}已停用，不能登录`,
};

/** What was done for a person. */
interface Done {
  readonly title: string;
  /** What the person is told, without who did it and when. */
  readonly text: string;
  /** What is recorded. */
  readonly detail: string;
}

/** What the caller is answered; `done` is false where there was nothing to do. */
interface Help<Data> {
  readonly data: Data;
  readonly done: Done | false;
}

/**
 * Does something about the sign-in of a person, by what the caller may do once nobody else changes grants any more.
 * Throws a {@link Refusal} for oneself, and for somebody whose account would let the caller do what they may not.
 */
function helping<Data>(
  visit: StaffVisit,
  id: string,
  action: AuditAction,
  help: (here: Scoped, person: PersonRow) => Promise<Help<Data>>,
): Promise<Data> {
  const { db, institution, person: caller, ip: address } = visit;
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await lockInstitution(tx, institution);
    const person = await lesserPerson(here, caller, id, 'people.help');
    const { data, done } = await help(here, person);
    if (!done) return data;
    const { title, text, detail } = done;
    await recordEvent(here, { actor: personActor(caller), action, part: 'people', key: id, detail, address });
    await tellOfStaff(here, caller, [id], { kind: action, title, text });
    return data;
  });
}

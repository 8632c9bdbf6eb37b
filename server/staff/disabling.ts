import type { DataOf } from '@yimen/contract/endpoint';
import type { disablePerson } from '@yimen/contract/staff/people';
import { eq } from 'drizzle-orm';
import { changeOf } from '../audit/change.ts';
import { PersonalValue } from '../audit/personal.ts';
import { personActor, recordEvent } from '../audit/store.ts';
import { people, sessions } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import type { StaffVisit } from '../http/visit.ts';
import { requirePart } from '../parts/tables.ts';
import { revokeSessions } from '../sign-in/session/revoke.ts';
import { endStaffSessionsOf } from '../sign-in/staff/session.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { scoped } from '../tenancy/scoped.ts';
import { lesserPerson, namedPerson, tellOfStaff } from './people.ts';

/**
 * Disables a person, whose sessions end, or enables them again. Throws a refusal for oneself, for somebody who may do more
 * than the caller, and where there is no such person.
 */
export function setDisabled(
  visit: StaffVisit,
  id: string,
  disabled: boolean,
  reason: string,
): Promise<DataOf<typeof disablePerson>> {
  const { db, institution, person: caller, ip: address } = visit;
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await lockInstitution(tx, institution);
    const before = await lesserPerson(here, caller, id, 'people.write');
    const person = namedPerson(before);
    if (before.disabled === disabled) return { person, changed: false };
    const after = { ...before, disabled };
    await here.update(people, { disabled }, eq(people.id, id));
    if (disabled) {
      await revokeSessions(here, [eq(sessions.person, id)]);
      await endStaffSessionsOf(here, { id });
    }
    const change = changeOf({ part: requirePart('people'), before, after });
    const told = { ...change, after: { ...change.after, reason: new PersonalValue(id, reason) } };
    const action = disabled ? 'disable-person' : 'enable-person';
    await recordEvent(here, { actor: personActor(caller), action, ...told, address });
    if (!disabled) {
      const text = '恢复了您的账号，可以重新登录。';
      await tellOfStaff(here, caller, [id], { kind: action, title: '工作人员恢复了您的账号', text });
    }
    return { person, changed: true };
  });
}

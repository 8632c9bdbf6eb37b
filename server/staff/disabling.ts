import type { DataOf } from '@yimen/contract/endpoint';
import type { disablePerson } from '@yimen/contract/staff/people';
import { eq } from 'drizzle-orm';
import { changeWithReason } from '../audit/change.ts';
import { personActor, recordEvent } from '../audit/store.ts';
import { people } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import type { StaffVisit } from '../http/visit.ts';
import { requirePart } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { scoped } from '../tenancy/scoped.ts';
import { lesserPerson, namedPerson, tellOfStaff } from './people.ts';

/**
 * Disables a person, or enables them again. A trigger of the database ends the sessions of who is disabled, and the address
 * of their calendar. Throws a refusal for oneself, for somebody who may do more than the caller, and where there is no
 * such person.
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
    const told = changeWithReason({ part: requirePart('people'), before, after }, reason);
    const action = disabled ? 'disable-person' : 'enable-person';
    await recordEvent(here, { actor: personActor(caller), action, ...told, address });
    if (!disabled) {
      const text = '恢复了您的账号，可以重新登录。';
      await tellOfStaff(here, caller, [id], { kind: action, title: '工作人员恢复了您的账号', text });
    }
    return { person, changed: true };
  });
}

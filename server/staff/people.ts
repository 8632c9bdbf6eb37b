import { codes } from '@yimen/contract/envelope';
import { type Permission, permissionName } from '@yimen/contract/permissions';
import { exceeding } from '../access/beyond.ts';
import { readPermits } from '../access/permits.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { findPersonRow, type PersonRow } from '../sign-in/session/sessions.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** What is refused about an account or a person, in words. */
export const accountRefused = (message: string) => new Refusal(codes.accountRefused, message);

interface Caller {
  readonly id: string;
}

async function reached(here: Scoped, caller: Caller, id: string, permission: Permission) {
  const person = await findPersonRow(here, id);
  if (!person) throw notFound('没有这个人');
  const permits = await readPermits(here, caller.id);
  if (permits.level(permission, { department: person.department }) !== 'direct')
    throw new Refusal(codes.forbidden, '您不能处理这个部门的人员', 200, { detail: permission });
  return { person, permits };
}

/** The person of an id. Throws a {@link Refusal} where there is none, and where a permission does not reach them. */
export const permittedPerson = async (...asked: Parameters<typeof reached>): Promise<PersonRow> =>
  (await reached(...asked)).person;

/** As {@link permittedPerson}, and throws for oneself, and for somebody who may do more than the caller. */
export async function lesserPerson(
  here: Scoped,
  caller: Caller,
  id: string,
  permission: Permission,
): Promise<PersonRow> {
  const { person, permits } = await reached(here, caller, id, permission);
  if (person.id === caller.id) throw accountRefused('不能给自己办：请在“账号与安全”里修改，或请同事来办');
  const lacking = exceeding(permits, await readPermits(here, person.id));
  if (!lacking) return person;
  const text = `${person.name}有您没有（或到期更早）的权限「${permissionName(lacking)}」：请由权限不少于他的人来办`;
  throw new Refusal(codes.forbidden, text, 200, { detail: lacking });
}

/** A person as calls name them. */
export const namedPerson = ({ id, name }: PersonRow) => ({ id, name });

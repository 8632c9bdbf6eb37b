import { randomUUID } from 'node:crypto';
import { codes } from '@yimen/contract/envelope';
import { type Permission, permissionName } from '@yimen/contract/permissions';
import { inArray } from 'drizzle-orm';
import { readExceeding } from '../access/beyond.ts';
import { type Permits, readPermits } from '../access/permits.ts';
import { people } from '../database/schema/people.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { StaffVisit } from '../http/visit.ts';
import { accountSecurity, staffDid, tellPeople } from '../messages/tell.ts';
import { findPersonRow, type PersonRow } from '../sign-in/session/sessions.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** What is refused about an account or a person, in words. */
export const accountRefused = (message: string) => new Refusal(codes.accountRefused, message);

interface Caller {
  readonly id: string;
}

/**
 * The people of these ids. Throws a {@link Refusal} where one is not there, and where a permission, without a review, does
 * not reach them.
 */
export async function permittedPeople(
  here: Scoped,
  caller: Caller,
  ids: readonly string[],
  permission: Permission,
): Promise<PersonRow[]> {
  const found = await here.rows(people, { where: inArray(people.id, [...ids]) });
  const known = new Set(found.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw notFound('没有这个人');
  requireReached(await readPermits(here, caller.id), found, permission);
  return found;
}

async function foundPerson(here: Scoped, id: string): Promise<PersonRow> {
  const person = await findPersonRow(here, id);
  if (!person) throw notFound('没有这个人');
  return person;
}

function requireReached(
  permits: Permits,
  people: readonly Pick<PersonRow, 'department'>[],
  permission: Permission,
): void {
  if (people.some(({ department }) => permits.level(permission, { department }) !== 'direct'))
    throw new Refusal(codes.forbidden, '您不能处理这个部门的人员', 200, { detail: permission });
}

type Judged = Pick<PersonRow, 'id' | 'name' | 'department'>;

/**
 * Throws a {@link Refusal} where a permission, without a review, does not reach one of these people, for oneself, and for
 * somebody who may do more than the caller.
 */
export async function requireLesser(
  here: Scoped,
  caller: Caller,
  judged: readonly Judged[],
  permission: Permission,
): Promise<void> {
  const permits = await readPermits(here, caller.id);
  requireReached(permits, judged, permission);
  if (judged.some(({ id }) => id === caller.id))
    throw accountRefused('不能给自己办：请在“账号与安全”里修改，或请同事来办');
  const refusal = await exceedingRefusal(here, permits, judged);
  if (refusal) throw refusal;
}

/** Why staff who may do this may do nothing about these people: one may do more than they. Null where none does. */
export async function exceedingRefusal(
  here: Scoped,
  permits: Permits,
  judged: readonly Pick<PersonRow, 'id' | 'name'>[],
): Promise<Refusal | null> {
  const exceeding = await readExceeding(
    here,
    permits,
    judged.map(({ id }) => id),
  );
  for (const { id, name } of judged) {
    const lacking = exceeding.get(id);
    if (!lacking) continue;
    const text = `${name}有您没有（或到期更早）的权限「${permissionName(lacking)}」：请由权限不少于他的人来办`;
    return new Refusal(codes.forbidden, text, 200, { detail: lacking });
  }
  return null;
}

/** A person whom the caller may do something about. Throws as {@link requireLesser}, and where there is none of this id. */
export async function lesserPerson(
  here: Scoped,
  caller: Caller,
  id: string,
  permission: Permission,
): Promise<PersonRow> {
  const person = await foundPerson(here, id);
  await requireLesser(here, caller, [person], permission);
  return person;
}

interface Told {
  /** With what the ids of such messages begin. */
  readonly kind: string;
  readonly title: string;
  /** What was done, without who did it and when. */
  readonly text: string;
}

/** Tells people what the caller has done about their account or their data, by a message in the portal. */
export function tellOfStaff(
  here: Scoped,
  { name }: Pick<StaffVisit['person'], 'name'>,
  ids: readonly string[],
  { kind, title, text }: Told,
): Promise<void> {
  const sentAt = new Date();
  const told = { title, text: staffDid(name, sentAt, text), source: accountSecurity, sentAt };
  return tellPeople(here, ids, { id: `${kind}-${randomUUID()}`, ...told });
}

/** A person as calls name them. */
export const namedPerson = ({ id, name }: PersonRow) => ({ id, name });

import { mostInitial } from '@yimen/contract/staff/accounts';
import { and, eq, inArray, notExists } from 'drizzle-orm';
import { readPermits } from '../access/permits.ts';
import { personActor, recordEvent } from '../audit/store.ts';
import {
  initialCsv,
  makeInitialPasswords,
  readTargets,
  setInitialPasswords,
  type Target,
  withoutAccount,
} from '../changes/initial-passwords.ts';
import { grants } from '../database/schema/access.ts';
import { people } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import type { StaffVisit } from '../http/visit.ts';
import { dayText } from '../lib/time.ts';
import { AdminError } from '../parts/fields.ts';
import { readMethodsOf } from '../sign-in/methods/store.ts';
import { passwordKind } from '../sign-in/password/settings.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { type Scoped, scoped, scopedOf } from '../tenancy/scoped.ts';
import { accountRefused, permittedPeople, requireLesser, tellOfStaff } from './people.ts';

interface Caller {
  readonly id: string;
}

/** Gives people who have no account one, as far as the caller may help them. Throws a {@link Refusal}. */
export async function initialPasswordsFor(visit: StaffVisit, ids: readonly string[] | undefined) {
  const { db, institution, person: caller, ip: address } = visit;
  if ((await readMethodsOf(scopedOf(visit), [passwordKind])).length === 0)
    throw accountRefused('没有启用账号密码登录，初始密码用不上');
  const found = await (ids ? named(scopedOf(visit), caller, ids) : next(scopedOf(visit), caller));
  const chosen = found.slice(0, mostInitial);
  const judged = chosen.map(({ person: id, name, department }) => ({ id, name, department }));
  await requireLesser(scopedOf(visit), caller, judged, 'people.help');
  // Before the transaction: each takes a while.
  const initial = await makeInitialPasswords(chosen);
  const written = inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await lockInstitution(tx, institution);
    await requireLesser(here, caller, judged, 'people.help');
    if (chosen.length === 0) return;
    await setInitialPasswords(here, initial, caller);
    const given = judged.map(({ id }) => id);
    const detail = `${given.length} 人：${given.join('、')}`;
    await recordEvent(here, { actor: personActor(caller), action: 'give-initial-passwords', detail, address });
    await tellOfStaff(here, caller, given, told);
  });
  await written.catch((error: unknown) => {
    throw error instanceof AdminError ? accountRefused(error.message) : error;
  });
  const fileName = `初始密码-${institution.key}-${dayText(new Date())}.csv`;
  return { fileName, csv: initialCsv(initial), count: initial.length, more: found.length > mostInitial };
}

/** The people of these ids. Throws a {@link Refusal} for one who has an account, cannot sign in, or is out of reach. */
async function named(here: Scoped, caller: Caller, ids: readonly string[]): Promise<Target[]> {
  await permittedPeople(here, caller, ids, 'people.help');
  const found = await readTargets(here, { where: and(withoutAccount, inArray(people.id, [...ids])) });
  const known = new Set(found.map(({ person }) => person));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) {
    const who = missing.slice(0, 5).join('、');
    throw accountRefused(`${who} 已有账号、已停用，或者编号是别人的账号名：没有发任何密码`);
  }
  return found;
}

/** The first of those whom the caller may help, and one more. Whoever holds a grant has to be named. */
async function next(here: Scoped, caller: Caller): Promise<Target[]> {
  const reached = (await readPermits(here, caller.id)).departments('people.help', 'direct');
  const held = here.db
    .select({ person: grants.person })
    .from(grants)
    .where(here.of(grants, eq(grants.person, people.id)));
  const isReached = reached ? inArray(people.department, [...reached]) : undefined;
  return readTargets(here, { where: and(withoutAccount, notExists(held), isReached), limit: mostInitial + 1 });
}

const told = {
  kind: 'give-initial-passwords',
  title: '工作人员给您开了账号',
  text: '给您开了可以用密码登录的账号，初始密码第一次登录时要改。如果不是您要求的，请马上告诉管理员。',
};

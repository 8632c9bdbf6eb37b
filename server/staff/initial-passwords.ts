import { randomUUID } from 'node:crypto';
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
import { dayText, minuteText } from '../lib/time.ts';
import { AdminError } from '../parts/fields.ts';
import { accountSecurity, tellPeople } from '../person/tell.ts';
import { readMethodsOf } from '../sign-in/methods/store.ts';
import { passwordKind } from '../sign-in/password/settings.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { type Scoped, scoped, scopedOf } from '../tenancy/scoped.ts';
import { accountRefused, lesserPerson, permittedPerson } from './people.ts';

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
  // Before the transaction: each takes a while.
  const initial = await makeInitialPasswords(chosen);
  const given = inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await lockInstitution(tx, institution);
    await requireLesser(here, caller, chosen);
    if (chosen.length === 0) return;
    await setInitialPasswords(here, initial);
    const people = chosen.map(({ person }) => person);
    const detail = `${people.length} 人：${people.join('、')}`;
    await recordEvent(here, { actor: personActor(caller), action: 'give-initial-passwords', detail, address });
    await tell(here, caller, people);
  });
  await given.catch((error: unknown) => {
    throw error instanceof AdminError ? accountRefused(error.message) : error;
  });
  const fileName = `初始密码-${institution.key}-${dayText(new Date())}.csv`;
  return { fileName, csv: initialCsv(initial), count: initial.length, more: found.length > mostInitial };
}

/** The people of these ids. Throws a {@link Refusal} for one who has an account, cannot sign in, or is out of reach. */
async function named(here: Scoped, caller: Caller, ids: readonly string[]): Promise<Target[]> {
  for (const id of ids) await permittedPerson(here, caller, id, 'people.help');
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

/** Throws a {@link Refusal} where the caller may not help one of these people, or one may do more than the caller. */
async function requireLesser(here: Scoped, caller: Caller, targets: readonly Target[]): Promise<void> {
  const permits = await readPermits(here, caller.id);
  const ids = targets.map(({ person }) => person);
  const holders = await here.rows(grants, { where: inArray(grants.person, ids) });
  for (const id of new Set(holders.map(({ person }) => person))) await lesserPerson(here, caller, id, 'people.help');
  if (targets.some(({ department }) => permits.level('people.help', { department }) !== 'direct'))
    throw accountRefused('刚才有人改了授权，没有发任何密码：请再试一次');
}

function tell(here: Scoped, { name }: Pick<StaffVisit['person'], 'name'>, ids: readonly string[]): Promise<void> {
  const sentAt = new Date();
  return tellPeople(here, ids, {
    id: `give-initial-passwords-${randomUUID()}`,
    title: '工作人员给您开了账号',
    text: `${name}于 ${minuteText(sentAt)} 给您开了可以用密码登录的账号，初始密码第一次登录时要改。如果不是您要求的，请马上告诉管理员。`,
    source: accountSecurity,
    sentAt,
  });
}

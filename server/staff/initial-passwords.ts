import { codes } from '@yimen/contract/envelope';
import { mostInitial } from '@yimen/contract/staff/accounts';
import { and, inArray, ne } from 'drizzle-orm';
import { exceeding } from '../access/beyond.ts';
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
import { Refusal } from '../http/refusal.ts';
import type { StaffVisit } from '../http/visit.ts';
import { dayText } from '../lib/time.ts';
import { AdminError } from '../parts/fields.ts';
import { readMethodsOf } from '../sign-in/methods/store.ts';
import { passwordKind } from '../sign-in/password/settings.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { type Scoped, scoped, scopedOf } from '../tenancy/scoped.ts';
import { accountRefused, permittedPerson } from './people.ts';

interface Caller {
  readonly id: string;
}

/** Gives people who have no account one, as far as the caller may help them. Throws a {@link Refusal}. */
export async function initialPasswordsFor(visit: StaffVisit, ids: readonly string[] | undefined) {
  const { db, institution, person: caller, ip: address } = visit;
  if ((await readMethodsOf(scopedOf(visit), [passwordKind])).length === 0)
    throw accountRefused('没有启用账号密码登录，初始密码用不上');
  const { chosen, refused, more } = await choose(scopedOf(visit), caller, ids);
  // Before the transaction: each takes a while.
  const initial = await makeInitialPasswords(chosen);
  const written = inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await lockInstitution(tx, institution);
    const { refused: now } = await partByRights(here, caller, chosen);
    if (now.length > 0) throw accountRefused('刚才有人改了授权，没有发任何密码：请再试一次');
    if (chosen.length === 0) return;
    await setInitialPasswords(here, initial);
    const detail = `${chosen.length} 人：${chosen.map(({ person }) => person).join('、')}`;
    await recordEvent(here, { actor: personActor(caller), action: 'give-initial-passwords', detail, address });
  });
  await written.catch((error: unknown) => {
    throw error instanceof AdminError ? accountRefused(error.message) : error;
  });
  const fileName = `初始密码-${institution.key}-${dayText(new Date())}.csv`;
  const named = refused.map(({ person: id, name }) => ({ id, name }));
  return { fileName, csv: initialCsv(initial), count: initial.length, more, refused: named };
}

async function choose(here: Scoped, caller: Caller, ids: readonly string[] | undefined) {
  const reached = (await readPermits(here, caller.id)).departments('people.help');
  const where = and(
    withoutAccount,
    ne(people.id, caller.id),
    reached ? inArray(people.department, [...reached]) : undefined,
    ids ? inArray(people.id, [...ids]) : undefined,
  );
  const found = await readTargets(here, { where, limit: mostInitial + 1 });
  const missing = ids?.find((id) => !found.some(({ person }) => person === id));
  if (missing !== undefined) {
    const { name } = await permittedPerson(here, caller, missing, 'people.help');
    throw accountRefused(`${name}（${missing}）已有账号，或已停用：没有发任何密码`);
  }
  const { allowed, refused } = await partByRights(here, caller, found.slice(0, mostInitial));
  return { chosen: allowed, refused, more: found.length > mostInitial };
}

/** Those whom the caller may help, and those who may do more than the caller. */
async function partByRights(here: Scoped, caller: Caller, targets: readonly Target[]) {
  const permits = await readPermits(here, caller.id);
  const ids = targets.map(({ person }) => person);
  const holders = new Set(
    (await here.rows(grants, { where: inArray(grants.person, ids) })).map(({ person }) => person),
  );
  const refused: Target[] = [];
  for (const target of targets) {
    if (permits.level('people.help', { department: target.department }) !== 'direct')
      throw new Refusal(codes.forbidden, '您不能处理这个部门的人员', 200, { detail: 'people.help' });
    if (holders.has(target.person) && exceeding(permits, await readPermits(here, target.person))) refused.push(target);
  }
  return { allowed: targets.filter((target) => !refused.includes(target)), refused };
}

import { signInCodes } from '@yimen/contract/sign-in/codes';
import { chooseIdentity, listIdentities } from '@yimen/contract/sign-in/session';
import { eq } from 'drizzle-orm';
import type { Identity } from '../../database/records.ts';
import { people, sessions } from '../../database/schema/people.ts';
import { departments } from '../../database/schema/services.ts';
import { implement } from '../../http/implement.ts';
import { expired } from '../../http/refusal.ts';
import type { MemberVisit } from '../../http/visit.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { SignInRefusal } from '../refuse.ts';
import type { PersonRow } from '../sessions.ts';
import { actingAs, hasEnded, identityId } from './acting.ts';
import { renewedToken } from './renew.ts';

async function ownRow({ db, institution, person }: MemberVisit): Promise<PersonRow> {
  const row = await scoped(db, institution).first(people, eq(people.id, person.id));
  if (!row) throw expired();
  return row;
}

/** A person's identities; whoever has none listed has the own one. */
function identitiesOf(row: PersonRow): readonly Identity[] {
  return row.identities.length > 0 ? row.identities : [{ ...row, label: row.title, campus: '', isDefault: true }];
}

/** The one that acts: the chosen one; else the person's own, which may be listed under several labels. */
function activeAmong(all: readonly Identity[], row: PersonRow, chosen: string | null): Identity | undefined {
  const { userType, no } = actingAs(row, chosen);
  const alike = all.filter((one) => one.userType === userType && one.no === no);
  return alike.find((one) => identityId(one, all) === chosen) ?? alike.find((one) => one.isDefault) ?? alike[0];
}

export const implementations = [
  implement(listIdentities, async (_, visit) => {
    const here = scoped(visit.db, visit.institution);
    const row = await ownRow(visit);
    const session = await here.first(sessions, eq(sessions.id, visit.session.id));
    const names = new Map((await here.rows(departments)).map(({ id, name }) => [id, name]));
    const all = identitiesOf(row);
    const acting = activeAmong(all, row, session?.identity ?? null);
    const list = all.map((identity) => ({
      id: identityId(identity, all),
      userType: identity.userType,
      label: identity.label,
      no: identity.no,
      title: identity.title,
      campus: identity.campus,
      isDefault: identity.isDefault,
      department: names.get(identity.department) ?? '',
      active: identity === acting,
      until: identity.until ?? null,
      ended: hasEnded(identity),
    }));
    return { list };
  }),

  implement(chooseIdentity, async ({ id }, visit) => {
    const row = await ownRow(visit);
    const all = identitiesOf(row);
    const wanted = all.find((identity) => identityId(identity, all) === id);
    if (!wanted || hasEnded(wanted)) throw new SignInRefusal(signInCodes.noIdentity);
    const here = scoped(visit.db, visit.institution);
    await here.update(sessions, { identity: id }, eq(sessions.id, visit.session.id));
    const { userType } = actingAs(row, id);
    return { token: await renewedToken({ ...visit, person: { ...visit.person, userType } }) };
  }),
];

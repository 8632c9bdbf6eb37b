import { signInCodes } from '@yimen/contract/sign-in/codes';
import { chooseIdentity, listIdentities } from '@yimen/contract/sign-in/session';
import { eq } from 'drizzle-orm';
import { actingAs, activeAmong, hasEnded, identitiesOf, identityId } from '../../access/acting.ts';
import { sessions } from '../../database/schema/people.ts';
import { departments } from '../../database/schema/services.ts';
import { implement } from '../../http/implement.ts';
import { expired } from '../../http/refusal.ts';
import type { MemberVisit } from '../../http/visit.ts';
import { preferencesOf, savePreferences } from '../../tenancy/preferences.ts';
import { scoped, scopedOf } from '../../tenancy/scoped.ts';
import { SignInRefusal } from '../refuse.ts';
import { renewedToken } from './renew.ts';
import { findPersonRow, type PersonRow } from './sessions.ts';

async function ownRow({ db, institution, person }: MemberVisit): Promise<PersonRow> {
  const row = await findPersonRow(scoped(db, institution), person.id);
  if (!row) throw expired();
  return row;
}

export const implementations = [
  implement(listIdentities, async (_, visit) => {
    const here = scopedOf(visit);
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
    return { list, asks: preferencesOf(row).identity === null };
  }),

  implement(chooseIdentity, async ({ id, ask }, visit) => {
    const row = await ownRow(visit);
    const all = identitiesOf(row);
    const chosen = all.find((identity) => identityId(identity, all) === id);
    if (!chosen || hasEnded(chosen)) throw new SignInRefusal(signInCodes.noIdentity);
    const here = scopedOf(visit);
    await here.update(sessions, { identity: id }, eq(sessions.id, visit.session.id));
    await savePreferences(here, visit.person, { identity: ask ? null : id });
    const { userType } = actingAs(row, id);
    return { token: await renewedToken({ ...visit, person: { ...visit.person, userType } }) };
  }),
];

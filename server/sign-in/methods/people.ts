import { signInCodes } from '@yimen/contract/sign-in/codes';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { identityId } from '../../access/acting.ts';
import { accounts, people } from '../../database/schema/people.ts';
import { signInBindings } from '../../database/schema/sign-in.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { SignInRefusal } from '../refuse.ts';
import type { PersonRow } from '../session/sessions.ts';

/** The person whom a counterpart's name identifies. */
export interface Found {
  readonly person: PersonRow;
  /** The identity that was named, when it is not the person's main one. */
  readonly identity: string | null;
}

/** The one person of this name. Throws {@link SignInRefusal} when there is none, or more than one. */
export async function findPerson(here: Scoped, match: 'account' | 'no', name: string): Promise<Found> {
  const found = name === '' ? [] : await (match === 'account' ? byAccount(here, name) : byNumber(here, name));
  const [person, second] = found;
  if (!person || second)
    throw new SignInRefusal(signInCodes.unknownPerson, `${found.length} people for ${match}`, name);
  const named = match === 'no' && person.no !== name ? person.identities.find(({ no }) => no === name) : undefined;
  return { person, identity: named ? identityId(named, person.identities) : null };
}

/**
 * The people of this account name. A person without an account is found by their id, because accounts are created with
 * it. A person with an account is not, or a different person to whom the counterpart gives that id would sign in as
 * them.
 */
async function byAccount(here: Scoped, name: string): Promise<PersonRow[]> {
  const account = await here.first(accounts, eq(accounts.account, name));
  if (account) return here.rows(people, { where: eq(people.id, account.person) });
  const accountless = (await here.first(accounts, eq(accounts.person, name))) === null;
  return accountless ? here.rows(people, { where: eq(people.id, name) }) : [];
}

function byNumber(here: Scoped, name: string): Promise<PersonRow[]> {
  const among = sql`${people.identities} @> ${JSON.stringify([{ no: name }])}::jsonb`;
  return here.rows(people, { where: or(eq(people.no, name), among), limit: 2 });
}

/** The person to whom one of these names is bound; null when none is. */
export async function findBound(here: Scoped, subjects: readonly string[]): Promise<Found | null> {
  const [binding] = await here.rows(signInBindings, {
    where: inArray(signInBindings.subject, [...subjects]),
    limit: 1,
  });
  const person = binding && (await here.first(people, eq(people.id, binding.person)));
  return person ? { person, identity: null } : null;
}

import { randomInt } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { accounts } from '../../database/schema/people.ts';
import { hourMs } from '../../lib/time.ts';
import { ownedBy, type Scoped } from '../../tenancy/scoped.ts';
import { readMethodsOf } from '../methods/store.ts';
import { digest, findAccount, type PersonRow } from '../session/sessions.ts';
import { passwordKind } from './settings.ts';

/** Without those that are confused when they are read aloud or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 16 random letters and digits, 79 bits: too many to be found from a digest. */
export function readableSecret(): string {
  return Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
}

/** What is stored of a one-time code, which may be typed in capitals, and with or without its hyphens. */
export const codeDigest = (typed: string) => digest(typed.toLowerCase().replaceAll(/[\s-]/g, ''));

type Kept = Pick<typeof accounts.$inferSelect, 'oneTimeDigest' | 'oneTimeUntil'>;

/** True when the text is the account's one-time code, which has not expired. */
export function isCodeOf({ oneTimeDigest, oneTimeUntil }: Kept, typed: string, now: Date): boolean {
  return oneTimeDigest === codeDigest(typed) && oneTimeUntil !== null && oneTimeUntil > now;
}

/** A one-time code, to be told once. */
export interface OneTimeCode {
  /** In four groups of four, with hyphens. */
  readonly code: string;
  readonly until: Date;
  readonly person: PersonRow;
}

/** Why an account gets none: nobody signs in by password, there is no such account, or its person is disabled. */
export type NoCode = 'off' | 'unknown' | 'disabled';

interface Giving {
  /** For how long the code is good. */
  readonly hours: number;
  /** The member of staff who gives it; null for an operator. */
  readonly giver: { readonly id: string } | null;
}

/** Gives an account a one-time code in place of a former one; the password stays good until it is used. */
export async function setOneTimeCode(
  here: Scoped,
  account: string,
  { hours, giver }: Giving,
): Promise<OneTimeCode | NoCode> {
  if ((await readMethodsOf(here, [passwordKind])).length === 0) return 'off';
  const found = await findAccount(here, account);
  if (!found) return 'unknown';
  if (found.person.disabled) return 'disabled';
  const secret = readableSecret();
  const until = new Date(Date.now() + hours * hourMs);
  const kept = { oneTimeDigest: codeDigest(secret), oneTimeUntil: until, oneTimeBy: giver?.id ?? null };
  await here.update(accounts, kept, eq(accounts.account, account));
  return { code: secret.match(/.{4}/g)?.join('-') ?? '', until, person: found.person };
}

/** The account of a person, the first by name of several; null without one. */
export async function findAccountOf(here: Scoped, person: Pick<PersonRow, 'id'>): Promise<string | null> {
  const ofPerson = { where: ownedBy(accounts, person), orderBy: [asc(accounts.account)], limit: 1 };
  const [own] = await here.rows(accounts, ofPerson);
  return own?.account ?? null;
}

import type { MethodKind } from '@yimen/contract/sign-in';
import { signInCodes } from '@yimen/contract/sign-in-codes';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import * as v from 'valibot';
import { signInMethods, signInSecrets } from '../../database/schema/sign-in.ts';
import type { Scoped } from '../../institutions/scoped.ts';
import { SignInRefusal } from '../refuse.ts';
import { methodSettings, type SettingsOf } from './settings.ts';

interface MethodFor<K extends MethodKind> {
  readonly id: string;
  readonly kind: K;
  readonly name: string;
  readonly settings: SettingsOf<K>;
}

/** A method of one of several kinds, each with its own settings. */
export type Method<K extends MethodKind = MethodKind> = { [One in K]: MethodFor<One> }[K];

/** What an institution offers that has chosen nothing. */
const builtIn: Method<'password'> = { id: 'password', kind: 'password', name: '账号登录', settings: {} };

/** The methods that are switched on, in order. One whose settings are wrong is left out: the others must still work. */
export async function readMethods(here: Scoped): Promise<Method[]> {
  const rows = await here.rows(signInMethods, { orderBy: [asc(signInMethods.position), asc(signInMethods.id)] });
  if (rows.length === 0) return [builtIn];
  const usable = rows.filter(({ enabled, kind, settings }) => enabled && v.is(methodSettings[kind], settings));
  return usable.map(readRow);
}

/** A row with its settings read as its kind has them. */
export function readRow({ id, kind, name, settings }: typeof signInMethods.$inferSelect): Method {
  // The settings are of the kind that the schema was chosen by, which the type system cannot see.
  return { id, kind, name, settings: v.parse(methodSettings[kind], settings) } as Method;
}

/** The method of this id if it is on and of one of these kinds; throws {@link SignInRefusal} when not. */
export async function findMethod<K extends MethodKind>(here: Scoped, id: string, kinds: readonly K[]) {
  const found = (await readMethods(here)).find((method) => method.id === id);
  if (!found || !isOf(found, kinds)) throw new SignInRefusal(signInCodes.noMethod, `no method ${id}`);
  return found;
}

/** The first method of these kinds that is on; throws {@link SignInRefusal} when there is none. */
export async function firstMethod<K extends MethodKind>(here: Scoped, ...kinds: readonly K[]) {
  const found = (await readMethods(here)).find((method) => isOf(method, kinds));
  if (!found || !isOf(found, kinds)) throw new SignInRefusal(signInCodes.noMethod, `no method of ${kinds.join(', ')}`);
  return found;
}

/** Narrows a method to one of these kinds. */
export function isOf<K extends MethodKind>(
  method: Method,
  kinds: readonly K[],
): method is Extract<Method, { readonly kind: K }> {
  return (kinds as readonly MethodKind[]).includes(method.kind);
}

/** The secret of a method; throws {@link SignInRefusal} when nobody has set it. */
export async function secretOf(here: Scoped, method: string): Promise<string> {
  const [secret] = await secretsOf(here, method, 'secret');
  if (secret) return secret.value;
  throw new SignInRefusal(signInCodes.nonsense, `the secret of ${method} is not set`);
}

/** A method's secrets that are good now; all of them, or those of one name. */
export function secretsOf(here: Scoped, method: string, name?: string) {
  const valid = or(isNull(signInSecrets.expiresAt), gt(signInSecrets.expiresAt, new Date()));
  const named = name === undefined ? undefined : eq(signInSecrets.name, name);
  return here.rows(signInSecrets, {
    where: and(eq(signInSecrets.method, method), named, valid),
    orderBy: [asc(signInSecrets.createdAt), asc(signInSecrets.name)],
  });
}

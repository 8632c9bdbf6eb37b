import { signInCodes } from '@yimen/contract/sign-in/codes';
import type { MethodKind } from '@yimen/contract/sign-in/sign-in';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import * as v from 'valibot';
import { signInMethods, signInSecrets } from '../../database/schema/sign-in.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { SignInRefusal } from '../refuse.ts';

type SettingsSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };

/** A kind of method with what its methods have to know; their secrets stand elsewhere. */
export interface Kind<K extends MethodKind = MethodKind, S extends SettingsSchema = SettingsSchema> {
  readonly kind: K;
  readonly settings: S;
}

export interface MethodWith<K extends MethodKind, Settings> {
  readonly id: string;
  readonly kind: K;
  readonly name: string;
  readonly settings: Settings;
}

/** A method of one of several kinds, each with its own settings. */
export type MethodOf<One extends Kind> = One extends Kind<infer K, infer S> ? MethodWith<K, v.InferOutput<S>> : never;

type MethodRow = Pick<typeof signInMethods.$inferSelect, 'id' | 'kind' | 'name' | 'enabled' | 'settings'>;

/** What an institution offers that has chosen nothing. */
const builtIn: MethodRow = { id: 'password', kind: 'password', name: '账号登录', enabled: true, settings: {} };

/**
 * The methods of these kinds that are switched on, in order. One whose settings are wrong is left out: the others must
 * still work.
 */
export async function methodsOf<Kinds extends readonly Kind[]>(
  here: Scoped,
  kinds: Kinds,
): Promise<MethodOf<Kinds[number]>[]> {
  const rows = await here.rows(signInMethods, { orderBy: [asc(signInMethods.position), asc(signInMethods.id)] });
  const offered: readonly MethodRow[] = rows.length > 0 ? rows : [builtIn];
  return offered.flatMap((row) => {
    const kind: Kinds[number] | undefined = kinds.find((one) => one.kind === row.kind);
    return row.enabled && kind && v.is(kind.settings, row.settings) ? [readMethod(kind, row)] : [];
  });
}

/** A row with its settings read as its kind has them. */
export function readMethod<One extends Kind>(
  { settings: schema }: One,
  { id, kind, name, settings }: Pick<MethodRow, 'id' | 'kind' | 'name' | 'settings'>,
): MethodOf<One> {
  // The kind was chosen by the row, which the type system cannot see.
  return { id, kind, name, settings: v.parse(schema, settings) } as MethodOf<One>;
}

/** The method of this id if it is on and of one of these kinds; throws {@link SignInRefusal} when not. */
export async function findMethod<Kinds extends readonly Kind[]>(here: Scoped, id: string, ...kinds: Kinds) {
  const found = (await methodsOf(here, kinds)).find((method) => method.id === id);
  if (!found) throw new SignInRefusal(signInCodes.noMethod, `no method ${id}`);
  return found;
}

/** The first method of these kinds that is on; throws {@link SignInRefusal} when there is none. */
export async function firstMethod<Kinds extends readonly Kind[]>(here: Scoped, ...kinds: Kinds) {
  const [first] = await methodsOf(here, kinds);
  if (first) return first;
  throw new SignInRefusal(signInCodes.noMethod, `no method of ${kinds.map(({ kind }) => kind).join(', ')}`);
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

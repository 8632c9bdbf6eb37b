import { signInCodes } from '@yimen/contract/sign-in/codes';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import * as v from 'valibot';
import { signInMethods, signInSecrets } from '../../database/schema/sign-in.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { SignInRefusal } from '../refuse.ts';

type SettingsSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };

/** A kind of method with the schema of its settings; secrets are stored separately. */
export interface Kind<K extends string = string, S extends SettingsSchema = SettingsSchema> {
  readonly kind: K;
  readonly settings: S;
}

export interface MethodWith<K extends string, Settings> {
  readonly id: string;
  readonly kind: K;
  readonly name: string;
  readonly settings: Settings;
}

/** A method of one of several kinds, each with its own settings. */
export type MethodOf<One extends Kind> = One extends Kind<infer K, infer S> ? MethodWith<K, v.InferOutput<S>> : never;

type MethodRow = Pick<typeof signInMethods.$inferSelect, 'id' | 'kind' | 'name' | 'enabled' | 'settings'>;

/** The method of an institution that has configured none. */
export const builtIn: MethodRow = { id: 'password', kind: 'password', name: '账号登录', enabled: true, settings: {} };

/** The enabled methods of these kinds, in order, without those with invalid settings, so that the others still work. */
export async function readMethodsOf<Kinds extends readonly Kind[]>(
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

/** A row with its settings validated by its kind. */
export function readMethod<One extends Kind>(
  { settings: schema }: One,
  { id, kind, name, settings }: Pick<MethodRow, 'id' | 'kind' | 'name' | 'settings'>,
): MethodOf<One> {
  // The type system cannot see that the row's kind chose the schema.
  return { id, kind, name, settings: v.parse(schema, settings) } as MethodOf<One>;
}

/** The method of this id if it is enabled and of one of these kinds; throws {@link SignInRefusal} otherwise. */
export async function findMethod<Kinds extends readonly Kind[]>(here: Scoped, id: string, ...kinds: Kinds) {
  const found = (await readMethodsOf(here, kinds)).find((method) => method.id === id);
  if (!found) throw new SignInRefusal(signInCodes.noMethod, `no method ${id}`);
  return found;
}

/** The first enabled method of these kinds; throws {@link SignInRefusal} when there is none. */
export async function firstMethod<Kinds extends readonly Kind[]>(here: Scoped, ...kinds: Kinds) {
  const [first] = await readMethodsOf(here, kinds);
  if (first) return first;
  throw new SignInRefusal(signInCodes.noMethod, `no method of ${kinds.map(({ kind }) => kind).join(', ')}`);
}

/** The secret of a method; throws {@link SignInRefusal} when none is set. */
export async function secretOf(here: Scoped, method: string): Promise<string> {
  const [secret] = await secretsOf(here, method, 'secret');
  if (secret) return secret.value;
  throw new SignInRefusal(signInCodes.nonsense, `the secret of ${method} is not set`);
}

/** A method's secrets that are valid now: all of them, or those of one name. */
export function secretsOf(here: Scoped, method: string, name?: string) {
  const valid = or(isNull(signInSecrets.expiresAt), gt(signInSecrets.expiresAt, new Date()));
  const named = name === undefined ? undefined : eq(signInSecrets.name, name);
  return here.rows(signInSecrets, {
    where: and(eq(signInSecrets.method, method), named, valid),
    orderBy: [asc(signInSecrets.createdAt), asc(signInSecrets.name)],
  });
}

import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { passportSecrets, signInSecrets } from '../database/schema/sign-in.ts';
import { pushKeys, sourceSecrets } from '../database/schema/sources.ts';
import { ownSecret } from '../sign-in/methods/keys.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** A secret or a key of a connection, without its value. */
export interface Held {
  /** Id of the connection. */
  readonly of: string;
  readonly name: string;
  /** A key is one by which the other system proves itself here; a secret is given to it. */
  readonly isKey: boolean;
  /** When a key was made; null where nobody knows. */
  readonly createdAt: Date | null;
  /** Until when it is good; null for as long as it is there. */
  readonly until: Date | null;
}

const isGood = (expiresAt: PgColumn) => or(isNull(expiresAt), gt(expiresAt, new Date()));

/** The secrets of some sources. */
export async function heldBySources(here: Scoped, ids: readonly string[]): Promise<Held[]> {
  const { source, name } = sourceSecrets;
  const rows = await here.db
    .select({ of: source, name })
    .from(sourceSecrets)
    .where(here.of(sourceSecrets, inArray(source, [...ids])))
    .orderBy(asc(source), asc(name));
  return rows.map((row) => ({ ...row, isKey: false, createdAt: null, until: null }));
}

/** The secrets and keys of some methods of signing in that are good now. */
export async function heldByMethods(here: Scoped, ids: readonly string[]): Promise<Held[]> {
  const { method, name, createdAt, expiresAt } = signInSecrets;
  const rows = await here.db
    .select({ of: method, name, createdAt, until: expiresAt })
    .from(signInSecrets)
    .where(here.of(signInSecrets, and(inArray(method, [...ids]), isGood(expiresAt))))
    .orderBy(asc(createdAt), asc(name));
  return rows.map((row) => ({ ...row, isKey: row.name !== ownSecret }));
}

/** The keys of some systems that deliver, those that are good now. */
export async function heldBySystems(here: Scoped, ids: readonly string[]): Promise<Held[]> {
  const { system, id, createdAt, expiresAt } = pushKeys;
  const rows = await here.db
    .select({ of: system, name: id, createdAt, until: expiresAt })
    .from(pushKeys)
    .where(here.of(pushKeys, and(inArray(system, [...ids]), isGood(expiresAt))))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({ ...row, isKey: true }));
}

/** The name of a site’s only key. */
export const siteKey = 'secret';

/** The keys of some sites that take a passport, one each. */
export async function heldBySites(here: Scoped, ids: readonly string[]): Promise<Held[]> {
  const { service } = passportSecrets;
  const rows = await here.db
    .select({ of: service })
    .from(passportSecrets)
    .where(here.of(passportSecrets, inArray(service, [...ids])));
  return rows.map((row) => ({ ...row, name: siteKey, isKey: true, createdAt: null, until: null }));
}

/** Ends the only key of a site. */
export const revokeSiteKey = (here: Scoped, service: string): Promise<number> =>
  here.delete(passportSecrets, eq(passportSecrets.service, service));

import { asc, eq, ne, type SQL } from 'drizzle-orm';
import { hosts } from '../database/schema/institutions.ts';
import { isThisMachine } from '../http/place.ts';
import type { Visit } from '../http/visit.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';

/**
 * The portal's own origin as counterparts know it: the one registered for the host, else plain https. The request only
 * chooses among registered hosts, so that no header can redirect a ticket. Names of this machine are taken from the
 * request, without a closing dot, because they reach nobody else.
 */
export async function publicOrigin({ db, institution, origin }: Pick<Visit, 'db' | 'institution' | 'origin'>) {
  const plain = origin.replace(/\.(?=:\d+$|$)/, '');
  const { hostname } = new URL(plain);
  const row = await scoped(db, institution).first(hosts, eq(hosts.host, hostname));
  if (row?.origin) return row.origin;
  return isThisMachine(hostname) ? plain : `https://${row?.host ?? hostname}`;
}

/** The origins of all of an institution's hosts, as people open them; names of this machine with the server's port. */
export const hostOrigins = (here: Scoped, port?: number): Promise<string[]> => originsOf(here, port);

/** The one that people are led to from outside: not a name of this machine, where there is another. */
export async function portalOrigin(here: Scoped, port?: number): Promise<string | null> {
  const { adminHost } = await institutionRow(here.db, { id: here.institution });
  const origins = await originsOf(here, port, adminHost === '' ? undefined : ne(hosts.host, adminHost));
  return origins.find((origin) => !isThisMachine(new URL(origin).hostname)) ?? origins[0] ?? null;
}

/** Those at which 管理台 stands. */
export async function adminOrigins(here: Scoped, port?: number): Promise<string[]> {
  const { adminHost } = await institutionRow(here.db, { id: here.institution });
  return originsOf(here, port, adminHost === '' ? undefined : eq(hosts.host, adminHost));
}

async function originsOf(here: Scoped, port?: number, where?: SQL): Promise<string[]> {
  const names = await here.rows(hosts, { where, orderBy: [asc(hosts.host)] });
  return names.map(({ host, origin }) => {
    if (origin) return origin;
    return isThisMachine(host) ? new URL(`http://${host}:${port ?? ''}`).origin : `https://${host}`;
  });
}

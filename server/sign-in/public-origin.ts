import { eq } from 'drizzle-orm';
import { hosts } from '../database/schema/institutions.ts';
import { isThisMachine } from '../http/place.ts';
import type { Visit } from '../http/visit.ts';
import { scoped } from '../tenancy/scoped.ts';

/**
 * The portal's own address as counterparts know it: registered with the host, else plain https. The request only
 * chooses among registered hosts, so that no header can lead a ticket elsewhere; this machine's own names are
 * taken as they come, but for a closing dot, since nobody else can be reached by them.
 */
export async function publicOrigin({ db, institution, origin }: Pick<Visit, 'db' | 'institution' | 'origin'>) {
  const plain = origin.replace(/\.(?=:\d+$|$)/, '');
  const { hostname } = new URL(plain);
  const row = await scoped(db, institution).first(hosts, eq(hosts.host, hostname));
  if (row?.origin) return row.origin;
  return isThisMachine(hostname) ? plain : `https://${row?.host ?? hostname}`;
}

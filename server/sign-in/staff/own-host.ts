import { adminRoot, authPaths, isAdminPath } from '@yimen/contract/paths';
import { asc, ne } from 'drizzle-orm';
import { hosts } from '../../database/schema/institutions.ts';
import type { HandlerRequest } from '../../http/domain.ts';
import { institutionRow } from '../../tenancy/resolve.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { publicOrigin } from '../public-origin.ts';
import { redirect } from '../target.ts';

const hostOf = (origin: string) => new URL(origin).hostname.replace(/\.$/, '');

/** Whether 管理台 stands on the host of this origin. */
export async function servesAdmin(db: HandlerRequest['db'], institution: { id: string }, origin: string) {
  const { adminHost } = await institutionRow(db, institution);
  return adminHost === '' || adminHost === hostOf(origin);
}

/**
 * Where 管理台 has a host of its own, leads its pages there from the other hosts, and the portal's pages away from it;
 * null for every other request. Pages of signing in are on each host: a session's cookie is of the host where it begins.
 */
export async function leadToOwnHost({ db, institution, request, place }: HandlerRequest): Promise<Response | null> {
  const { adminHost } = await institutionRow(db, institution);
  if (adminHost === '' || request.method !== 'GET') return null;
  const { pathname, search } = new URL(request.url);
  const isHere = hostOf(place.origin) === adminHost;
  if (isAdminPath(pathname) === isHere || authPaths.has(pathname)) return null;
  if (isHere && pathname === '/') return redirect(adminRoot);
  const host = isHere ? await portalHost(db, institution, adminHost) : adminHost;
  if (host === undefined) return null;
  const origin = new URL(place.origin);
  origin.hostname = host;
  return redirect(`${await publicOrigin({ db, institution, origin: origin.origin })}${pathname}${search}`);
}

async function portalHost(db: HandlerRequest['db'], institution: { id: string }, adminHost: string) {
  const others = { where: ne(hosts.host, adminHost), orderBy: [asc(hosts.host)], limit: 1 };
  const [first] = await scoped(db, institution).rows(hosts, others);
  return first?.host;
}

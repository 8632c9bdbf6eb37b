import { isPhonePath, paths } from '@yimen/contract/paths';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { eq } from 'drizzle-orm';
import { hosts } from '../database/schema/institutions.ts';
import { passportServices } from '../database/schema/sign-in.ts';
import type { Visit } from '../http/visit.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { serviceFor } from './passport/services.ts';
import { SignInRefusal } from './refuse.ts';
import { safeTarget } from './target.ts';

/**
 * The institution's sign-in page for people who want to open an address, and the limits of a session. Throws a
 * {@link SignInRefusal} for an address that is neither the portal's nor a registered site's.
 */
export async function readHostInfo({ db, institution }: Pick<Visit, 'db' | 'institution'>, service: string) {
  const here = scoped(db, institution);
  const [place, row] = await Promise.all([institutionOf(here, service), institutionRow(db, institution)]);
  const { loginType, loginPath, onLineMinute, refreshMinute } = row;
  return { loginType, loginPath: pageTo(place, loginPath), onLineMinute, refreshMinute };
}

/** The path of an address on the portal, with query and hash; `/` for a registered site. */
async function institutionOf(here: Scoped, service: string): Promise<string> {
  const portal = 'https://portal.invalid';
  const url = URL.parse(service, portal);
  if (url?.origin === portal) return url.pathname + url.search + url.hash;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') {
    // The port is ignored: one machine may serve the portal on several.
    if (await here.first(hosts, eq(hosts.host, url.hostname))) return url.pathname + url.search + url.hash;
    if (serviceFor(await here.rows(passportServices), service)) return '/';
  }
  throw new SignInRefusal(signInCodes.serviceUnknown);
}

/** The sign-in page that returns to a place: for places of the phone site the phone's, even where that is external. */
function pageTo(place: string, loginPath: string): string {
  const isOutside = /^https?:/i.test(loginPath);
  const onPhone = isPhonePath(place);
  if (onPhone && isOutside) return loginPath;
  const page = onPhone ? paths['mobile-login'] : isOutside ? paths.login : loginPath;
  const target = safeTarget(place);
  return target === null ? page : `${page}?redirect=${encodeURIComponent(target)}`;
}

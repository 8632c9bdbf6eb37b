import { paths } from '@yimen/contract/paths';
import { getAppGuide } from '@yimen/contract/services/guide';
import { getBusinessApp } from '@yimen/contract/services/list';
import type { App } from '@yimen/contract/services/service';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router';
import { isExpired } from '../../../lib/api/errors.ts';
import { isId } from '../../../parts/page/params.ts';
import { pageNotFound } from '../../../shell/errors/route-error.ts';
import { webAddressOf } from '../../../shell/routes/links.ts';
import { signInHref } from '../../../shell/routes/sign-in-link.ts';
import { customEntry } from '../../../shell/visit/menus.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

/** The data of the frame page; `app` is the same system in the catalogue, which a member can collect. */
export interface System {
  id: string;
  name: string;
  address: string;
  host: string;
  app: App | null;
  /** The page that lists it, if it is not in the menu itself. */
  above?: { name: string; href: string };
}

const catalogue = { name: '业务系统', href: paths['business-system'] };

/** An institution has dozens of systems. */
const maxSystems = 100;

/** Loads the menu entry named by `pageNavigationId`, if its address may be opened; otherwise a 404. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { menus, device } = visitOf(context);
  const entry = customEntry(await menus(), device, url.search);
  if (!entry) throw pageNotFound(url.pathname);
  return { id: entry.pageNavigationId, name: entry.name, ...frameAddress(entry.link || entry.path, url) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  loaderData ? [{ title: pageTitle(matches, loaderData.name) }] : [];

/** Loads the business system named by `system`, or the menu entry and, for a member, the system at its address. */
export async function systemLoader(args: LoaderFunctionArgs): Promise<System> {
  const named = args.url.searchParams.get('system');
  if (named !== null) return loadSystem(named, args);
  const entry = await loader(args);
  const { api, user } = visitOf(args.context);
  if (!user) return { ...entry, app: null };
  const found = await api.call(getBusinessApp, { query: entry.name, pageSize: 10 }).catch(() => ({ list: [] }));
  return { ...entry, app: found.list.find(({ pcUrl }) => pcUrl === entry.address) ?? null };
}

async function loadSystem(id: string, { context, url }: LoaderFunctionArgs): Promise<System> {
  const { api, user } = visitOf(context);
  // The frame page's path, also for the check's request, which is no page to return to.
  const signIn = () => redirect(signInHref({ pathname: paths.iframe, search: url.search }));
  const { list } = await api.call(getBusinessApp, { pageSize: maxSystems }).catch((error: unknown) => {
    throw isExpired(error) && !user ? signIn() : error;
  });
  const app = list.find((each) => each.id === id && each.opens === 'frame');
  if (!app) {
    // Refused with 410 where it was withdrawn.
    if (isId(id)) await api.call(getAppGuide, { appId: id });
    throw pageNotFound(url.pathname);
  }
  if (app.needsSignIn && !user) throw signIn();
  const address = frameAddress(app.pcUrl, url);
  return { id: `system-${id}`, name: app.name, ...address, app: user ? app : null, above: catalogue };
}

/** A page of this site in the frame could escape the sandbox. */
function frameAddress(target: string | null, url: URL) {
  const address = webAddressOf(target);
  if (!address || address.host === url.host) throw pageNotFound(url.pathname);
  return { address: address.href, host: address.host };
}

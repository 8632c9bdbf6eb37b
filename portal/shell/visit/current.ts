import type { UserInfo } from '@yimen/contract/sign-in/auth';
import { useRouteLoaderData } from 'react-router';
import { notePagePerson } from '../../lib/session/person.ts';
import type { Appearance } from './appearance.ts';
import type { BarColour } from './bars.ts';
import type { Menus } from './menus.ts';
import type { Site } from './site.ts';
import type { Device } from './visit.ts';

/** What the root route loads, once for a document. */
export interface RootData {
  site: Site;
  menus: Menus;
  /** The member's data, null for a guest. */
  user: UserInfo | null;
  device: Device;
  appearance: Appearance;
  /** The institution's own address for the world outside: `https://host[:port]`. */
  origin: string;
  /** Of the browser's own bars around the page. */
  bars: readonly BarColour[];
  /** The first page of the desktop site. */
  desktopHome: string;
}

let current: RootData | undefined;

/** Keeps the root's data for code outside React: guards and viewport rules. */
export function keepCurrentSite(data: RootData): void {
  current = data;
  notePagePerson(data.user?.id);
}

/** The institution, menus and user of this page; undefined before the first page is up. */
export function currentSite(): RootData | undefined {
  return current;
}

/** The institution, menus and user, for components. Throws outside of the root route. */
export function useSite(): RootData {
  const data = useSiteIfKnown();
  if (!data) throw new Error('useSite needs the root route and its data');
  return data;
}

/** As `useSite`; undefined on an error page that was reached before the institution was known. */
export function useSiteIfKnown(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

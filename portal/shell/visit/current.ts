import type { UserInfo } from '@yimen/contract/sign-in/auth';
import { useRouteLoaderData } from 'react-router';
import { notePagePerson } from '../../lib/session/person.ts';
import type { Appearance } from './appearance.ts';
import type { BarColour } from './bars.ts';
import type { Menus } from './menus.ts';
import type { Site } from './site.ts';
import type { Device } from './visit.ts';

/** The root route's data, loaded once per document. */
export interface RootData {
  site: Site;
  menus: Menus;
  /** The member's data, null for a guest. */
  user: UserInfo | null;
  device: Device;
  appearance: Appearance;
  /** The institution's public address: `https://host[:port]`. */
  origin: string;
  /** Colours of the browser's toolbars. */
  bars: readonly BarColour[];
  /** The first page of the desktop site. */
  desktopHome: string;
}

let current: RootData | undefined;

/** Stores the root's data for code outside React: guards and viewport rules. */
export function setCurrentSite(data: RootData): void {
  current = data;
  notePagePerson(data.user?.id);
}

/** The root's data; undefined before the first page is rendered. */
export function currentSite(): RootData | undefined {
  return current;
}

/** The root's data, for components. Throws outside the root route. */
export function useSite(): RootData {
  const data = useSiteIfKnown();
  if (!data) throw new Error('useSite needs the root route and its data');
  return data;
}

/** As `useSite`; undefined on an error page that is shown before the institution is known. */
export function useSiteIfKnown(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

import { type MenuItem, topNavigation } from '@yimen/contract/site';
import type { ApiClient } from '../../lib/api/client.ts';
import { type Menus, menuLink } from './menus.ts';

export async function loadMenus(api: ApiClient): Promise<Menus> {
  const [desktop, mobile] = await Promise.all([
    api.call(topNavigation, { terminal: 'pc' }),
    api.call(topNavigation, { terminal: 'mobile' }),
  ]);
  return { desktop: desktop.filter(hasTarget), mobile: mobile.filter(hasTarget) };
}

function hasTarget(item: MenuItem): boolean {
  return menuLink(item) !== undefined;
}

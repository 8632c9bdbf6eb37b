import { type MenuItem, topNavigation } from '@yimen/contract/site';
import type { ApiClient } from '../../lib/api/client.ts';
import { type Menus, menuLink } from './menus.ts';

export async function loadMenus(api: ApiClient): Promise<Menus> {
  const [desktop, mobile] = await Promise.all([
    api.call(topNavigation, { terminal: 'pc' }),
    api.call(topNavigation, { terminal: 'mobile' }),
  ]);
  return { desktop: desktop.filter(leadsSomewhere), mobile: mobile.filter(leadsSomewhere) };
}

function leadsSomewhere(item: MenuItem): boolean {
  return menuLink(item) !== undefined;
}

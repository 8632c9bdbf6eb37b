import { SheetIcon } from '@yimen/ui/icon';
import { TabBar } from '@yimen/ui/mobile/tab-bar';
import { useLocation } from 'react-router';
import { useSite } from '../../boot/current.ts';
import { phoneLink } from '../../boot/menus.ts';
import { trimmed } from '../../routes/match.ts';

/** The phone site's pages. One page alone needs no bar. */
export function MobileTabs() {
  const { site, menus, user } = useSite();
  const pathname = trimmed(useLocation().pathname);
  const items = menus.mobile.flatMap((item) => {
    const link = phoneLink(item, user === null);
    if (!link) return [];
    return [
      {
        id: item.pageNavigationId,
        label: item.name,
        href: link.href,
        icon: <SheetIcon sheet={site.unit.iconSheet} name={item.icon} />,
        external: link.newWindow,
        current: pathname === link.href,
      },
    ];
  });
  return items.length > 1 ? <TabBar items={items} /> : null;
}

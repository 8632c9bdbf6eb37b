import { SheetIcon } from '@yimen/ui/icon';
import { TabBar } from '@yimen/ui/mobile/tab-bar';
import { useLocation } from 'react-router';
import { useSite } from '../../boot/current.ts';
import { menuLink } from '../../boot/menus.ts';
import { trimmed } from '../../routes/match.ts';

/** The phone site's pages. One page alone needs no bar. */
export function MobileTabs() {
  const { site, menus } = useSite();
  const pathname = trimmed(useLocation().pathname);
  const items = menus.mobile.flatMap((item) => {
    const link = menuLink(item);
    if (!link || link.external) return [];
    return [
      {
        id: item.pageNavigationId,
        label: item.name,
        href: link.href,
        icon: <SheetIcon sheet={site.unit.iconSheet} name={item.icon} />,
        current: pathname === link.href,
      },
    ];
  });
  return items.length > 1 ? <TabBar items={items} /> : null;
}

import { SheetIcon } from '@yimen/ui/icon';
import { TabBar } from '@yimen/ui/mobile/tab-bar';
import { useLocation, useNavigate } from 'react-router';
import { useSite } from '../../boot/current.ts';
import { phoneLink } from '../../boot/menus.ts';
import { trimmed } from '../../routes/match.ts';
import type { BackTo } from '../../viewport/place.ts';
import { lastShown } from './last-shown.ts';

/** The phone site's pages, each as it was left. One page alone needs no bar. */
export function MobileTabs() {
  const { site, menus, user } = useSite();
  const navigate = useNavigate();
  const pathname = trimmed(useLocation().pathname);
  const items = menus.mobile.flatMap((item) => {
    const link = phoneLink(item, user === null);
    if (!link) return [];
    const current = pathname === link.href;
    const left = current ? undefined : lastShown(link.href);
    return [
      {
        id: item.pageNavigationId,
        label: item.name,
        href: left?.href ?? link.href,
        onPress: left && (() => void navigate(left.href, { state: { place: left.place } satisfies BackTo })),
        icon: <SheetIcon sheet={site.unit.iconSheet} name={item.icon} />,
        external: link.newWindow,
        current,
      },
    ];
  });
  return items.length > 1 ? <TabBar items={items} /> : null;
}

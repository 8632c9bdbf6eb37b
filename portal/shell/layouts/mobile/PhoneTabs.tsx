import { SheetIcon } from '@yimen/ui/icon';
import { TabBar } from '@yimen/ui/mobile/tab-bar';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { cancelNavigation } from '../../navigation/cancel-navigation.ts';
import { trimmed } from '../../routes/match.ts';
import type { BackTo } from '../../viewport/place.ts';
import { useSite } from '../../visit/current.ts';
import { phoneLink } from '../../visit/menus.ts';
import { lastShown } from './last-shown.ts';

const wait = () => undefined;

/**
 * The phone site's tab bar, which leads to each page as it was left. A tapped tab is marked at once. While its page
 * loads, another tap on it does nothing, and a tap on the shown page's tab cancels. A single page has no bar.
 */
export function PhoneTabs() {
  const { site, menus } = useSite();
  const navigate = useNavigate();
  const here = trimmed(useLocation().pathname);
  const ahead = trimmed(useNavigation().location?.pathname ?? here);
  const links = menus.mobile.flatMap((item) => {
    const link = phoneLink(item);
    return link ? [{ ...item, ...link }] : [];
  });
  // While a page without a tab loads, the shown page's tab stays marked.
  const chosen = links.some(({ href }) => href === ahead) ? ahead : here;

  function pressOf(href: string): (() => void) | undefined {
    if (href === here) return chosen === here ? undefined : cancelNavigation;
    if (href === chosen) return wait;
    const left = lastShown(href);
    return left && (() => void navigate(left.href, { state: { place: left.place } satisfies BackTo }));
  }

  const items = links.map(({ pageNavigationId, name, icon, href, newWindow }) => ({
    id: pageNavigationId,
    label: name,
    href: (href === here ? undefined : lastShown(href)?.href) ?? href,
    onPress: pressOf(href),
    icon: <SheetIcon sheet={site.unit.iconSheet} name={icon} />,
    external: newWindow,
    current: href === chosen,
  }));
  return items.length > 1 ? <TabBar items={items} /> : null;
}

import { AppHeader } from '@yimen/ui/app-header';
import { useLocation } from 'react-router';
import { useSite } from '../../boot/current.ts';
import { menuLink } from '../../boot/menus.ts';
import { trimmed } from '../../routes/match.ts';
import { AccountArea } from './AccountArea.tsx';
import { HeaderTools } from './HeaderTools.tsx';

export function DesktopHeader() {
  const { site, menus, desktopHome } = useSite();
  const pathname = trimmed(useLocation().pathname);
  const items = menus.desktop.flatMap((item) => {
    const link = menuLink(item);
    if (!link) return [];
    const current = !link.external && (pathname === link.href || pathname.startsWith(`${link.href}/`));
    return [{ id: item.pageNavigationId, label: item.name, href: link.href, external: link.external, current }];
  });
  return (
    <AppHeader
      logo={<img src={site.unit.logo} alt="" />}
      name={site.unit.name}
      subtitle={site.unit.subtitle}
      homeHref={desktopHome}
      items={items}
      actions={
        <>
          <HeaderTools />
          <AccountArea />
        </>
      }
    />
  );
}

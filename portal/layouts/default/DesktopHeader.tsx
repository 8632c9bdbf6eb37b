import { AppHeader } from '@yimen/ui/app-header';
import { useLocation } from 'react-router';
import { useSite } from '../../boot/current.ts';
import { menuLinks } from '../../boot/menus.ts';
import type { RobotEntry } from '../../robot/load-robot.ts';
import { AccountArea } from './AccountArea.tsx';
import { HeaderTools } from './HeaderTools.tsx';

export function DesktopHeader({ robot }: { robot: RobotEntry | null }) {
  const { site, menus, user, desktopHome } = useSite();
  const items = menuLinks(menus.desktop, useLocation(), user === null);
  return (
    <AppHeader
      logo={<img src={site.unit.logo} alt="" />}
      name={site.unit.name}
      subtitle={site.unit.subtitle}
      homeHref={desktopHome}
      items={items}
      actions={
        <>
          <HeaderTools robot={robot} />
          <AccountArea />
        </>
      }
    />
  );
}

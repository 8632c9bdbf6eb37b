import { paths } from '@yimen/contract/paths';
import { AppHeader } from '@yimen/ui/app-header';
import { useLocation } from 'react-router';
import { useSite } from '../../visit/current.ts';
import { menuLinks } from '../../visit/current-entry.ts';
import { defaultEntry } from '../../visit/menus.ts';
import { AccountArea } from './AccountArea.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import type { FrameData } from './load-frame.ts';
import { NoticeBell } from './NoticeBell.tsx';

export function DesktopHeader({ data }: { data: FrameData }) {
  const { site, menus, user, desktopHome } = useSite();
  const items = menuLinks(menus.desktop, useLocation());
  return (
    <AppHeader
      logo={<img src={site.unit.logo} alt="" />}
      name={site.unit.name}
      subtitle={site.unit.subtitle}
      homeHref={desktopHome}
      items={items}
      actions={
        <>
          <HeaderTools robot={data.robot} />
          {user && defaultEntry(menus.desktop, paths['info-center']) && <NoticeBell data={data} />}
          <AccountArea />
        </>
      }
    />
  );
}

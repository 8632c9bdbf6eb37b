import { AppHeader } from '@yimen/ui/app-header';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../boot/current.ts';
import { menuLinks } from '../../boot/current-entry.ts';
import { lazily } from '../../boot/lazily.ts';
import { defaultEntry } from '../../boot/menus.ts';
import { AccountArea } from './AccountArea.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import type { FrameData } from './load-frame.ts';

/** Guests have none. */
const NoticeBell = lazily(async () => (await import('./NoticeBell.tsx')).NoticeBell);

export function DesktopHeader({ data }: { data: FrameData }) {
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
          <HeaderTools robot={data.robot} />
          <Suspense>{user && defaultEntry(menus.desktop, '/info-center') && <NoticeBell data={data} />}</Suspense>
          <AccountArea />
        </>
      }
    />
  );
}

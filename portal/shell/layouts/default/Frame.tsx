import { SkipLink } from '@yimen/ui/skip-link';
import type { ReactNode } from 'react';
import { DesktopFooter } from './DesktopFooter.tsx';
import { DesktopHeader } from './DesktopHeader.tsx';
import * as css from './layout.css.ts';
import type { FrameData } from './load-frame.ts';
import { PendingPage } from './PendingPage.tsx';
import { ToolRail } from './ToolRail.tsx';

interface FrameProps {
  data: FrameData;
  children: ReactNode;
}

/** Header, page, footer and filing bar of the desktop site. */
export function Frame({ data, children }: FrameProps) {
  return (
    <div className={css.frame}>
      <SkipLink href="#main" />
      <DesktopHeader data={data} />
      <main id="main" tabIndex={-1} className={css.main}>
        <PendingPage>{children}</PendingPage>
      </main>
      <DesktopFooter data={data} />
      <ToolRail robot={data.robot} />
    </div>
  );
}

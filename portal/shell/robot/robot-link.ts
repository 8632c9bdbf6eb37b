import type { AnchorHTMLAttributes } from 'react';
import { useRouteLoaderData } from 'react-router';
import { newWindow } from '../routes/links.ts';
import { isFramed, openRobot } from './control.ts';
import type { RobotEntry } from './load-robot.ts';

/** The assistant that the phone layout has loaded; null where there is none, undefined outside the layout. */
export function usePhoneRobot(): RobotEntry | null | undefined {
  return useRouteLoaderData<{ robot: RobotEntry | null }>('layout-mobile')?.robot;
}

/**
 * Props of a link to the assistant. The embedded robot opens beside the page instead, unless the page is itself in a
 * frame, the link opens another tab, or scripts have not started yet.
 */
export function robotLink({ type, href, external }: RobotEntry): AnchorHTMLAttributes<HTMLAnchorElement> {
  if (external) return { href, ...newWindow };
  return {
    href,
    onClick: (event) => {
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (type !== 2 || elsewhere || isFramed()) return;
      event.preventDefault();
      openRobot();
    },
  };
}

/** For a button that opens the assistant. */
export function askRobot({ type, href, external }: RobotEntry): void {
  if (external) window.open(href, '_blank', 'noopener,noreferrer');
  else if (type === 2 && !isFramed()) openRobot();
  else window.location.assign(href);
}

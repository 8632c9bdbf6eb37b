import { ExternalLinkIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import type { ReactNode } from 'react';
import { type LinkTarget, newWindow } from '../../shell/routes/links.ts';
import * as css from './found-title.css.ts';

interface FoundTitleProps {
  link: LinkTarget;
  /** Class of the layer that makes the whole row clickable. */
  cover: string;
  children: ReactNode;
}

/** The title of a result as the link of its row; one that leaves the portal opens in a new window, and says so. */
export function FoundTitle({ link: { href, external }, cover, children }: FoundTitleProps) {
  return (
    <Link variant="plain" href={href} {...(external && newWindow)}>
      <span className={cover} aria-hidden="true" />
      {children}
      {external && (
        <span className={css.leaving}>
          <ExternalLinkIcon size={14} label="在新窗口打开" />
        </span>
      )}
    </Link>
  );
}

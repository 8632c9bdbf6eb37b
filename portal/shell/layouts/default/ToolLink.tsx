import { Badge } from '@yimen/ui/badge';
import { IconButtonLink } from '@yimen/ui/icon-button';
import { Link } from '@yimen/ui/link';
import type { ReactNode } from 'react';
import { useCare } from '../../visit/care.ts';
import * as css from './header-tools.css.ts';

interface ToolLinkProps {
  label: string;
  icon: ReactNode;
  href: string;
  /** A number at the icon's corner; in care mode after the words. */
  badge?: number;
  'aria-keyshortcuts'?: string | undefined;
}

/** A link of the header as an icon; in care mode with its words, because there no icon stands alone. */
export function ToolLink({ label, icon, badge, ...rest }: ToolLinkProps) {
  if (!useCare()) return <IconButtonLink label={label} icon={icon} badge={badge} {...rest} />;
  return (
    <Link variant="plain" {...rest}>
      <span className={css.named}>
        {icon}
        {label}
        <Badge count={badge} />
      </span>
    </Link>
  );
}

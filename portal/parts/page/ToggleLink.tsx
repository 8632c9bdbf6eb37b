import { CheckIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import * as css from './toggle-link.css.ts';

interface ToggleLinkProps {
  label: string;
  on: boolean;
  /** Address of the page with the filter toggled. */
  href: string;
}

/** A filter in the address that is on or off: a link that looks like a checkbox. */
export function ToggleLink({ label, on, href }: ToggleLinkProps) {
  return (
    <Link variant="plain" href={href} data-keep-place="" aria-current={on ? 'true' : undefined}>
      <span className={css.toggle}>
        <span className={css.box} data-state={on ? 'on' : 'off'}>
          {on && <CheckIcon size={14} strokeWidth={3} />}
        </span>
        {label}
      </span>
    </Link>
  );
}

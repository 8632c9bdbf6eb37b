import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import * as css from './answer.css.ts';

interface NextStepProps {
  href: string;
  title: string;
  note: string;
  icon: ReactNode;
  target: string | undefined;
}

/** A place or a number to turn to. */
export function NextStep({ href, title, note, icon, target }: NextStepProps) {
  return (
    <li className={css.way}>
      <span className={css.wayIcon} aria-hidden="true">
        {icon}
      </span>
      <div className={css.quoted}>
        <Link href={href} target={target} variant="plain">
          <span className={css.cover}>{title}</span>
        </Link>
        {note && (
          <Text size="meta" tone="tertiary">
            {note}
          </Text>
        )}
      </div>
    </li>
  );
}

import { Card } from '@yimen/ui/card';
import { ChevronRightIcon } from '@yimen/ui/icon';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import * as css from './care.css.ts';

interface CareCardProps {
  href: string | undefined;
  title: string;
  text?: string;
  /** Below the text, such as until when. */
  children?: ReactNode;
}

/** A line of the home in care mode that leads on: a title, and what it is about in whole sentences. Renders `<li>`. */
export function CareCard({ href, title, text, children }: CareCardProps) {
  return (
    <li className={css.task}>
      <Card href={href} padding="large">
        <span className={css.row}>
          <span className={css.words}>
            <Text as="div" size="title3" strong>
              {title}
            </Text>
            {text && (
              <Text as="div" size="meta" tone="secondary">
                {text}
              </Text>
            )}
            {children}
          </span>
          <Text tone="tertiary">
            <ChevronRightIcon size={28} />
          </Text>
        </span>
      </Card>
    </li>
  );
}

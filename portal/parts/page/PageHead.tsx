import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import * as css from './page.css.ts';

interface PageHeadProps {
  title: string;
  note?: ReactNode;
  /** A search or a select at the end of the line. */
  end?: ReactNode;
  /** Space below it; none where tabs follow. */
  spacing?: 'medium' | 'none';
}

/** A desktop page's title with a note. */
export function PageHead({ title, note, end, spacing = 'medium' }: PageHeadProps) {
  return (
    <header className={css.head} data-spacing={spacing}>
      <div className={css.headWords}>
        <Heading level={1}>{title}</Heading>
        {note && (
          <Text as="p" tone="secondary">
            {note}
          </Text>
        )}
      </div>
      {end && <div className={css.headEnd}>{end}</div>}
    </header>
  );
}

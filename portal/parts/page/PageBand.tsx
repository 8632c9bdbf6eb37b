import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import * as css from './page-band.css.ts';

interface PageBandProps {
  title: string;
  note?: ReactNode;
  /** The page's search. */
  end: ReactNode;
}

/** Header of a page with a search, as wide as the window. */
export function PageBand({ title, note, end }: PageBandProps) {
  return (
    <div className={css.band}>
      <div className={css.inner}>
        <div>
          <Heading level={1}>{title}</Heading>
          {note && (
            <Text as="p" tone="secondary">
              {note}
            </Text>
          )}
        </div>
        <div className={css.search}>{end}</div>
      </div>
    </div>
  );
}

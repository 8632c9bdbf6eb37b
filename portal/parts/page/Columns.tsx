import type { ReactNode } from 'react';
import * as css from './columns.css.ts';

interface ColumnsProps {
  /** The personal column; without it the content takes the whole width. */
  person: ReactNode;
  /** Accessible name of the personal column. */
  label: string;
  /** Whether the column scrolls with the page; for one that is higher than the window. */
  free?: boolean;
  children: ReactNode;
}

/**
 * Layout of template 2: the personal column at the left, the content in panels on paper (DESIGN §5). The content is
 * first in the document, so that screen readers reach the page's heading before the column's.
 */
export function Columns({ person, label, free = false, children }: ColumnsProps) {
  return (
    <div className={css.surface}>
      <div className={person ? css.columns : css.alone}>
        <div className={css.content}>{children}</div>
        {person && (
          <aside className={free ? css.person : css.heldPerson} aria-label={label}>
            {person}
          </aside>
        )}
      </div>
    </div>
  );
}

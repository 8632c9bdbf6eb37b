import type { ReactNode } from 'react';
import * as css from './columns.css.ts';

interface ColumnsProps {
  /** The personal column; without it the content takes the whole width. */
  person: ReactNode;
  /** Spoken name of the personal column. */
  label: string;
  /** The column moves with the page; one that is higher than a window is not held. */
  free?: boolean;
  children: ReactNode;
}

/**
 * Template 2's ground: the personal column stays at the left, the content in panels on paper (DESIGN §5). The content
 * comes first in the document, so that a reader meets the page's heading before those of the column.
 */
export function Columns({ person, label, free = false, children }: ColumnsProps) {
  return (
    <div className={css.ground}>
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

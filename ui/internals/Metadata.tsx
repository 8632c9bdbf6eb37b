import { Fragment, type ReactNode } from 'react';
import * as css from './metadata.css.ts';

/** Pieces of metadata with a hairline between them (DESIGN §2); a screen reader hears a pause. */
export function Metadata({ items }: { items: readonly ReactNode[] }) {
  const shown = items.filter((item) => item !== '' && item !== null && item !== undefined && item !== false);
  return shown.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line have no identity and are never reordered.
    <Fragment key={index}>
      {index > 0 && <span className={css.separator} aria-hidden="true" />}
      {item}
    </Fragment>
  ));
}

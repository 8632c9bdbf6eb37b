import { Fragment, type ReactNode } from 'react';
import * as css from './metadata.css.ts';

export interface MetadataProps {
  /** Pieces in their order; empty and false ones are left out. */
  items: readonly ReactNode[];
}

/** Pieces of metadata separated by a hairline (DESIGN §2); screen readers make a pause. Renders a fragment. */
export function Metadata({ items }: MetadataProps) {
  const shown = items.filter((item) => item !== '' && item !== null && item !== undefined && item !== false);
  return shown.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line have no identity and are never reordered.
    <Fragment key={index}>
      {index > 0 && <span className={css.separator}> </span>}
      <span className={css.piece}>{item}</span>
    </Fragment>
  ));
}

/**
 * Metadata on one line. If two pieces do not fit, the first one is cut, because the second one, a duration or a date,
 * is more useful than the end of an office's name.
 */
export function MetadataLine({ items }: { items: readonly ReactNode[] }) {
  const shown = items.filter((item) => item !== '' && item !== null && item !== undefined && item !== false);
  if (shown.length !== 2) {
    return (
      <span className={css.line}>
        <Metadata items={shown} />
      </span>
    );
  }
  return (
    <span className={css.pair}>
      <span className={css.line}>{shown[0]}</span>
      <span className={css.separator}> </span>
      <span className={css.line}>{shown[1]}</span>
    </span>
  );
}

import { type ReactNode, useId } from 'react';
import * as css from './entry.css.ts';

/** A line of the form: its words in a column of 80, what belongs to them beside (design, 34). */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: each control in it has a label of its own; this names the line
    <div role="group" aria-labelledby={id} className={css.row}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <div className={css.controls}>{children}</div>
    </div>
  );
}

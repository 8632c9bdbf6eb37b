import { type ReactNode, useId } from 'react';
import * as css from './entry.css.ts';

/** A line of the form: its label in a column of 80 px, its controls beside it (DESIGN §9, 34). */
export function ScheduleRow({ label, children }: { label: string; children: ReactNode }) {
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

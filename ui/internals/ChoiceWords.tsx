import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './choice.css.ts';

/** What a choice says of itself. */
export type ChoiceTexts = {
  label: ReactNode;
  hideLabel?: boolean;
  /** A second, smaller line. */
  note?: ReactNode;
};

/** The words beside a control that is switched or chosen. */
export function ChoiceWords({ label, hideLabel, note }: ChoiceTexts) {
  if (hideLabel) return <VisuallyHidden>{label}</VisuallyHidden>;
  return (
    <span className={css.words}>
      {label}
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
}

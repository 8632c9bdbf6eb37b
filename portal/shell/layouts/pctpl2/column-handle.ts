import type { ComponentType } from 'react';

/** What a page exports as `handle` to bring a left column of its own. */
export interface ColumnHandle {
  Column: ComponentType;
  /** Spoken name of the column. */
  label: string;
}

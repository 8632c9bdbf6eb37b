import type { ComponentType } from 'react';

/** A page's `handle` export that defines the left column. */
export interface ColumnHandle {
  Column: ComponentType;
  /** Accessible name of the column. */
  label: string;
}

/** A page's `handle` export that reads the number of unread notices from its data, for the header. */
export interface NoticeHandle {
  /** The number in the page's data; undefined where they do not have it. */
  unreadIn(data: unknown): number | undefined;
}

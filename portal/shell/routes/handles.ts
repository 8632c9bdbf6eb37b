import type { ComponentType } from 'react';

/** What a page exports as `handle` to bring a left column of its own. */
export interface ColumnHandle {
  Column: ComponentType;
  /** Spoken name of the column. */
  label: string;
}

/** What a page exports as `handle` whose data say how many notices are unread: the header follows them. */
export interface NoticeHandle {
  /** Of the page's data; undefined where they do not say. */
  unreadIn(data: unknown): number | undefined;
}

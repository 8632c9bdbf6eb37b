/** What a page exports as `handle` whose data say how many notices are unread: the header follows them. */
export interface NoticeHandle {
  /** Of the page's data; undefined where they do not say. */
  unreadIn(data: unknown): number | undefined;
}

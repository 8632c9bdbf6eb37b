export interface AppHeaderItem {
  id: string;
  label: string;
  href: string;
  current?: boolean;
  /** Opens in a new window. */
  external?: boolean;
}

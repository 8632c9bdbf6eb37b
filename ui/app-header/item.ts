export interface AppHeaderItem {
  id: string;
  label: string;
  href: string;
  current?: boolean;
  /** Opens in a new window. */
  external?: boolean;
}

/** Attributes of a link that leaves the site. */
export function outside(item: { external?: boolean }): { target?: '_blank'; rel?: string } {
  return item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}

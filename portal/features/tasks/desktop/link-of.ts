import type { Matter } from '../../../parts/due/matter.ts';
import { type LinkTarget, linkTo } from '../../../shell/routes/links.ts';
import { type MatterFilters, openedHref } from './filters.ts';

/** Where a matter is worked on: an approval opens on the page, a task at its own address or its system; undefined when nobody told. */
export function linkOf({ kind, id, url }: Matter, filters: Partial<MatterFilters>): LinkTarget | undefined {
  return kind === 'approval' ? { href: openedHref(filters, id), external: false } : linkTo(url);
}

/** What the link of a row carries that leaves the portal; the row draws the mark of it at its end. */
export const newWindow = { target: '_blank', rel: 'noopener noreferrer' } as const;

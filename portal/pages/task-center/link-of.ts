import type { Matter, MatterView } from '../../modules/matters/matter.ts';
import { linkTo } from '../../routes/links.ts';
import { openedHref } from './filters.ts';

/** Where a matter is worked on: an approval opens on the page, a task at its own address; undefined when nobody told. */
export function linkOf({ kind, id, url }: Matter, view: MatterView): { href: string } | undefined {
  return kind === 'approval' ? { href: openedHref(view, id) } : linkTo(url);
}

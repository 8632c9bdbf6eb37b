import { type LinkTarget, linkTo } from '../../../shell/routes/links.ts';
import type { TaskItem } from '../shared/task-item.ts';
import { openedHref, type TaskFilters } from './filters.ts';

/**
 * Where a task is handled: an approval opens on the page, a task at its own address or in its system; undefined when
 * there is no address.
 */
export function linkOf({ kind, id, url }: TaskItem, filters: Partial<TaskFilters>): LinkTarget | undefined {
  return kind === 'approval' ? { href: openedHref(filters, id), external: false } : linkTo(url);
}

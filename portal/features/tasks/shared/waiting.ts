import { linkTo } from '../../../shell/routes/links.ts';
import type { TaskItem } from './task-item.ts';

/** Address of a task: an approval has a page of its own in the task centre, a task is in its list. */
export function waitingHref(taskCenter: string, { id, kind }: TaskItem): string | undefined {
  return linkTo(kind === 'approval' ? `${taskCenter}?task=${encodeURIComponent(id)}` : taskCenter)?.href;
}

/** The source or department and the state, for the line below the title. */
export function waitingNote({ kind, department, source, state }: TaskItem): string[] {
  return [kind === 'approval' ? source : department, state].filter(Boolean);
}

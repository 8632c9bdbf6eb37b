import { linkTo } from '../../shell/routes/links.ts';
import type { Matter } from './matter.ts';

/** Where one sees to it: an approval has a page of its own in the task centre, a task stands in its list. */
export function waitingHref(taskCenter: string, { id, kind }: Matter): string | undefined {
  return linkTo(kind === 'approval' ? `${taskCenter}?matter=${encodeURIComponent(id)}` : taskCenter)?.href;
}

/** Who asks for it and where it stands, for the line below its title. */
export function waitingNote({ kind, department, source, state }: Matter): string[] {
  return [kind === 'approval' ? source : department, state].filter(Boolean);
}

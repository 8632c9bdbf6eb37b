import { decisionWords } from '@yimen/contract/decision-words';
import { type Decision, decideApproval } from '@yimen/contract/tasks/approvals';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';
import { noteWritten } from '../../../lib/api/written.ts';
import type { TaskItem } from '../shared/task-item.ts';

/** Most approvals that are decided in one go. */
export const maxAtOnce = 50;

export type Decidable = Pick<TaskItem, 'id' | 'title'>;

/** A decision that was not taken, and why. */
export interface FailedDecision extends Decidable {
  reason: string;
}

/** What is being decided, and how far it is. */
interface Running {
  decision: Decision;
  ids: readonly string[];
  done: number;
}

export interface Deciding {
  running: Running | null;
  /** What failed in this view. */
  failed: readonly FailedDecision[];
  /** Decides one after the other, then loads the page's data anew; returns the ids of those that were decided. */
  decide(items: readonly Decidable[], decision: Decision, reason?: string): Promise<readonly string[]>;
}

/**
 * Deciding approvals in place, one or several; what fails is told for each and stays as it was. It belongs to the page,
 * because what was decided may be gone from the page before it is told what failed.
 */
export function useDeciding(): Deciding {
  const [running, setRunning] = useState<Running | null>(null);
  const [failed, setFailed] = useState<readonly FailedDecision[]>([]);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const { search } = useLocation();
  const [view, setView] = useState(search);
  if (view !== search) {
    setView(search);
    setFailed([]);
  }

  async function decide(items: readonly Decidable[], decision: Decision, words = '') {
    const ids = items.map(({ id }) => id);
    const decided: string[] = [];
    const missed: FailedDecision[] = [];
    setFailed([]);
    for (const [done, { id, title }] of items.entries()) {
      setRunning({ decision, ids, done });
      try {
        await call(decideApproval, { approvalId: id, decision, reason: words });
        decided.push(id);
      } catch (error) {
        missed.push({ id, title, reason: messageOf(error) });
        // The sign-in page comes; what is left was not sent.
        if (isExpired(error)) break;
      }
    }
    // Pages that are kept count what waits, too; an unanswered decision may have been taken.
    noteWritten();
    setFailed(missed);
    const result = `已${decisionWords[decision]} ${decided.length} 件`;
    if (missed.length === 0) toast.success(result);
    else if (decided.length > 0) toast.warning(`${result}，${missed.length} 件没有办成`);
    await revalidate();
    setRunning(null);
    return decided;
  }
  return { running, failed, decide };
}

export interface Selection {
  selected: ReadonlySet<string>;
  select(ids: readonly string[], on: boolean): void;
}

/** Which approvals are chosen to be decided together. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    selected,
    select: (ids, on) =>
      setSelected((former) => new Set(on ? [...former, ...ids] : [...former].filter((id) => !ids.includes(id)))),
  };
}

/** Those of the tasks that are decided here, and those of them that are chosen, as many as go at once. */
export function choosable(tasks: readonly TaskItem[], { selected }: Selection) {
  const decidable = tasks.filter((task) => task.decidable);
  return { decidable, chosen: decidable.filter(({ id }) => selected.has(id)).slice(0, maxAtOnce) };
}

import { type Decision, decideApproval } from '@yimen/contract/tasks/approvals';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';
import { noteWritten } from '../../../lib/api/written.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { decisionWords, type TaskItem } from '../shared/task-item.ts';

/** Most approvals that are decided in one go. */
export const mostAtOnce = 50;

export type Decidable = Pick<TaskItem, 'id' | 'title'>;

/** A decision that was not taken, and why. */
export interface FailedDecision extends Decidable {
  reason: string;
}

/** What is being decided, and how far it is. */
interface Running {
  decision: Decision;
  done: number;
  all: number;
}

export interface Deciding {
  running: Running | null;
  failed: readonly FailedDecision[];
  /** The reason of a return as it is written; it stays until it was sent. */
  reason: string;
  setReason(reason: string): void;
  /** Decides one after the other, then loads the page's data anew; returns what was not taken. */
  decide(items: readonly Decidable[], decision: Decision, reason?: string): Promise<readonly FailedDecision[]>;
}

/** Deciding approvals in place, one or several; what fails is told for each and stays as it was. */
export function useDeciding(): Deciding {
  const [running, setRunning] = useState<Running | null>(null);
  const [failed, setFailed] = useState<readonly FailedDecision[]>([]);
  const [reason, setReason] = useDraft('return reason', () => '');
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function decide(items: readonly Decidable[], decision: Decision, words = '') {
    const missed: FailedDecision[] = [];
    setFailed([]);
    for (const [done, { id, title }] of items.entries()) {
      setRunning({ decision, done, all: items.length });
      try {
        await call(decideApproval, { approvalId: id, decision, reason: words });
      } catch (error) {
        missed.push({ id, title, reason: messageOf(error) });
        // The sign-in page comes; what is left was not sent.
        if (isExpired(error)) break;
      }
    }
    // Pages that are kept count what waits, too; an unanswered decision may have been taken.
    noteWritten();
    await revalidate();
    setRunning(null);
    setFailed(missed);
    const taken = items.length - missed.length;
    if (taken > 0 && missed.length === 0) toast.success(`已${decisionWords[decision]} ${taken} 件`);
    return missed;
  }
  return { running, failed, reason, setReason, decide };
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
  return { decidable, chosen: decidable.filter(({ id }) => selected.has(id)).slice(0, mostAtOnce) };
}

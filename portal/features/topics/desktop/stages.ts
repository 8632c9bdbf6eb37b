import type { DataOf } from '@yimen/contract/endpoint';
import type { App } from '@yimen/contract/services/service';
import type { StepProgress, specialInfo } from '@yimen/contract/topics';
import { daysBetween, type Moment, monthDay } from '../../../lib/time/clock.ts';
import { type DeadlineTag, deadlineTag } from '../../tasks/shared/deadline.ts';

type Topic = DataOf<typeof specialInfo>;
export type ChecklistItem = Topic['checklist'][number];

/** A stage: its steps in order, and related services that are no steps. */
export interface Stage {
  name: string;
  note: string;
  steps: ChecklistItem[];
  others: App[];
}

/**
 * Assigns each step of the checklist to the group that has its service; a step without a service is added to the
 * previous one's group.
 */
export function stagesOf({ groups, checklist }: Pick<Topic, 'groups' | 'checklist'>): Stage[] {
  const stages = groups.map(({ name, note, apps }) => ({ name, note, apps, steps: [] as ChecklistItem[] }));
  let last = 0;
  for (const item of checklist) {
    const own = stages.findIndex(({ apps }) => apps.some(({ id }) => id === item.app?.id));
    if (own >= 0) last = own;
    stages[last]?.steps.push(item);
  }
  const named = new Set(checklist.map(({ app }) => app?.id));
  return stages.map(({ apps, ...stage }) => ({ ...stage, others: apps.filter(({ id }) => !named.has(id)) }));
}

/** Number of days before its deadline from which a step needs attention. */
const soonDays = 7;

const isDueDay = (due: string) => /^\d{4}-\d{2}-\d{2}$/.test(due);

export interface StepView {
  state: 'done' | 'urgent' | 'open';
  /** The deadline: a day as a tag, a rule as its text. */
  due: DeadlineTag | undefined;
  rule: string;
  /** The member's progress with it. */
  own: StepProgress | undefined;
}

/** Whether the records alone say that a step is done: that cannot be taken back on a checklist. */
export const isRecorded = ({ own }: StepView) => Boolean(own?.recorded && !own.doneAt);

/**
 * Whether the member has started: a step is done or has an open task. Opening a service does not count, because other
 * people use most of them too.
 */
const isUnderway = (progress: readonly StepProgress[]) => progress.some(({ doneAt, task }) => doneAt ?? task);

/**
 * State of a step: done, needs attention now, or open. The checklist's deadlines are urgent only for members who have
 * started; to others, who may never need it, they are shown as plain dates. A guest has no progress.
 */
export function stepView(item: ChecklistItem, now: Moment, progress: readonly StepProgress[] = []): StepView {
  const own = progress.find(({ step }) => step === item.title);
  const day = own?.task?.deadline ?? (isDueDay(item.due) ? item.due : null);
  const rule = isDueDay(item.due) ? '' : item.due;
  if (isDone(own)) return { state: 'done', due: undefined, rule, own };
  if (!isUnderway(progress)) {
    return { state: 'open', due: day ? { label: `${monthDay(day)} 截止`, tone: 'outline' } : undefined, rule, own };
  }
  const urgent = Boolean(own?.task) || (day !== null && daysBetween(now.day, day) <= soonDays);
  return { state: urgent ? 'urgent' : 'open', due: deadlineTag(day, now), rule, own };
}

/** Whether the member has ticked a step off, or their records say that it is done. */
const isDone = (own: StepProgress | undefined) => Boolean(own?.doneAt ?? own?.recorded);

/** What is known of a finished step: what the member said, or what the records say. */
export function doneText({ doneAt, recorded }: StepProgress): string {
  if (!doneAt) return recorded ? `${monthDay(recorded.at)} ${recorded.result}` : '';
  return /^\d/.test(doneAt) ? `${monthDay(doneAt)} 我已办` : '我已办';
}

/** Number of finished steps, of all or of a stage. */
export function doneCount(steps: readonly ChecklistItem[], progress: readonly StepProgress[]): number {
  const done = new Set(progress.filter(isDone).map(({ step }) => step));
  return steps.filter(({ title }) => done.has(title)).length;
}

/** The first unfinished stage is the current one; later ones are still to come. */
export function stageStates(stages: readonly Stage[], progress: readonly StepProgress[]) {
  const current = stages.findIndex(({ steps }) => doneCount(steps, progress) < steps.length);
  return stages.map((_, index) => {
    if (current < 0 || index < current) return 'done' as const;
    return index === current ? ('current' as const) : ('upcoming' as const);
  });
}

import type { DataOf } from '@yimen/contract/endpoint';
import type { App } from '@yimen/contract/services/service';
import type { StepProgress, specialInfo } from '@yimen/contract/topics';
import { daysBetween, type Moment, monthDay } from '../../../lib/time/clock.ts';
import { type DeadlineTag, deadlineTag } from '../../../parts/due/agenda.ts';

type Topic = DataOf<typeof specialInfo>;
export type ChecklistItem = Topic['checklist'][number];

/** A part of the way: its steps in order, and services that belong to it without being a step. */
export interface Stage {
  name: string;
  note: string;
  steps: ChecklistItem[];
  others: App[];
}

/** Puts each step of the checklist into the group that offers its service; one without a service follows the one before. */
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

/** How many days before its end a step asks for attention. */
const soon = 7;

const isDay = (due: string) => /^\d{4}-\d{2}-\d{2}$/.test(due);

export interface StepView {
  state: 'done' | 'urgent' | 'open';
  /** By when, in words: a day as a tag, a rule as it is written. */
  due: DeadlineTag | undefined;
  rule: string;
  /** What the portal knows of the member's way through it. */
  own: StepProgress | undefined;
}

/**
 * Whether the member goes this way: something of it is ticked off or waits for the member. Having opened a service
 * says nothing, as other people use most of them too.
 */
const isUnderway = (progress: readonly StepProgress[]) => progress.some(({ doneAt, task }) => doneAt ?? task);

/**
 * How a step stands: done, asking for attention now, or open. The checklist's dates press only who goes this way;
 * to everybody else, who may never need it, they are told as dates. A guest has no progress.
 */
export function stepView(item: ChecklistItem, now: Moment, progress: readonly StepProgress[] = []): StepView {
  const own = progress.find(({ step }) => step === item.title);
  const day = own?.task?.deadline ?? (isDay(item.due) ? item.due : null);
  const rule = isDay(item.due) ? '' : item.due;
  if (own?.doneAt) return { state: 'done', due: undefined, rule, own };
  if (!isUnderway(progress)) {
    return { state: 'open', due: day ? { label: `${monthDay(day)} 截止`, tone: 'outline' } : undefined, rule, own };
  }
  const urgent = Boolean(own?.task) || (day !== null && daysBetween(now.day, day) <= soon);
  return { state: urgent ? 'urgent' : 'open', due: deadlineTag(day, now), rule, own };
}

/** How far one is: of all steps, and of a stage's. */
export function doneCount(steps: readonly ChecklistItem[], progress: readonly StepProgress[]): number {
  const done = new Set(progress.flatMap(({ step, doneAt }) => (doneAt ? [step] : [])));
  return steps.filter(({ title }) => done.has(title)).length;
}

/** The first stage that is not done is the current one; what comes after is still to come. */
export function stageStates(stages: readonly Stage[], progress: readonly StepProgress[]) {
  const current = stages.findIndex(({ steps }) => doneCount(steps, progress) < steps.length);
  return stages.map((_, index) => {
    if (current < 0 || index < current) return 'done' as const;
    return index === current ? ('current' as const) : ('upcoming' as const);
  });
}

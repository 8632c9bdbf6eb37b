import { decisionWords } from '@yimen/contract/decision-words';
import type { LinkedFile } from '@yimen/contract/linked-file';
import type { Approval, Decision } from '@yimen/contract/tasks/approvals';
import type { Task } from '@yimen/contract/tasks/tasks';
import { taskViews } from '../page.ts';

export type TaskView = (typeof taskViews)[number];

export const viewNames: Record<TaskView, string> = {
  todo: '待办',
  done: '已办',
  mine: '我发起的',
  copied: '抄送我的',
};

/** The API's view of approvals for each view of the page (specification, section 7, “approval”). */
export const approvalViews = { todo: 1, done: 2, copied: 3, mine: 4 } as const;

/** The page's view to which an approval belongs. */
export function approvalViewName({ view }: Approval): TaskView {
  return taskViews.find((each) => approvalViews[each] === view) ?? 'todo';
}

/** A task or an approval, as a row of one list. */
export interface TaskItem {
  id: string;
  kind: 'task' | 'approval';
  title: string;
  source: string;
  /** Form of the approval; empty for a task. */
  form: string;
  /** The applicant. */
  sponsor: string;
  /** Department of a task. */
  department: string;
  /** Its state: a step, or the result. */
  state: string;
  tone: 'theme' | 'success' | 'error' | 'neutral';
  /** Who has to act; empty when it is finished or unknown. */
  holder: string;
  since: string | null;
  deadline: string | null;
  /** When it began, for open ones; when it last changed, for others. */
  at: string;
  /** Finished and total steps; null when unknown. */
  steps: { done: number; all: number } | null;
  /** Where a task is handled; null for an approval, which opens on the page. */
  url: string | null;
  /** Whether it is decided here: agreed to or returned. */
  decidable: boolean;
  /** What the reader decided, of an approval whose system does not tell of it yet. */
  decided: Decision | null;
  /** Files that came of it. */
  results: readonly LinkedFile[];
}

const endedStates = /^(已办结|已退回|已归档|已完成|已发布|已阅)$/;

/** Whether an approval is decided: nobody has to act any more. */
export function isEnded({ currentApprover }: Approval): boolean {
  return currentApprover === '' || endedStates.test(currentApprover);
}

/** Whether an approval is nothing to wait for: it is ended, or the reader decided it and its system is about to tell. */
export function isOver(approval: Approval): boolean {
  return isEnded(approval) || approval.decided !== null;
}

/** Whether an approval is undecided and this reader has to act. */
export function waitsFor(approval: Approval, reader: string | undefined): boolean {
  return !isOver(approval) && (approval.view === 1 || approval.currentApprover === reader);
}

/** Since when the current person has to act: since the last step was done. */
export function heldSince({ progress, updateTime }: Approval): string {
  return progress.flatMap(({ when }) => when ?? []).at(-1) ?? updateTime;
}

/** The tone of a state, by its text. */
export function toneOf(state: string): TaskItem['tone'] {
  if (/退回|驳回|不通过|未通过|撤回/.test(state)) return 'error';
  if (/等待|^待|，待|中$|(审|审核|审批|审查|复核|公示)$/.test(state)) return 'theme';
  if (/通过|办结|完成|生效|批准|验收|同意|已阅|销假|提交|确认|签/.test(state)) return 'success';
  return /审|公示|办理/.test(state) ? 'theme' : 'neutral';
}

/** How an approval stands for its reader: what waits for them is not under way somewhere else. */
export function stateOf({ view, status, source, decided }: Approval): string {
  if (decided) return `已${decisionWords[decided]}，等${source}更新`;
  return view === 1 && /^(审批|审核|审查|处理|办理)中$/.test(status) ? '等你处理' : status;
}

export function itemOfApproval(approval: Approval): TaskItem {
  const { id, title, view, source, form, sponsor, deadline, progress, insertTime, updateTime } = approval;
  const over = isOver(approval);
  const state = stateOf(approval);
  const tone = state === '等你处理' ? 'theme' : toneOf(state);
  const done = progress.filter(({ when }) => when).length;
  return {
    id,
    kind: 'approval',
    title,
    source,
    form,
    sponsor,
    department: '',
    state,
    tone: over && tone === 'theme' ? 'neutral' : tone,
    holder: over ? '' : approval.currentApprover,
    since: over ? null : heldSince(approval),
    deadline: over ? null : deadline,
    at: view === 1 ? insertTime : updateTime,
    steps: progress.length > 0 && !over ? { done, all: progress.length } : null,
    url: null,
    decidable: approval.decidable,
    decided: approval.decided,
    results: [],
  };
}

export function itemOfTask(task: Task): TaskItem {
  const { id, title, source, sponsor, department, step, holder, since, deadline, createdAt, status, url } = task;
  const tone = toneOf(step);
  const open = status === 'mine' && (tone === 'theme' || tone === 'neutral');
  return {
    id,
    kind: 'task',
    title,
    source,
    form: '',
    sponsor,
    department,
    state: step,
    tone,
    holder: open ? holder : '',
    since: open ? since : null,
    deadline: status === 'done' || (status === 'mine' && !open) ? null : deadline,
    at: createdAt,
    steps: null,
    url,
    decidable: false,
    decided: null,
    results: task.results,
  };
}

/** Compare function: soonest deadline first, without a deadline last; equal ones newest first. */
export function byDeadline(one: TaskItem, other: TaskItem): number {
  const [a, b] = [one.deadline ?? '9999', other.deadline ?? '9999'];
  return a === b ? byNewest(one, other) : a < b ? -1 : 1;
}

export function byNewest(one: TaskItem, other: TaskItem): number {
  return one.at === other.at ? 0 : one.at > other.at ? -1 : 1;
}

export interface TaskGroup {
  /** Unique among the groups. */
  id: string;
  /** The kind's name, without the words with which every form ends. */
  name: string;
  tasks: TaskItem[];
}

/** Approvals of the same form as a group where there are several, and the rest; both keep their order. */
export function groupTasks(tasks: readonly TaskItem[]): { groups: TaskGroup[]; rest: TaskItem[] } {
  const kinds = new Map<string, TaskGroup>();
  for (const task of tasks) {
    if (!task.form) continue;
    const id = `${task.source} ${task.form}`;
    const group = kinds.get(id) ?? { id, name: kindName(task.form), tasks: [] };
    group.tasks.push(task);
    kinds.set(id, group);
  }
  const groups = [...kinds.values()].filter((group) => group.tasks.length > 1);
  const grouped = new Set(groups.flatMap((group) => group.tasks));
  return { groups, rest: tasks.filter((task) => !grouped.has(task)) };
}

/** The kind's name from the form's: `学生请假审批` for `学生请假单`. */
function kindName(form: string): string {
  const stem = form.replace(/(申请)?(表|单|书)$/, '');
  return /(审核|审批|审查)$/.test(stem) ? stem : `${stem}审批`;
}

/** A title in a group: without the kind's name and the applicant, which the row already shows. */
export function shortTitle({ title, sponsor }: TaskItem): string {
  const afterKind = title.replace(/^[^：]{2,12}：/, '');
  const rest = afterKind.startsWith(sponsor) ? afterKind.slice(sponsor.length).replace(/^[，、：\s]+/, '') : afterKind;
  return rest || title;
}

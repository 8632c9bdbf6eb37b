import type { Task } from '@yimen/contract/person/data';
import type { Approval } from '@yimen/contract/tasks/approvals';

/** What waits for the person, is done, was begun by the person, or was copied to the person. */
export const matterViews = ['todo', 'done', 'mine', 'copied'] as const;
export type MatterView = (typeof matterViews)[number];

export const viewNames: Record<MatterView, string> = {
  todo: '待办',
  done: '已办',
  mine: '我发起的',
  copied: '抄送我的',
};

/** The view of approvals that belongs to a view of the page (specification, section 7, “approval”). */
export const approvalViews = { todo: 1, done: 2, copied: 3, mine: 4 } as const;

/** The view of the page that an approval stands in. */
export function viewOf({ view }: Approval): MatterView {
  return matterViews.find((each) => approvalViews[each] === view) ?? 'todo';
}

/** A task or an approval, as one list shows both. */
export interface Matter {
  id: string;
  kind: 'task' | 'approval';
  title: string;
  source: string;
  /** Which kind of approval; empty for a task. */
  form: string;
  /** Who asks. */
  sponsor: string;
  /** Department of a task. */
  department: string;
  /** Where it stands: a step, or what came of it. */
  state: string;
  tone: 'theme' | 'success' | 'error' | 'neutral';
  /** Who has it now; empty when it is over or nobody told. */
  holder: string;
  since: string | null;
  deadline: string | null;
  /** When it began, for what waits; when it last changed, for the rest. */
  at: string;
  /** Steps done and in all; null when nobody told. */
  steps: { done: number; all: number } | null;
  /** Where one works on a task; null for an approval, which opens on the page. */
  url: string | null;
}

const ended = /^(已办结|已退回|已归档|已完成|已发布|已阅)$/;

/** Whether an approval is decided: nobody holds it any more. */
export function isEnded({ currentApprover }: Approval): boolean {
  return currentApprover === '' || ended.test(currentApprover);
}

/** Whether an approval is not decided, and it is this reader's turn. */
export function waitsFor(approval: Approval, reader: string | undefined): boolean {
  return !isEnded(approval) && (approval.view === 1 || approval.currentApprover === reader);
}

/** Since when the one who holds an approval has it: since the last step was done. */
export function heldSince({ progress, updateTime }: Approval): string {
  return progress.flatMap(({ when }) => when ?? []).at(-1) ?? updateTime;
}

/** What a state's words mean. */
export function toneOf(state: string): Matter['tone'] {
  if (/退回|驳回|不通过|未通过|撤回/.test(state)) return 'error';
  if (/等待|^待|，待|中$|(审|审核|审批|审查|复核|公示)$/.test(state)) return 'theme';
  if (/通过|办结|完成|生效|批准|验收|同意|已阅|销假|提交|确认|签/.test(state)) return 'success';
  return /审|公示|办理/.test(state) ? 'theme' : 'neutral';
}

export function matterOfApproval(approval: Approval): Matter {
  const { id, title, view, source, form, sponsor, status, deadline, progress, insertTime, updateTime } = approval;
  const over = isEnded(approval);
  const done = progress.filter(({ when }) => when).length;
  return {
    id,
    kind: 'approval',
    title,
    source,
    form,
    sponsor,
    department: '',
    state: status,
    tone: over && toneOf(status) === 'theme' ? 'neutral' : toneOf(status),
    holder: over ? '' : approval.currentApprover,
    since: over ? null : heldSince(approval),
    deadline: over ? null : deadline,
    at: view === 1 ? insertTime : updateTime,
    steps: progress.length > 0 && !over ? { done, all: progress.length } : null,
    url: null,
  };
}

export function matterOfTask(task: Task): Matter {
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
  };
}

/** What is due first, what has no limit last; what is equal, newest first. */
export function byDeadline(one: Matter, other: Matter): number {
  const [a, b] = [one.deadline ?? '9999', other.deadline ?? '9999'];
  return a === b ? byNewest(one, other) : a < b ? -1 : 1;
}

export function byNewest(one: Matter, other: Matter): number {
  return one.at === other.at ? 0 : one.at > other.at ? -1 : 1;
}

export interface MatterGroup {
  /** Unique among the groups. */
  id: string;
  /** The kind's name, without the words every form ends with. */
  name: string;
  matters: Matter[];
}

/** Approvals of one form as a group where there are several, and what is left; both keep their order. */
export function groupMatters(matters: readonly Matter[]): { groups: MatterGroup[]; rest: Matter[] } {
  const kinds = new Map<string, MatterGroup>();
  for (const matter of matters) {
    if (!matter.form) continue;
    const id = `${matter.source} ${matter.form}`;
    const group = kinds.get(id) ?? { id, name: kindName(matter.form), matters: [] };
    group.matters.push(matter);
    kinds.set(id, group);
  }
  const groups = [...kinds.values()].filter((group) => group.matters.length > 1);
  const grouped = new Set(groups.flatMap((group) => group.matters));
  return { groups, rest: matters.filter((matter) => !grouped.has(matter)) };
}

/** `学生请假单` names the paper; the group is of `学生请假审批`. */
function kindName(form: string): string {
  const stem = form.replace(/(申请)?(表|单|书)$/, '');
  return /(审核|审批|审查)$/.test(stem) ? stem : `${stem}审批`;
}

/** A title under its group's name: without the kind's name and the sponsor, whom the row names already. */
export function shortTitle({ title, sponsor }: Matter): string {
  const afterKind = title.replace(/^[^：]{2,12}：/, '');
  const rest = afterKind.startsWith(sponsor) ? afterKind.slice(sponsor.length).replace(/^[，、：\s]+/, '') : afterKind;
  return rest || title;
}

import * as contract from '@yimen/contract/tasks/approvals';
import { implement } from '../../http/implement.ts';
import { notFound } from '../../http/refusal.ts';
import { minuteText } from '../../lib/time.ts';
import { type TaskLinks, taskLinksFor } from '../../services/places.ts';
import { decide } from './decide.ts';
import { countApprovals, findApproval, readApprovals } from './merged.ts';
import type { ApprovalRow } from './store.ts';

export const implementations = [
  implement(contract.getApprovalData, async (input, visit) => {
    const { list, total, failed } = await readApprovals(visit, input);
    return { list: list.map(presentApproval), total, failed };
  }),

  implement(contract.getMergerApprovalData, async (input, visit) => {
    const [{ list, total, failed }, sources] = await Promise.all([
      readApprovals(visit, input),
      countApprovals(visit, input),
    ]);
    return { list: list.map(presentApproval), total, sources, failed };
  }),

  implement(contract.getApprovalInfo, async ({ approvalId }, visit) => {
    const { approval, failed } = await findApproval(visit, approvalId);
    if (!approval) throw notFound('没有找到这件申请，它可能已经撤回');
    const places = await taskLinksFor(visit);
    return {
      approval: presentApproval(approval),
      fields: approval.fields,
      attachments: approval.attachments,
      place: approvalPlace(approval, places) ?? null,
      failed,
    };
  }),

  implement(contract.decideApproval, async (given, visit) => ({ decided: await decide(visit, given) })),
];

/** The place of an approval: the system it comes from, or for its initiator the service of its form. */
function approvalPlace({ view, source, form }: ApprovalRow, places: TaskLinks) {
  return places.system(source) ?? (view === 4 ? places.service(form) : undefined);
}

export function presentApproval(row: ApprovalRow): contract.Approval {
  const { id, title, view, source, form, sponsor, currentApprover, status, progress } = row;
  return {
    id,
    title,
    view,
    source,
    form,
    sponsor,
    currentApprover,
    status,
    insertTime: minuteText(row.insertTime),
    updateTime: minuteText(row.updateTime),
    deadline: row.deadline && minuteText(row.deadline),
    decidable: row.view === 1 && row.takesDecisions && !row.decided,
    decided: row.decided ?? null,
    progress: progress.map(({ when, ...step }) => ({ ...step, when: when && minuteText(new Date(when)) })),
  };
}

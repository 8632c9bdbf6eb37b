import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { growing, id, lines, listFields, optionalQuery } from '../fields.ts';
import { limits } from '../limits.ts';
import { linkedFile } from '../linked-file.ts';
import { failed, sourceCounts, sourceFilter } from '../sources/sources.ts';

/** 1 waiting for me, 2 decided by me, 3 copied to me, 4 started by me. */
const view = v.optional(
  v.union([v.picklist([1, 2, 3, 4]), v.pipe(v.picklist(['1', '2', '3', '4']), v.transform(Number))]),
  1,
);

export const decision = v.picklist(['approve', 'return'], '应为 approve 或 return');
export type Decision = v.InferOutput<typeof decision>;

/** Longest reason of a decision, in characters. */
const longestReason = 500;

export const approval = v.object({
  id: common.id,
  title: common.title,
  view: described(v.picklist([1, 2, 3, 4]), '1 waiting for me, 2 decided by me, 3 copied to me, 4 begun by me.'),
  source: common.source,
  form: described(v.string(), 'The kind of request: “请假”, “用章”.'),
  sponsor: described(v.string(), 'Who began it.'),
  currentApprover: described(v.string(), 'Who holds it now; empty when it is decided.'),
  status: described(v.string(), 'How it stands, in words.'),
  insertTime: described(v.string(), 'When it was begun, `YYYY-MM-DD HH:mm`.'),
  updateTime: described(v.string(), 'When it last changed, `YYYY-MM-DD HH:mm`.'),
  deadline: described(v.nullable(v.string()), 'By when it was promised, `YYYY-MM-DD HH:mm`; null when nothing was.'),
  progress: described(
    v.array(
      v.object({
        step: described(v.string(), 'The name of the step.'),
        who: described(v.string(), 'Who did it or is to do it; masked where it is public.'),
        when: described(v.nullable(v.string()), 'When, `YYYY-MM-DD HH:mm`; null for a step that is still to come.'),
        result: common.result,
      }),
    ),
    'The steps so far and to come, in order.',
  ),
  decidable: described(v.boolean(), 'Whether the person can decide it here, by `decideApproval`.'),
  decided: described(
    v.nullable(decision),
    'What the person decided here, until its system tells of it itself: `approve` or `return`; null otherwise.',
  ),
});
export type Approval = v.InferOutput<typeof approval>;

const input = v.object({
  view: described(view, '1 waiting for me, 2 decided by me, 3 copied to me, 4 begun by me.'),
  source: sourceFilter,
  query: optionalQuery,
  ...growing,
});

export const getApprovalData = endpoint({
  name: 'getApprovalData',
  method: 'POST',
  path: '/homepage/approval/getApprovalData',
  access: 'member',
  summary: "The person's approvals in one of four views, last changed first.",
  calledBy:
    'desks of other systems that show the approvals of one source: the portal shows all sources at once, with their counts, by `getMergerApprovalData`.',
  input,
  data: v.object({
    ...listFields(approval),
    failed,
  }),
  example: { view: 4 },
});

export const getMergerApprovalData = endpoint({
  name: 'getMergerApprovalData',
  method: 'POST',
  path: '/homepage/approval/getMergerApprovalData',
  access: 'member',
  summary: 'The same over all sources at once, with a count for each source.',
  input,
  data: v.object({
    ...listFields(approval),
    sources: sourceCounts,
    failed,
  }),
  example: { view: 1 },
});

export const getApprovalInfo = endpoint({
  name: 'getApprovalInfo',
  method: 'GET',
  path: '/homepage/approval/getApprovalInfo',
  access: 'member',
  summary: 'One of the approvals that the person sees in any view.',
  input: v.object({ approvalId: described(id, 'Id of the approval.') }),
  data: v.object({
    approval: described(approval, 'The approval.'),
    fields: described(
      v.array(
        v.object({
          label: described(v.string(), "The field's name in the application."),
          value: described(v.string(), 'What it says.'),
        }),
      ),
      'What the application says, in order; empty where nobody told.',
    ),
    attachments: described(v.array(linkedFile), 'Files that belong to it.'),
    place: described(
      v.nullable(
        v.object({
          name: common.name,
          path: described(v.string(), 'The address of the system, or a path of the portal.'),
        }),
      ),
      'Where one works on it; null where the institution has no system or service of that name.',
    ),
    failed,
  }),
  failures: { 404: 'The person has no such approval.' },
  example: { approvalId: 'appr-lin-card' },
});

export const decideApproval = endpoint({
  name: 'decideApproval',
  method: 'POST',
  path: '/homepage/approval/decide',
  access: 'member',
  summary:
    'Decides one approval that waits for the person, where it is `decidable`: here, or in its system, which is sent the decision. The same decision may be made again where no answer came: its system takes it once.',
  input: v.strictObject({
    approvalId: described(id, 'Id of the approval.'),
    decision: described(decision, '`approve`, or `return` to whoever handed it in.'),
    reason: described(
      v.optional(lines(longestReason), ''),
      `Why, up to ${longestReason} characters; needed to return it.`,
    ),
  }),
  data: v.object({ decided: described(decision, 'What was decided.') }),
  once: true,
  limit: limits.decision,
  failures: {
    [codes.notFound]: 'No such approval waits for the person, or none does any more.',
    [codes.decisionRefused]: 'It is not decided here, lacks a reason, or its system refuses; nothing changed.',
    [codes.decidedAlready]: 'The person has decided it already.',
    [codes.decisionUnanswered]:
      'Its system did not answer, and may have taken it: the same decision may be made again.',
  },
  example: { approvalId: 'appr-zhou-leave-qin', decision: 'approve' },
  exampleRefused: codes.notFound,
});

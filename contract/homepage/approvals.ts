import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { growing, id, queryText, text } from '../fields.ts';
import { failed } from './sources.ts';

/** 1 waiting for me, 2 decided by me, 3 copied to me, 4 begun by me. */
const view = v.optional(
  v.union([v.picklist([1, 2, 3, 4]), v.pipe(v.picklist(['1', '2', '3', '4']), v.transform(Number))]),
  1,
);

export const approval = v.object({
  id: v.string(),
  title: v.string(),
  view: v.picklist([1, 2, 3, 4]),
  source: v.string(),
  form: v.string(),
  sponsor: v.string(),
  /** Who holds it now; empty when it is decided. */
  currentApprover: v.string(),
  status: v.string(),
  insertTime: v.string(),
  updateTime: v.string(),
  /** By when it was promised; null when nothing was. */
  deadline: v.nullable(v.string()),
  progress: v.array(
    v.object({
      step: v.string(),
      who: v.string(),
      /** Null for a step that is still to come. */
      when: v.nullable(v.string()),
      result: v.string(),
    }),
  ),
});
export type Approval = v.InferOutput<typeof approval>;

const input = v.object({
  view,
  /** Only what comes from this source. */
  source: v.optional(text(64, { over: '来源名过长' })),
  query: v.optional(queryText, ''),
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
  data: v.object({ list: v.array(approval), total: v.number(), failed }),
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
    list: v.array(approval),
    total: v.number(),
    sources: v.array(v.object({ source: v.string(), count: v.number() })),
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
  input: v.object({ approvalId: id }),
  data: v.object({
    approval,
    /** The business system or service where one works on it; null where the institution has none of that name. */
    place: v.nullable(v.object({ name: v.string(), path: v.string() })),
    failed,
  }),
  failures: { 404: 'The person has no such approval.' },
  example: { approvalId: 'appr-lin-card' },
});

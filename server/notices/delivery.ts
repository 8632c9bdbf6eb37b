import type { Audience } from '@yimen/contract/audience';
import * as contract from '@yimen/contract/sources/push';
import { systemActor } from '../audit/store.ts';
import { problemsOfMany, writeMany } from '../changes/many.ts';
import { type notices, noticeTypes } from '../database/schema/publishing.ts';
import { implement } from '../http/implement.ts';
import { requirePart } from '../parts/tables.ts';
import { type Complaint, deliver, deliveredId, type Kind } from '../sources/push/deliver.ts';
import { type Directory, peopleOf, readDepartments, readDirectory } from '../sources/push/recipients.ts';
import { contentChanged } from '../tenancy/resolve.ts';

type Row = Omit<typeof notices.$inferInsert, 'institution'>;
type DeliveredNotice = Exclude<contract.PushedNotice, { state: 'withdrawn' }>;

/** Notices: one row each, with its audience. */
const noticeKind: Kind<contract.PushedNotice, Row> = {
  name: 'notice',
  schema: contract.pushedNotice,

  async prepare(here, system, items) {
    const numbers = new Set(items.flatMap(({ recipients }) => recipients?.numbers ?? []));
    // Not in parallel: a transaction has one connection.
    const directory = await readDirectory(here, numbers, new Set());
    const departments = await readDepartments(here);
    const types = await here.rows(noticeTypes);
    const typeIds = new Set(types.map(({ id }) => id));
    const prepared = items.map((item) => {
      if (!typeIds.has(item.type)) return { field: 'type', message: '没有这类通知' };
      if (!departments.has(item.department)) return { field: 'department', message: '没有这个部门' };
      const strange = item.recipients?.departments.findIndex((id) => !departments.has(id)) ?? -1;
      if (strange >= 0) return { field: `recipients.departments.${strange}`, message: '没有这个部门' };
      const found = audienceOf(item, directory);
      if ('field' in found) return found;
      return { row: rowOf(item, deliveredId(system, item.id), found.audience), unknown: found.unknown };
    });
    const ready = prepared.flatMap((one, place) => ('row' in one ? [{ place, row: one.row }] : []));
    const rows = ready.map(({ row }) => row);
    for (const [index, { field = '', message }] of await problemsOfMany(here, part, rows)) {
      const complaint = { field: field.replace(/^audience/, 'recipients'), message };
      const { place } = ready[index] ?? {};
      if (place !== undefined) prepared[place] = complaint;
    }
    return prepared;
  },

  async write(here, system, { rows, withdrawn }) {
    const act = { actor: systemActor(system), title: `${system.name}推送通知`, release: null };
    const removed = withdrawn.map((id) => ({ id }));
    const changes = await writeMany(here, act, part, { rows, removed });
    const shownToAll = changes.some(({ before, after }) => [before, after].some((row) => row && !row.audience));
    // Guests' pages are cached in every process until the data version changes.
    if (shownToAll) await contentChanged(here.db, { id: here.institution });
    return act.release === null ? '' : `发布单 ${act.release}`;
  },
};

export const implementations = [
  implement(contract.pushNotices, ({ items }, visit) => deliver(visit, noticeKind, items)),
];

const part = requirePart('notices');

function audienceOf(
  { recipients }: DeliveredNotice,
  directory: Directory,
): { audience: Audience | null; unknown: string[] } | Complaint {
  if (recipients === null) return { audience: null, unknown: [] };
  const { numbers, departments, userTypes } = recipients;
  const { people, unknown } = peopleOf({ numbers, departments: [] }, directory);
  if (people.length + departments.length + userTypes.length === 0) {
    return { field: 'recipients', message: '没有找到收件人；给所有人看的通知不写 recipients' };
  }
  return { audience: { people, departments, userTypes }, unknown };
}

function rowOf(item: DeliveredNotice, id: string, audience: Audience | null): Row {
  const { type, title, department, top, needsReply, replyChoices, body, attachments, publishedAt, deadline } = item;
  return {
    id,
    type,
    title,
    department,
    top,
    needsReply,
    replyChoices,
    body,
    attachments,
    audience,
    publishedAt: new Date(publishedAt),
    deadline: deadline === null ? null : new Date(deadline),
  };
}

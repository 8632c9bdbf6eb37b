import type { Audience } from '@yimen/contract/audience';
import { type PushedNotice, pushedNotice } from '@yimen/contract/sources/push';
import { inArray, sql } from 'drizzle-orm';
import { notices, noticeTypes } from '../../database/schema/publishing.ts';
import { contentChanged } from '../../tenancy/resolve.ts';
import type { Complaint, Kind } from './deliver.ts';
import { deliveredId } from './deliver.ts';
import { type Directory, peopleOf, readDepartments, readDirectory } from './recipients.ts';

type Row = Omit<typeof notices.$inferInsert, 'institution'>;
type DeliveredNotice = Exclude<PushedNotice, { state: 'withdrawn' }>;

/** Notices: one row each, with its audience. */
export const noticeKind: Kind<PushedNotice, Row> = {
  name: 'notice',
  schema: pushedNotice,

  async prepare(here, system, items) {
    const numbers = new Set(items.flatMap(({ recipients }) => recipients?.numbers ?? []));
    // Not in parallel: a transaction has one connection.
    const directory = await readDirectory(here, numbers, new Set());
    const departments = await readDepartments(here);
    const types = await here.rows(noticeTypes);
    const typeIds = new Set(types.map(({ id }) => id));
    return items.map((item) => {
      if (!typeIds.has(item.type)) return { field: 'type', message: '没有这类通知' };
      if (!departments.has(item.department)) return { field: 'department', message: '没有这个部门' };
      const strange = item.recipients?.departments.findIndex((id) => !departments.has(id)) ?? -1;
      if (strange >= 0) return { field: `recipients.departments.${strange}`, message: '没有这个部门' };
      const found = audienceOf(item, directory);
      if ('field' in found) return found;
      return { row: rowOf(item, deliveredId(system, item.id), found.audience), unknown: found.unknown };
    });
  },

  async write(here, institution, { rows, changed, withdrawn }) {
    const ids = [...changed, ...withdrawn];
    const former = await here.rows(notices, { where: inArray(notices.id, ids) });
    if (withdrawn.length > 0) await here.delete(notices, inArray(notices.id, [...withdrawn]));
    const there = new Set(former.map(({ id }) => id));
    // Updated in place: a notice that a person has read stays read.
    for (const { id, ...set } of rows) if (there.has(id)) await here.update(notices, set, sql`${notices.id} = ${id}`);
    await here.insert(
      notices,
      rows.filter(({ id }) => !there.has(id)),
    );
    const shownToAll = [...former, ...rows].some(({ audience }) => !audience);
    // Guests' pages are cached in every process until the data version changes.
    if (shownToAll) await contentChanged(here.db, institution);
  },
};

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
  const { type, title, department, top, needsReply, body, attachments, publishedAt, deadline } = item;
  return {
    id,
    type,
    title,
    department,
    top,
    needsReply,
    body,
    attachments,
    audience,
    publishedAt: new Date(publishedAt),
    deadline: deadline === null ? null : new Date(deadline),
  };
}

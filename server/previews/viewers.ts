import type { Viewer } from '@yimen/contract/staff/previews';
import { eq } from 'drizzle-orm';
import { actingAs } from '../access/acting.ts';
import { userTypeWords } from '../access/explain.ts';
import { groupMembers, groups, people, sessions } from '../database/schema/people.ts';
import { departments } from '../database/schema/services.ts';
import type { Session } from '../http/visit.ts';
import { AdminError } from '../parts/fields.ts';
import { findPersonRow } from '../sign-in/session/sessions.ts';
import { readNames } from '../tenancy/names.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** The id of a made-up person, and of every session of a preview. */
const madeUp = 'preview-visitor';

/** Whom the token of a preview names, for the pages that look at it. */
export const subjectOf = (viewer: Viewer): string =>
  viewer.as === 'person' ? viewer.person : viewer.as === 'member' ? madeUp : 'guest';

/**
 * The session in which a preview is shown, written with whom it needs in a transaction that is undone; null for a guest,
 * and undefined for a person who is not there any more.
 */
export async function openSession(here: Scoped, viewer: Viewer): Promise<Session | null | undefined> {
  if (viewer.as === 'guest') return null;
  if (viewer.as === 'member') await addMadeUp(here, viewer);
  const row = await findPersonRow(here, subjectOf(viewer));
  if (!row || row.disabled) return undefined;
  const identity = (viewer.as === 'person' && viewer.identity) || null;
  const now = new Date();
  const { id, name } = row;
  await here.insert(sessions, [
    { id: madeUp, person: id, startedAt: now, seenAt: now, address: '', userAgent: '', device: '', identity },
  ]);
  const { userType } = actingAs(row, identity);
  return { id: madeUp, person: { id, userType, name }, identity, loginTime: now };
}

async function addMadeUp(here: Scoped, { userType, role = '', department = '', groups: ids = [] }: Member) {
  const name = '预览访客';
  const empty = { no: '', phone: '', email: '', identities: [], preferences: {} };
  await here.insert(people, [{ ...empty, id: madeUp, name, pinyin: 'yulanfangke', userType, department, title: role }]);
  await here.insert(
    groupMembers,
    ids.map((group) => ({ group, person: madeUp })),
  );
}

type Member = Extract<Viewer, { as: 'member' }>;

/** As whom a preview is shown, for people. Throws {@link AdminError} for who or what is not there. */
export async function viewerText(here: Scoped, viewer: Viewer): Promise<string> {
  if (viewer.as === 'guest') return '访客';
  if (viewer.as === 'person') {
    const row = await findPersonRow(here, viewer.person);
    if (!row) throw new AdminError(`没有编号为 ${viewer.person} 的人。`);
    return [`${row.name}（${row.id}）`, viewer.identity].filter(Boolean).join(' ');
  }
  const { userType, role, department, groups: ids = [] } = viewer;
  const names = await readNames(here.db, { id: here.institution });
  const told = await Promise.all(
    ids.map(async (id) => {
      const group = await here.first(groups, eq(groups.id, id));
      if (!group) throw new AdminError(`没有群组 ${id}。`);
      return group.name;
    }),
  );
  if (department && !(await here.first(departments, eq(departments.id, department))))
    throw new AdminError(`没有部门 ${department}。`);
  return [userTypeWords[userType], role, department && names.department(department).name, ...told]
    .filter(Boolean)
    .join(' ');
}

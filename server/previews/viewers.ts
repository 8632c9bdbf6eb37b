import type { Viewer } from '@yimen/contract/staff/previews';
import { eq, inArray } from 'drizzle-orm';
import { actingAs, identityId } from '../access/acting.ts';
import { userTypeWords } from '../access/explain.ts';
import { readAudienceNames } from '../access/store.ts';
import { groupMembers, groups, people, sessions } from '../database/schema/people.ts';
import { departments } from '../database/schema/services.ts';
import type { Session } from '../http/visit.ts';
import { AdminError } from '../parts/fields.ts';
import { findPersonRow } from '../sign-in/session/sessions.ts';
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
  const there = await groupsOf(here, ids);
  await here.insert(
    groupMembers,
    there.map(({ id: group }) => ({ group, person: madeUp })),
  );
}

type Member = Extract<Viewer, { as: 'member' }>;

/** Throws {@link AdminError} for who or what is not there, or cannot sign in. */
export async function requireViewer(here: Scoped, viewer: Viewer): Promise<void> {
  if (viewer.as === 'guest') return;
  if (viewer.as === 'person') {
    const row = await findPersonRow(here, viewer.person);
    if (!row) throw new AdminError(`没有编号为 ${viewer.person} 的人。`);
    if (row.disabled) throw new AdminError(`${row.name}（${row.id}）已停用，不能登录。`);
    const { identity } = viewer;
    if (identity !== undefined && !row.identities.some((one) => identityId(one, row.identities) === identity))
      throw new AdminError(`${row.name}（${row.id}）没有身份 ${identity}。`);
    return;
  }
  const { department, groups: ids = [] } = viewer;
  const known = new Set((await groupsOf(here, ids)).map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing) throw new AdminError(`没有群组 ${missing}。`);
  if (department && !(await here.first(departments, eq(departments.id, department))))
    throw new AdminError(`没有部门 ${department}。`);
}

const groupsOf = (here: Scoped, ids: readonly string[]) => here.rows(groups, { where: inArray(groups.id, [...ids]) });

/** As whom previews are shown, for people; who or what is gone meanwhile by its id. */
export async function readViewerTexts(
  here: Scoped,
  previews: readonly { readonly viewer: Viewer }[],
): Promise<(viewer: Viewer) => string> {
  const ids = previews.flatMap(({ viewer }) => (viewer.as === 'person' ? viewer.person : []));
  const found = ids.length > 0 ? await here.rows(people, { where: inArray(people.id, ids) }) : [];
  const byId = new Map(found.map(({ id, name }) => [id, name]));
  const names = await readAudienceNames(here);
  return (viewer) => {
    if (viewer.as === 'guest') return '访客';
    if (viewer.as === 'person')
      return [`${byId.get(viewer.person) ?? ''}（${viewer.person}）`, viewer.identity].filter(Boolean).join(' ');
    const { userType, role, department, groups: inGroups = [] } = viewer;
    return [userTypeWords[userType], role, department && names.department(department), ...inGroups.map(names.group)]
      .filter(Boolean)
      .join(' ');
  };
}

import type { Content } from '../content.ts';
import type { PersonContent } from '../shape/people.ts';
import type { Shift } from '../shift.ts';

type Owner = { institution: string; person: string };

/** A row for each item of every person, with its owner and its place in the list. */
function rowsOf<Item, Row>(
  { institution, people }: Content,
  items: (person: PersonContent) => readonly Item[],
  row: (item: Item, owner: Owner, position: number) => Row,
): Row[] {
  return people.flatMap((person) => {
    const owner = { institution: institution.key, person: person.account };
    return items(person).map((item, position) => row(item, owner, position));
  });
}

/** The last of some moments. */
export const lastOf = (...moments: [string, ...string[]]): string =>
  moments.reduce((one, other) => (other > one ? other : one));

/** The last moment of an approval: all of them move with it. */
export const lastOfApproval = ({ insertTime, updateTime, progress }: PersonContent['approvals'][number]): string =>
  lastOf(insertTime, updateTime, ...progress.flatMap(({ when }) => when ?? []));

export function personRows({ institution, people }: Content, shift: Shift) {
  return people.map(({ account, name, pinyin, userType, no, department, title, phone, email, ...person }) => ({
    institution: institution.key,
    id: account,
    name,
    pinyin,
    userType,
    no,
    department,
    title,
    phone,
    email,
    avatar: null,
    lastLogin: shift.past(person.lastLogin),
    identities: person.identities.map(({ until, ...identity }) => ({
      ...identity,
      ...(until && { until: shift.day(until) }),
    })),
    preferences: person.preferences,
  }));
}

export const assetRows = (content: Content) =>
  rowsOf(
    content,
    ({ assets }) => assets,
    (asset, owner, position) => ({ ...asset, ...owner, position }),
  );

export const dataGroupRows = (content: Content) =>
  rowsOf(
    content,
    ({ dataGroups }) => dataGroups,
    (group, owner, position) => ({ ...group, ...owner, position }),
  );

export const timetableRows = (content: Content) =>
  rowsOf(
    content,
    ({ timetable }) => timetable,
    (lesson, owner, position) => ({ ...lesson, ...owner, position }),
  );

export const taskRows = (content: Content, shift: Shift) =>
  rowsOf(
    content,
    ({ tasks }) => tasks,
    ({ service, ...task }, owner) => ({
      ...task,
      ...owner,
      createdAt: shift.past(task.createdAt, lastOf(task.createdAt, task.since)),
      deadline: task.deadline ? shift.moment(task.deadline) : null,
      since: shift.past(task.since, lastOf(task.createdAt, task.since)),
      app: service ?? null,
    }),
  );

export const approvalRows = (content: Content, shift: Shift) =>
  rowsOf(
    content,
    ({ approvals }) => approvals,
    (approval, owner) => {
      const { insertTime, updateTime, progress } = approval;
      const last = lastOfApproval(approval);
      return {
        ...approval,
        ...owner,
        insertTime: shift.past(insertTime, last),
        updateTime: shift.past(updateTime, last),
        deadline: approval.deadline ? shift.deadline(approval.deadline) : null,
        progress: progress.map((step) => ({
          ...step,
          when: step.when ? shift.past(step.when, last).toISOString() : null,
        })),
      };
    },
  );

export const messageRows = (content: Content, shift: Shift) =>
  rowsOf(
    content,
    ({ messages }) => messages,
    ({ service, link, ...message }, owner) => ({
      ...message,
      ...owner,
      sentAt: shift.past(message.sentAt),
      link: link ?? null,
      app: service ?? null,
    }),
  );

/**
 * Read states of every notice. The content lists those that matter to a person; the others count as read
 * when they came out, so that only what is published later is new.
 */
export function noticeReadRows(content: Content, shift: Shift) {
  return rowsOf(
    content,
    ({ notices, lastLogin }) => {
      const listed = new Map(notices.map((notice) => [notice.id, notice]));
      return content.notices.items.map(({ id, publishedAt }) => {
        const state = listed.get(id) ?? { read: true, readAt: publishedAt };
        return { id, readAt: state.read ? (state.readAt ?? lastLogin) : null };
      });
    },
    ({ id, readAt }, owner) => ({ ...owner, notice: id, readAt: readAt ? shift.past(readAt) : null }),
  );
}

export const collectionRows = (content: Content) =>
  rowsOf(
    content,
    ({ collected }) => [...new Set(collected)],
    (app, owner, position) => ({ ...owner, app, position }),
  );

/** The last use of each service: the content may name one several times. */
export const recentRows = (content: Content, shift: Shift) =>
  rowsOf(
    content,
    ({ recent }) => {
      const newest = new Map<string, PersonContent['recent'][number]>();
      for (const use of recent) {
        const known = newest.get(use.service);
        if (!known || known.at < use.at) newest.set(use.service, use);
      }
      return [...newest.values()];
    },
    ({ service, at, result }, owner) => ({ ...owner, app: service, at: shift.past(at), result }),
  );

export const scheduleRows = (content: Content, shift: Shift) =>
  rowsOf(
    content,
    ({ schedule }) => schedule,
    (entry, owner, position) => ({
      ...entry,
      ...owner,
      id: `entry-${position + 1}`,
      start: shift.moment(entry.start),
      end: shift.moment(entry.end),
      repeat: entry.repeat ?? null,
      remind: entry.remind ?? null,
    }),
  );

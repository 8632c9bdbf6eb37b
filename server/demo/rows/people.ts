import type { Content } from '../read.ts';
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

export function personRows({ institution, people }: Content, shift: Shift) {
  return people.map(({ account, name, pinyin, userType, no, department, title, phone, email, ...person }) => ({
    ...{ institution: institution.key, id: account, name, pinyin, userType, no, department, title, phone, email },
    avatar: null,
    lastLogin: shift.moment(person.lastLogin),
    identities: person.identities,
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
      createdAt: shift.moment(task.createdAt),
      deadline: task.deadline ? shift.moment(task.deadline) : null,
      since: shift.moment(task.since),
      app: service ?? null,
    }),
  );

export const approvalRows = (content: Content, shift: Shift) =>
  rowsOf(
    content,
    ({ approvals }) => approvals,
    (approval, owner) => ({
      ...approval,
      ...owner,
      insertTime: shift.moment(approval.insertTime),
      updateTime: shift.moment(approval.updateTime),
      progress: approval.progress.map((step) => ({
        ...step,
        when: step.when ? shift.moment(step.when).toISOString() : null,
      })),
    }),
  );

export const messageRows = (content: Content, shift: Shift) =>
  rowsOf(
    content,
    ({ messages }) => messages,
    ({ service, link, ...message }, owner) => ({
      ...message,
      ...owner,
      sentAt: shift.moment(message.sentAt),
      link: link ?? null,
      app: service ?? null,
    }),
  );

export const noticeReadRows = (content: Content, shift: Shift) =>
  rowsOf(
    content,
    ({ notices, lastLogin }) => notices.map((notice) => ({ ...notice, fallback: lastLogin })),
    ({ id, read, readAt, fallback }, owner) => ({
      ...owner,
      notice: id,
      readAt: read ? shift.moment(readAt ?? fallback) : null,
    }),
  );

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
    ({ service, at, result }, owner) => ({ ...owner, app: service, at: shift.moment(at), result }),
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

import { areas } from '@yimen/contract';
import { allOf, firstOf, type Reader } from './answers.ts';
import { type Findings, named } from './rules.ts';

const { approvals, apps, catalogue, lists, news, notices, oa, person, site, tasks, topics } = areas;

const has = (all: readonly { id: string }[], id: string) => all.some((each) => each.id === id);

/** Numbers beside what they count. */
export function counts(reader: Reader): Findings {
  const found: Findings = [];
  const same = (what: string, says: unknown, is: unknown) => {
    if (String(says) !== String(is)) found.push(`${named(reader)}: ${what} says ${says}, there are ${is}`);
  };
  for (const { id, count } of firstOf(reader, news.newsConfig).columns) {
    same(id, count, firstOf(reader, news.newsList, { column: id }).total);
  }
  for (const { id, count } of firstOf(reader, notices.noticeTypes)) {
    same(id, count, firstOf(reader, notices.noticeShow, { type: id }).total);
  }
  for (const { typeId, count } of firstOf(reader, lists.threeListConfig)) {
    same(typeId, count, firstOf(reader, lists.responsibilityList, { typeId }).total);
  }
  for (const { id, serviceCount } of firstOf(reader, topics.specialList)) {
    const { groups } = firstOf(reader, topics.specialInfo, { id });
    same(id, serviceCount, new Set(groups.flatMap((group) => group.apps.map((app) => app.id))).size);
  }
  const services = firstOf(reader, apps.getServiceApp).total;
  const listed = allOf(reader, apps.getServiceApp).flatMap(({ data }) => data.list);
  const statistic = firstOf(reader, site.homeStatistic);
  same('homeStatistic', statistic.services, services);
  same('homeStatistic', statistic.fullyOnline, listed.filter(({ online }) => online === 'full').length);
  const { labels, suitableFor } = firstOf(reader, apps.getLabelType);
  for (const { id, count } of labels) same(id, count, listed.filter((app) => has(app.labels, id)).length);
  for (const { id, count } of suitableFor) same(id, count, listed.filter((app) => has(app.suitableFor, id)).length);
  const sum = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
  same('categories', sum(firstOf(reader, apps.getAllType, { attributeType: 1 })), services);
  same('departments', sum(firstOf(reader, apps.getHomeDept, { attributeType: 1 })), services);
  if (reader.account === 'guest') return found;

  const systems = firstOf(reader, catalogue.getBusinessApp).total;
  same('categories of systems', sum(firstOf(reader, apps.getAllType, { attributeType: 2 })), systems);

  const unreadOf = (type?: string) => {
    const ofType = allOf(reader, notices.noticeShow).filter(({ input }) => input.type === type);
    return ofType.flatMap(({ data }) => data.list.filter(({ read }) => read === false));
  };
  for (const { id, unread } of firstOf(reader, notices.noticeTypes)) same(`unread ${id}`, unread, unreadOf(id).length);
  const muted = firstOf(reader, notices.noticeConfig).types.flatMap(({ id, subscribed }) => (subscribed ? [] : id));
  const followed = unreadOf().filter(({ type }) => !muted.includes(type.id));
  same('unread notices', firstOf(reader, notices.noticeShow).unread, followed.length);
  const messages = allOf(reader, person.personMessages).flatMap(({ data }) => data.list);
  same('unread messages', firstOf(reader, person.personMessages).unread, messages.filter(({ read }) => !read).length);

  for (const { status, count } of firstOf(reader, tasks.taskTypes)) {
    same(status, count, firstOf(reader, tasks.taskInfo, { status }).total);
  }
  const views = [1, 2, 3, 4] as const;
  for (const view of views) {
    const merged = firstOf(reader, approvals.getMergerApprovalData, { view });
    same(`merged approvals of view ${view}`, merged.total, firstOf(reader, approvals.getApprovalData, { view }).total);
    same(`sources of view ${view}`, sum(merged.sources), merged.total);
  }
  const groups = firstOf(reader, person.personTypes);
  for (const { id, name, count } of groups) {
    same(name, count, firstOf(reader, person.personData, { type: id })[0]?.rows.length);
  }
  for (const { name, value } of firstOf(reader, person.assets)) {
    const group = groups.find((each) => each.name === name);
    if (group) same(name, value, group.count);
    if (/^待(我审批|审|签)/.test(name)) {
      same(name, value, firstOf(reader, approvals.getApprovalData, { view: 1 }).total);
    }
  }
  return found;
}

/** What the office system is said to have, beside the approvals that come from it. */
export function office(reader: Reader, source: string): Findings {
  if (reader.account === 'guest') return [];
  const { waiting, decided, copied, begun, list } = firstOf(reader, oa.oaInfo);
  const says = { 1: waiting, 2: decided, 3: copied, 4: begun };
  const listed = ([1, 2, 3, 4] as const).map((view) => {
    const { sources } = firstOf(reader, approvals.getMergerApprovalData, { view });
    return { view, is: sources.find((each) => each.source === source)?.count ?? 0, says: says[view] };
  });
  return [...listed, { view: 'what waits', is: list.length, says: waiting }].flatMap(({ view, is, says }) =>
    is === says ? [] : [`${named(reader)}: the office says ${says} in ${view}, there are ${is}`],
  );
}

import { areas } from '@yimen/contract';
import type { Endpoint } from '@yimen/contract/endpoint';
import { dayText } from '../../../server/lib/time.ts';
import { allOf, firstOf, type Reader } from './answers.ts';

const { approvals, apps, calendar, news, notices, oa, person, schedule, session, tasks, topics } = areas;

/** What contradicts itself, each as a sentence that names the reader and the row. */
export type Findings = string[];

/** Who was answered so. */
export const named = ({ institution, account }: Reader) => `${institution}/${account}`;

/** Each text of a value with the key it stands under. */
export function* texts(value: unknown, key = ''): Generator<{ key: string; text: string }> {
  if (typeof value === 'string') yield { key, text: value };
  else if (Array.isArray(value)) for (const each of value) yield* texts(each, key);
  else if (value) for (const [inner, each] of Object.entries(value)) yield* texts(each, inner);
}

/** Ids stand behind names, never in their place. */
export function rawIds(reader: Reader, ids: ReadonlySet<string>): Findings {
  return shown(reader).flatMap(({ call, key, text }) =>
    ids.has(text) ? [`${named(reader)}: ${call} shows the id ${text} as ${key}`] : [],
  );
}

const shownCalls: readonly Endpoint[] = [
  person.personData,
  person.assets,
  tasks.taskInfo,
  approvals.getApprovalData,
  person.personMessages,
  person.personInfo,
  session.listIdentities,
  oa.oaInfo,
];

function shown({ answers }: Reader) {
  return answers
    .filter(({ endpoint }) => shownCalls.includes(endpoint))
    .flatMap(({ endpoint, data }) => [...texts(data)].map((each) => ({ call: endpoint.name, ...each })))
    .filter(({ key }) => !['id', 'key', 'code', 'status', 'userType', 'label'].includes(key));
}

/** What a reader looks for is there: the campus of who belongs to a department, the office, the number, the time. */
export function empty(reader: Reader): Findings {
  const found: Findings = [];
  const lacks = <Row extends object>(what: string, row: Row, fields: readonly (keyof Row & string)[]) => {
    for (const field of fields) if (!row[field]) found.push(`${named(reader)}: ${what} has no ${field}`);
  };
  for (const { input, data } of allOf(reader, apps.getAppGuide)) {
    const must = [
      'who',
      'place',
      'hours',
      'fee',
      'contactName',
      'contactPhone',
      'supervisionPhone',
      'updatedAt',
    ] as const;
    lacks(input.appId, data.guide, must);
  }
  for (const { input, data } of allOf(reader, notices.noticeInfo)) {
    lacks(input.noticeId, data, ['title', 'department', 'publishedAt']);
  }
  for (const { input, data } of allOf(reader, news.newsInfo)) {
    lacks(input.id, data, ['title', 'summary', 'source', 'publishedAt']);
  }
  for (const row of allOf(reader, tasks.taskInfo).flatMap(({ data }) => data.list)) {
    lacks(row.id, row, ['sponsor', 'department', 'holder', 'step']);
  }
  for (const row of allOf(reader, approvals.getApprovalData).flatMap(({ data }) => data.list)) {
    lacks(row.id, row, ['form', 'sponsor', 'status']);
  }
  for (const row of allOf(reader, session.listIdentities).flatMap(({ data }) => data.list)) {
    lacks(row.id, row, ['label', 'title']);
    if (row.department) lacks(row.id, row, ['campus']);
  }
  return found;
}

/** “第 9 周”, “第 1–8 周”, “第 1 周至第 8 周”, “3-16 周”: the last week that each speaks of; no age and no jubilee. */
const lastWeek = /(?:第 ?|\d+ ?周? ?[-–—~～至到、] ?(?:第 ?)?)(\d+) ?周(?![岁年])/g;

/** The weeks of a term that a text speaks of; a field of weeks is a list of them, “1-8,10-16”. */
export function weeksIn({ key, text }: { key: string; text: string }): number[] {
  if (key === 'weeks') return (text.match(/\d+/g) ?? []).map(Number);
  return [...text.matchAll(lastWeek)].map(([, week]) => Number(week));
}

/** Weeks of a term: its days are its weeks, and nobody speaks of a later one. */
export function weeks(reader: Reader): Findings {
  const { startDate, endDate, totalWeeks } = firstOf(reader, schedule.nowTerm);
  const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1;
  const found = days === totalWeeks * 7 ? [] : [`${named(reader)}: the term has ${totalWeeks} weeks and ${days} days`];
  for (const { endpoint, data } of reader.answers) {
    for (const each of texts(data)) {
      for (const week of weeksIn(each)) {
        if (week > totalWeeks) found.push(`${named(reader)}: ${endpoint.name} speaks of week ${week}: ${each.text}`);
      }
    }
  }
  return found;
}

/** A day of the content's own year, but for the end of a period that began in another year. */
const stands = /(?<![\dA-Z])2026-\d\d|(?<!20\d\d 年[^，。]{1,20})2026\s?年\s?\d+\s?月\s?\d+/;
/** Moments of long before have come to this year; names of files stay. */
const ofFields = /^(name|href|createdAt|since|insertTime|updateTime|when|updatedAt)$/;

/** What has happened is not ahead, what follows does not come first, and no day of the content's own year is left. */
export function order(reader: Reader, now: Date): Findings {
  const found: Findings = [];
  const minute = `${dayText(now)} ${new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(11, 16)}`;
  const follow = (what: string, ...moments: (string | null)[]) => {
    const known = moments.filter((each) => each !== null);
    if (known.join() !== [...known].sort().join()) found.push(`${named(reader)}: ${what} goes ${known.join(', ')}`);
  };
  for (const row of approvalsOf(reader)) {
    follow(row.id, row.insertTime, row.updateTime, minute);
    follow(`the progress of ${row.id}`, ...row.progress.map(({ when }) => when), minute);
    follow(`the deadline of ${row.id}`, row.insertTime, row.deadline);
  }
  for (const row of allOf(reader, tasks.taskInfo).flatMap(({ data }) => data.list)) {
    follow(row.id, row.createdAt, row.since, minute);
    follow(`the deadline of ${row.id}`, row.createdAt, row.deadline);
  }
  for (const row of allOf(reader, news.newsList).flatMap(({ data }) => data.list))
    follow(row.id, row.publishedAt, minute);
  for (const row of allOf(reader, notices.noticeShow).flatMap(({ data }) => data.list)) {
    follow(row.id, row.publishedAt, minute);
    follow(`the deadline of ${row.id}`, row.publishedAt, row.deadline);
  }
  for (const row of allOf(reader, person.personMessages).flatMap(({ data }) => data.list)) {
    follow(row.id, row.sentAt, minute);
  }
  for (const { data } of allOf(reader, person.personInfo)) follow('the last sign-in', data.lastLogin, minute);
  for (const { endpoint, data } of reader.answers) {
    if (ofTheCalendar.includes(endpoint)) continue;
    for (const { key, text } of texts(data)) {
      if (stands.test(text) && !ofFields.test(key)) {
        found.push(`${named(reader)}: ${endpoint.name} still says ${text.slice(0, 80)}`);
      }
    }
  }
  return found;
}

const ofTheCalendar: readonly Endpoint[] = [calendar.schoolCalendar, schedule.mySchedule, schedule.nowTerm];

const approvalsOf = (reader: Reader) =>
  [...allOf(reader, approvals.getApprovalData), ...allOf(reader, approvals.getMergerApprovalData)].flatMap(
    ({ data }) => data.list,
  );

/** Where a link leads is there, for this reader. */
export function links(reader: Reader): Findings {
  const rows = [...allOf(reader, tasks.taskInfo), ...allOf(reader, approvals.getApprovalData)].flatMap(
    ({ data }): { id: string }[] => data.list,
  );
  const kinds: [RegExp, ReadonlySet<string>][] = [
    [/^\/news\/more\/([\w-]+)/, new Set(allOf(reader, news.newsInfo).map(({ input }) => input.id))],
    [
      /^\/home\/special-services\/details\/([\w-]+)/,
      new Set(allOf(reader, topics.specialInfo).map(({ input }) => input.id)),
    ],
    [/^\/service-hall\/details\/([\w-]+)/, new Set(allOf(reader, apps.getAppGuide).map(({ input }) => input.appId))],
    [/^\/task-center\?.*task=([\w-]+)/, new Set(rows.map(({ id }) => id))],
  ];
  return reader.answers.flatMap(({ endpoint, data }) =>
    [...texts(data)].flatMap(({ text }) =>
      kinds.flatMap(([path, known]) => {
        const [, id] = path.exec(text) ?? [];
        return id && !known.has(id) ? [`${named(reader)}: ${endpoint.name} leads to ${text}`] : [];
      }),
    ),
  );
}

/** What can be fetched: each attachment that is named, its file and each picture. */
export async function files(reader: Reader, fetched: (path: string) => Promise<boolean>): Promise<Findings> {
  const found: Findings = [];
  const paths = new Set<string>();
  const names = (call: Endpoint, input: object, data: object, files: readonly string[]) => {
    const there = JSON.stringify(data);
    for (const name of files) {
      if (there.includes(encodeURIComponent(name))) continue;
      found.push(`${named(reader)}: ${call.name} ${JSON.stringify(input)} names ${name}, which is not there`);
    }
  };
  for (const { endpoint, input, data } of [...allOf(reader, news.newsInfo), ...allOf(reader, notices.noticeInfo)]) {
    const attached = data.attachments.map(({ name }) => name);
    names(endpoint, input, data, attached);
  }
  for (const { endpoint, input, data } of allOf(reader, apps.getAppGuide)) {
    const forms = data.guide.materials.flatMap(({ template }) => template ?? []);
    names(endpoint, input, data, forms);
  }
  for (const { data } of reader.answers) {
    for (const { text } of texts(data)) if (/^\/(files|art)\//.test(text)) paths.add(text);
  }
  for (const path of paths) if (!(await fetched(path))) found.push(`${named(reader)}: nothing answers ${path}`);
  return found;
}

import { dayText } from '../../../server/lib/time.ts';
import type { Data, Reader } from './answers.ts';

/** What contradicts itself, each as a sentence that names the reader and the row. */
export type Findings = string[];

const last = ({ answers }: Reader, call: string, input: Data = {}) =>
  answers.find((each) => each.call === call && Object.entries(input).every(([key, value]) => each.input[key] === value))
    ?.data;

const named = ({ institution, account }: Reader) => `${institution}/${account}`;

/** Each text of a value with the key it stands under. */
export function* texts(value: Data, key = ''): Generator<{ key: string; text: string }> {
  if (typeof value === 'string') yield { key, text: value };
  else if (Array.isArray(value)) for (const each of value) yield* texts(each, key);
  else if (value) for (const [inner, each] of Object.entries(value)) yield* texts(each, inner);
}

/** Numbers beside what they count. */
export function counts(reader: Reader): Findings {
  const found: Findings = [];
  const same = (what: string, says: unknown, is: unknown) => {
    if (String(says) !== String(is)) found.push(`${named(reader)}: ${what} says ${says}, there are ${is}`);
  };
  const total = (call: string, input: Data = {}) => last(reader, call, input)?.total;
  for (const { id, count } of last(reader, 'newsConfig').columns) same(id, count, total('newsList', { column: id }));
  for (const { id, count } of last(reader, 'noticeTypes')) same(id, count, total('noticeShow', { type: id }));
  for (const { typeId, count } of last(reader, 'threeListConfig')) {
    same(typeId, count, total('responsibilityList', { typeId }));
  }
  for (const { id, serviceCount } of last(reader, 'specialList')) {
    const { groups } = last(reader, 'specialInfo', { id });
    same(id, serviceCount, new Set(groups.flatMap(({ apps }: Data) => apps.map((app: Data) => app.id))).size);
  }
  const services = last(reader, 'getServiceApp').total;
  same('homeStatistic', last(reader, 'homeStatistic').services, services);
  const sum = (rows: Data[]) => rows.reduce((all, { count }) => all + count, 0);
  same('categories', sum(last(reader, 'getAllType', { attributeType: 1 })), services);
  same('departments', sum(last(reader, 'getHomeDept', { attributeType: 1 })), services);
  if (reader.account === 'guest') return found;

  for (const { status, count } of last(reader, 'taskTypes')) same(status, count, total('taskInfo', { status }));
  const groups = last(reader, 'personTypes');
  for (const { id, name, count } of groups) same(name, count, last(reader, 'personData', { type: id })[0].rows.length);
  for (const { name, value } of last(reader, 'assets')) {
    const group = groups.find((each: Data) => each.name === name);
    if (group) same(name, value, group.count);
    if (/^待(我审批|审|签)/.test(name)) same(name, value, total('getApprovalData', { view: 1 }));
  }
  return found;
}

/** Ids stand behind names, never in their place. */
export function rawIds(reader: Reader, ids: ReadonlySet<string>): Findings {
  return shown(reader).flatMap(({ call, key, text }) =>
    ids.has(text) ? [`${named(reader)}: ${call} shows the id ${text} as ${key}`] : [],
  );
}

const shownCalls = /^(personData|assets|taskInfo|getApprovalData|personMessages|personInfo|listIdentities|oaInfo)$/;

function shown({ answers }: Reader) {
  return answers
    .filter(({ call }) => shownCalls.test(call))
    .flatMap(({ call, data }) => [...texts(data.list ?? data)].map((each) => ({ call, ...each })))
    .filter(({ key }) => !['id', 'key', 'code', 'status', 'userType', 'label'].includes(key));
}

/** What a reader looks for is there: the campus of who belongs to a department, the office, the number, the time. */
export function empty(reader: Reader): Findings {
  const found: Findings = [];
  const lacks = (what: string, row: Data, fields: string[]) => {
    for (const field of fields) if (!row[field]) found.push(`${named(reader)}: ${what} has no ${field}`);
  };
  for (const { call, input, data } of reader.answers) {
    if (call === 'getAppGuide') {
      const must = ['who', 'place', 'hours', 'fee', 'contactName', 'contactPhone', 'supervisionPhone', 'updatedAt'];
      lacks(input.appId, data.guide, must);
    }
    if (call === 'noticeInfo') lacks(input.noticeId, data, ['title', 'department', 'publishedAt']);
    if (call === 'newsInfo') lacks(input.id, data, ['title', 'summary', 'source', 'publishedAt']);
    if (call === 'taskInfo')
      for (const row of data.list) lacks(row.id, row, ['sponsor', 'department', 'holder', 'step']);
    if (call === 'getApprovalData') for (const row of data.list) lacks(row.id, row, ['form', 'sponsor', 'status']);
    if (call === 'listIdentities') {
      for (const row of data.list) {
        lacks(row.id, row, ['label', 'title']);
        if (row.department) lacks(row.id, row, ['campus']);
      }
    }
  }
  return found;
}

/** Weeks of a term: its days are its weeks, and nobody speaks of a later one. */
export function weeks(reader: Reader): Findings {
  const { startDate, endDate, totalWeeks } = last(reader, 'nowTerm');
  const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1;
  const found = days === totalWeeks * 7 ? [] : [`${named(reader)}: the term has ${totalWeeks} weeks and ${days} days`];
  for (const { call, data } of reader.answers) {
    for (const { text } of texts(data)) {
      const [, week] = /第 (?:\d+ ?[–至、-] ?)?(\d+) 周/.exec(text) ?? [];
      if (Number(week) > totalWeeks) found.push(`${named(reader)}: ${call} speaks of week ${week}: ${text}`);
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
  for (const { call, data } of reader.answers) {
    for (const row of data.list ?? []) {
      if (/^get(Merger)?ApprovalData$/.test(call)) {
        const steps = row.progress.map(({ when }: Data) => when);
        follow(row.id, row.insertTime, row.updateTime, minute);
        follow(`the progress of ${row.id}`, ...steps, minute);
        follow(`the deadline of ${row.id}`, row.insertTime, row.deadline);
      }
      if (call === 'taskInfo') {
        follow(row.id, row.createdAt, row.since, minute);
        follow(`the deadline of ${row.id}`, row.createdAt, row.deadline);
      }
      if (call === 'newsList' || call === 'noticeShow') follow(row.id, row.publishedAt, minute);
      if (call === 'noticeShow') follow(`the deadline of ${row.id}`, row.publishedAt, row.deadline ?? null);
      if (call === 'personMessages') follow(row.id, row.sentAt, minute);
    }
    if (call === 'personInfo') follow('the last sign-in', data.lastLogin, minute);
    if (['schoolCalendar', 'mySchedule', 'nowTerm'].includes(call)) continue;
    for (const { key, text } of texts(data)) {
      if (stands.test(text) && !ofFields.test(key)) {
        found.push(`${named(reader)}: ${call} still says ${text.slice(0, 80)}`);
      }
    }
  }
  return found;
}

/** Where a link leads is there, for this reader. */
export function links(reader: Reader): Findings {
  const of = (call: string, key: string) =>
    new Set(reader.answers.filter((each) => each.call === call).map(({ input }) => input[key]));
  const kinds: [RegExp, ReadonlySet<string>][] = [
    [/^\/news\/more\/([\w-]+)/, of('newsInfo', 'id')],
    [/^\/home\/special-services\/details\/([\w-]+)/, of('specialInfo', 'id')],
    [/^\/service-hall\/details\/([\w-]+)/, of('getAppGuide', 'appId')],
  ];
  const matters = new Set(
    reader.answers
      .filter(({ call }) => call === 'taskInfo' || call === 'getApprovalData')
      .flatMap(({ data }) => data.list.map(({ id }: Data) => id)),
  );
  kinds.push([/^\/task-center\?.*matter=([\w-]+)/, matters]);
  return reader.answers.flatMap(({ call, data }) =>
    [...texts(data)].flatMap(({ text }) =>
      kinds.flatMap(([path, known]) => {
        const [, id] = path.exec(text) ?? [];
        return id && !known.has(id) ? [`${named(reader)}: ${call} leads to ${text}`] : [];
      }),
    ),
  );
}

/** What can be fetched: each attachment that is named, its file and each picture. */
export async function files(reader: Reader, fetched: (path: string) => Promise<boolean>): Promise<Findings> {
  const found: Findings = [];
  const paths = new Set<string>();
  for (const { call, input, data } of reader.answers) {
    for (const { text } of texts(data)) if (/^\/(files|art)\//.test(text)) paths.add(text);
    const names: string[] = [
      ...(data?.attachments ?? []).map(({ name }: Data) => name),
      ...(data?.guide?.materials ?? []).flatMap(({ template }: Data) => template ?? []),
    ];
    const there = JSON.stringify(data);
    for (const name of names) {
      if (there.includes(encodeURIComponent(name))) continue;
      found.push(`${named(reader)}: ${call} ${JSON.stringify(input)} names ${name}, which is not there`);
    }
  }
  for (const path of paths) if (!(await fetched(path))) found.push(`${named(reader)}: nothing answers ${path}`);
  return found;
}

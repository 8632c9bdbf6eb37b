import { areas } from '@yimen/contract';
import type { Approval } from '@yimen/contract/tasks/approvals';
import type { Task } from '@yimen/contract/tasks/tasks';
import { rowsOf, type Whole } from '../../../server/changes/check.ts';
import * as own from '../../../server/database/schema/person.ts';
import { apps, departments, guides } from '../../../server/database/schema/services.ts';
import { addDays, minuteText } from '../../../server/lib/time.ts';
import { allOf, type Reader } from './answers.ts';
import { type Findings, texts } from './rules.ts';

const { approvals, person, tasks } = areas;

const dated = /(?<![\d-])(?:202[67]-\d\d(?!\d)|\d\d-\d\d(?=$|[ 至–]))/;

/** A person's data move with everything else: a cell that names a date of the content's year names another by now. */
export function standing(reader: Reader, content: Whole): Findings {
  const groups = rowsOf(content, own.dataGroups).filter(({ person }) => person === reader.account);
  const cells = (groups: readonly { rows: readonly Record<string, string>[] }[]) =>
    groups.flatMap(({ rows }) => rows.flatMap((row) => Object.entries(row)));
  const now = new Set(
    cells(allOf(reader, person.personData).flatMap(({ data }) => data)).map(([key, value]) => `${key} ${value}`),
  );
  return cells(groups).flatMap(([key, value]) =>
    dated.test(value) && now.has(`${key} ${value}`)
      ? [`${reader.institution}/${reader.account}: ${key} still says ${value}`]
      : [],
  );
}

/** What was over when a matter was handed in, reported or told is over by then wherever the content has moved to. */
export function tells(reader: Reader, content: Whole): Findings {
  const isOwn = ({ person }: { person: string }) => person === reader.account;
  const written = new Map(
    [
      ...rowsOf(content, own.approvals)
        .filter(isOwn)
        .map((row) => ofApproval({ ...row, updateTime: minuteText(row.updateTime) })),
      ...rowsOf(content, own.tasks)
        .filter(isOwn)
        .map((row) => ofTask({ ...row, since: minuteText(row.since) })),
      ...rowsOf(content, own.messages)
        .filter(isOwn)
        .map((row) => ofMessage({ ...row, sentAt: minuteText(row.sentAt) })),
    ].map(({ id, ...told }) => [id, told] as const),
  );
  const answered = [
    ...allOf(reader, approvals.getApprovalData).flatMap(({ data }) => data.list.map(ofApproval)),
    ...allOf(reader, tasks.taskInfo).flatMap(({ data }) => data.list.map(ofTask)),
    ...allOf(reader, person.personMessages).flatMap(({ data }) => data.list.map(ofMessage)),
  ];
  const found: Findings = [];
  for (const { id, at, words } of answered) {
    const was = written.get(id);
    if (!was) continue;
    const before = daysIn(was.words, was.at);
    const after = daysIn(words, at);
    for (const [index, day] of before.entries()) {
      const then = after[index];
      if (!then || day >= was.at.slice(0, 10) || then <= at.slice(0, 10)) continue;
      found.push(`${reader.institution}/${reader.account}: ${id} of ${at} tells of ${then} as over`);
    }
  }
  return found;
}

const ofApproval = ({
  id,
  updateTime,
  title,
  progress,
}: Pick<Approval, 'id' | 'updateTime' | 'title'> & { progress: readonly { result: string }[] }) => ({
  id,
  at: updateTime,
  words: [title, ...progress.map(({ result }) => result)],
});
const ofTask = ({ id, since, title, step }: Pick<Task, 'id' | 'since' | 'title' | 'step'>) => ({
  id,
  at: since ?? '',
  words: [title, step],
});
const ofMessage = ({ id, sentAt, title, text }: { id: string; sentAt: string; title: string; text: string }) => ({
  id,
  at: sentAt,
  words: [title, text],
});

/** The days that texts name, of the year in which they are nearest to the moment of the telling. */
function daysIn(words: readonly string[], at: string): string[] {
  return [...texts(words)].flatMap(({ text }) =>
    [...text.matchAll(/(?:(\d{4}) ?年 ?)?(\d{1,2}) ?月 ?(\d{1,2}) ?日/g)].map(([, year, month = '', day = '']) => {
      const of = (each: number | string) => `${each}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
      if (year) return of(year);
      const own = Number(at.slice(0, 4));
      const latest = addDays(at.slice(0, 10), 183);
      return [own + 1, own, own - 1].map(of).find((each) => each <= latest) ?? of(own);
    }),
  );
}

/** A number belongs to one office, and an office has one number and one place to complain. */
export function numbers(content: Whole): Findings {
  const found: Findings = [];
  const { id: key } = content.institution;
  const offices = rowsOf(content, departments);
  const departmentOf = new Map(rowsOf(content, apps).map(({ id, department }) => [id, department]));
  const owners = new Map(offices.map(({ phone, id }) => [phone, id]));
  const contacts = new Map<string, string>();
  for (const { app: id, guide } of rowsOf(content, guides)) {
    const department = departmentOf.get(id);
    const { contactName, contactPhone, supervisionPhone } = guide;
    const office = offices.find((each) => each.id === department);
    if (supervisionPhone !== office?.supervisionPhone) {
      found.push(`${key}: ${id} is supervised by ${supervisionPhone}, ${department} by ${office?.supervisionPhone}`);
    }
    const owner = owners.get(contactPhone);
    if (owner && owner !== department) found.push(`${key}: ${contactPhone} of ${id} is the number of ${owner}`);
    const contact = `${contactPhone} ${contactName.split(/\s/).at(-1)}`;
    const known = contacts.get(contact) ?? contactName;
    if (known !== contactName) found.push(`${key}: ${contactPhone} is ${known} and ${contactName}`);
    contacts.set(contact, known);
  }
  const crisis = new Set<string>();
  for (const { text } of texts(Object.fromEntries(content.rows))) {
    for (const [, who = '', phone = ''] of text.matchAll(/(\p{Script=Han}老师)，(\d{3,4}-\d{4} \d{4})/gu)) {
      const others = [...contacts.keys()].filter((key) => key.startsWith(phone));
      if (others.length > 0 && !others.some((key) => key.endsWith(who))) {
        found.push(`${key}: ${phone} is ${who} and ${others.join()}`);
      }
    }
    for (const [, phone = ''] of text.matchAll(/心理援助(?:值班)?(?:电话|热线) (\d{3,4}-\d{4} \d{4}|12356)/g))
      crisis.add(phone);
  }
  if (crisis.size !== 1) found.push(`${key}: the line for people in distress is ${[...crisis].join(' and ')}`);
  for (const { supervisionPhone } of offices) {
    if (crisis.has(supervisionPhone)) found.push(`${key}: the line for people in distress takes complaints`);
  }
  return found;
}

import * as contract from '@yimen/contract/sources/push';
import { inArray } from 'drizzle-orm';
import { tasks } from '../database/schema/person.ts';
import { implement } from '../http/implement.ts';
import { deliver, deliveredId, type Kind } from '../sources/push/deliver.ts';
import { peopleOf, readDepartments, readDirectory } from '../sources/push/recipients.ts';

/** Most people of one task, and most rows that one batch writes. */
const maxPeople = 5_000;
const maxRows = 20_000;
/** Rows in one statement: few enough to stay under PostgreSQL's 65,535 parameters. */
const chunk = 1_000;

type Row = Omit<typeof tasks.$inferInsert, 'institution'>;

/** Tasks: each person named gets the task as a row of their own. */
const taskKind: Kind<contract.PushedTask, Row[]> = {
  name: 'task',
  schema: contract.pushedTask,

  async prepare(here, system, items) {
    const named = (list: 'numbers' | 'departments') => new Set(items.flatMap(({ recipients }) => recipients[list]));
    // Not in parallel: a transaction has one connection.
    const directory = await readDirectory(here, named('numbers'), named('departments'));
    const known = await readDepartments(here);
    let written = 0;
    return items.map((item) => {
      if (item.department !== '' && !known.has(item.department))
        return { field: 'department', message: '没有这个部门' };
      const strange = item.recipients.departments.findIndex((id) => !known.has(id));
      if (strange >= 0) return { field: `recipients.departments.${strange}`, message: '没有这个部门' };
      const { people, unknown } = peopleOf(item.recipients, directory);
      if (people.length === 0) return { field: 'recipients', message: '没有找到收件人' };
      if (people.length > maxPeople) return { field: 'recipients', message: `收件人最多 ${maxPeople} 人，请分成几条` };
      if (written + people.length > maxRows) return { field: 'recipients', message: '这一批的收件人过多，请分批送达' };
      written += people.length;
      return { row: people.map((person) => rowOf(item, deliveredId(system, item.id), system.name, person)), unknown };
    });
  },

  async write(here, _system, { rows, changed, withdrawn }) {
    const former = [...changed, ...withdrawn];
    await here.delete(tasks, inArray(tasks.id, former));
    const all = rows.flat();
    for (let start = 0; start < all.length; start += chunk) await here.insert(tasks, all.slice(start, start + chunk));
    return '';
  },
};

export const implementations = [implement(contract.pushTasks, ({ items }, visit) => deliver(visit, taskKind, items))];

type DeliveredTask = Exclude<contract.PushedTask, { state: 'withdrawn' }>;

function rowOf(item: DeliveredTask, id: string, source: string, person: string): Row {
  const { title, sponsor, department, step, url, results, state } = item;
  return {
    person,
    id,
    title,
    source,
    sponsor,
    department,
    step,
    url,
    results,
    status: state,
    createdAt: new Date(item.createdAt),
    deadline: item.deadline === null ? null : new Date(item.deadline),
    holder: '',
    since: new Date(item.updatedAt),
    app: null,
  };
}

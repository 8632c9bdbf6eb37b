import * as contract from '@yimen/contract/person/data';
import { actingAs } from '../access/acting.ts';
import { visibleApps } from '../access/visible.ts';
import { implement } from '../http/implement.ts';
import { expired, notFound } from '../http/refusal.ts';
import { minuteText } from '../lib/time.ts';
import { guideOf } from '../services/places.ts';
import { findPersonRow, findSessionRow } from '../sign-in/session/sessions.ts';
import { moduleTree } from '../site/modules.ts';
import { readModules, readShortcuts } from '../site/store.ts';
import { departmentName } from '../tenancy/names.ts';
import { scoped } from '../tenancy/scoped.ts';
import { readGroups } from './groups.ts';
import { readAssets, readMessages } from './store.ts';

export const implementations = [
  implement(contract.assets, async (_, visit) =>
    (await readAssets(visit)).map(({ code, name, value, unit, masked }) => ({ code, name, value, unit, masked })),
  ),

  implement(contract.personInfo, async (_, { db, institution, person, session }) => {
    const here = scoped(db, institution);
    const [row, own] = await Promise.all([findPersonRow(here, person.id), findSessionRow(here, session.id)]);
    if (!row) throw expired();
    const { name, avatar, phone, email } = row;
    const { no, title, department } = actingAs(row, session.identity);
    return {
      name,
      no,
      title,
      avatar,
      phone,
      email,
      department: await departmentName(here, department),
      lastLogin: own?.previousLogin ? minuteText(own.previousLogin) : null,
    };
  }),

  implement(contract.personWork, async ({ template }, visit) => {
    const own = template === 1 ? [] : [`personal-${template}`];
    return moduleTree(await readModules(visit, ...own, 'personal'));
  }),

  implement(contract.personTypes, async (_, visit) =>
    (await readGroups(visit)).map(({ id, name, rows, failed }) => ({ id, name, count: rows.length, failed })),
  ),

  implement(contract.personDataSelect, async ({ type }, visit) => {
    const [group] = await readGroups(visit, type);
    if (!group) throw notFound('没有这类数据');
    return choicesOf(group);
  }),

  implement(contract.personData, async ({ type, where }, visit) => {
    const asked = [...new URLSearchParams(where)];
    const groups = await readGroups(visit, type);
    if (type && groups.length === 0) throw notFound('没有这类数据');
    const known = new Set(groups.flatMap(({ fields }) => fields.map(({ key }) => key)));
    if (!asked.every(([field]) => known.has(field))) throw notFound('没有这一栏');
    return groups.map((group) => ({ ...group, rows: group.rows.filter((row) => hasValues(row, asked)) }));
  }),

  implement(contract.personMessages, async (input, visit) => {
    const [{ rows, total, unread }, visible] = await Promise.all([readMessages(visit, input), visibleApps(visit)]);
    return {
      list: rows.map(({ id, title, text, source, sentAt, read, link, app }) => ({
        id,
        title,
        text,
        source,
        read,
        sentAt: minuteText(sentAt),
        link: link ?? guideOf(app, visible),
      })),
      total,
      unread,
    };
  }),

  implement(contract.quickNavigation, async (_, visit) =>
    (await readShortcuts(visit, 'quick')).map(({ name, icon, url }) => ({ name, icon, url })),
  ),
];

interface Table {
  readonly fields: readonly { key: string; label: string }[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** Fields that can be filtered by: their values repeat. Each with its values in the order of their first appearance. */
function choicesOf({ fields, rows }: Table): { field: string; label: string; values: string[] }[] {
  return fields.flatMap(({ key, label }) => {
    const given = rows.map((row) => row[key] ?? '').filter((value) => value !== '');
    const values = [...new Set(given)];
    return values.length > 1 && values.length < given.length ? [{ field: key, label, values }] : [];
  });
}

/** Whether a row has all the requested values in their fields. */
function hasValues(row: Readonly<Record<string, string>>, asked: readonly [field: string, value: string][]) {
  return asked.every(([field, value]) => Object.hasOwn(row, field) && row[field] === value);
}

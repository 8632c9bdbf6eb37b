import { hrefTo } from '@yimen/contract/paths';
import * as contract from '@yimen/contract/person/data';
import { asc, desc, eq } from 'drizzle-orm';
import { people, sessions } from '../database/schema/people.ts';
import { assets, messages } from '../database/schema/person.ts';
import { departments } from '../database/schema/services.ts';
import { implement } from '../http/implement.ts';
import { expired, notFound } from '../http/refusal.ts';
import { offsetOf } from '../lib/paging.ts';
import { minuteText } from '../lib/time.ts';
import { moduleTree } from '../tenancy/modules.ts';
import { ownedBy, scoped } from '../tenancy/scoped.ts';
import { readModules, readShortcuts } from '../tenancy/store.ts';
import { choicesOf, holds } from './choices.ts';
import { readGroups } from './groups.ts';
import { markMessages } from './messages.ts';

export const implementations = [
  implement(contract.assets, async (_, { db, institution, person }) => {
    const rows = await scoped(db, institution).rows(assets, {
      where: ownedBy(assets, person),
      orderBy: [asc(assets.position)],
    });
    return rows.map(({ code, name, value, unit, masked }) => ({ code, name, value, unit, masked }));
  }),

  implement(contract.personInfo, async (_, { db, institution, person, session }) => {
    const here = scoped(db, institution);
    const [row, own] = await Promise.all([
      here.first(people, eq(people.id, person.id)),
      here.first(sessions, ownedBy(sessions, person, eq(sessions.id, session.id))),
    ]);
    if (!row) throw expired();
    const department = row.department ? await here.first(departments, eq(departments.id, row.department)) : null;
    const { name, no, title, avatar, phone, email } = row;
    return {
      name,
      no,
      title,
      avatar,
      phone,
      email,
      department: department?.name ?? '',
      lastLogin: own?.previousLogin ? minuteText(own.previousLogin) : null,
    };
  }),

  implement(contract.personWork, async ({ template }, { db, institution }) => {
    const here = scoped(db, institution);
    const own = template === 1 ? [] : await readModules(here, `personal-${template}`);
    return moduleTree(own.length > 0 ? own : await readModules(here, 'personal'));
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
    const wanted = [...new URLSearchParams(where)];
    const groups = await readGroups(visit, type);
    if (type && groups.length === 0) throw notFound('没有这类数据');
    const known = new Set(groups.flatMap(({ fields }) => fields.map(({ key }) => key)));
    if (!wanted.every(([field]) => known.has(field))) throw notFound('没有这一栏');
    return groups.map((group) => ({ ...group, rows: group.rows.filter((row) => holds(row, wanted)) }));
  }),

  implement(contract.personMessages, async (input, { db, institution, person }) => {
    const here = scoped(db, institution);
    const mine = ownedBy(messages, person);
    const orderBy = [desc(messages.sentAt), asc(messages.id)];
    const inOrder = db.select({ id: messages.id }).from(messages).where(here.of(messages, mine));
    const offset = await offsetOf(db, inOrder.orderBy(...orderBy), input);
    const [rows, total, unread] = await Promise.all([
      here.rows(messages, { where: mine, orderBy, limit: input.pageSize, offset }),
      here.count(messages, mine),
      here.count(messages, ownedBy(messages, person, eq(messages.read, false))),
    ]);
    return {
      list: rows.map(({ id, title, text, source, sentAt, read, link, app }) => ({
        id,
        title,
        text,
        source,
        read,
        sentAt: minuteText(sentAt),
        link: link ?? (app && hrefTo('service-hall-details-id', { id: app })),
      })),
      total,
      unread,
    };
  }),

  implement(contract.readMessages, markMessages),

  implement(contract.quickNavigation, async (_, { db, institution }) =>
    (await readShortcuts(scoped(db, institution), 'quick')).map(({ name, icon, url }) => ({ name, icon, url })),
  ),
];

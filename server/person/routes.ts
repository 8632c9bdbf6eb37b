import { assets as assetsCall, personInfo } from '@yimen/contract/homepage/person';
import { asc, eq } from 'drizzle-orm';
import { people, sessions } from '../database/schema/people.ts';
import { assets } from '../database/schema/person.ts';
import { departments } from '../database/schema/services.ts';
import { implement } from '../http/implement.ts';
import { expired } from '../http/refusal.ts';
import { minuteText } from '../institutions/clock.ts';
import { ownedBy, scoped } from '../institutions/scoped.ts';

export const implementations = [
  implement(assetsCall, async (_, { db, institution, person }) => {
    const rows = await scoped(db, institution).rows(assets, {
      where: ownedBy(assets, person),
      orderBy: [asc(assets.position)],
    });
    return rows.map(({ code, name, value, unit, masked }) => ({ code, name, value, unit, masked }));
  }),

  implement(personInfo, async (_, { db, institution, person, session }) => {
    const here = scoped(db, institution);
    const [row, own] = await Promise.all([
      here.first(people, eq(people.id, person.id)),
      here.first(sessions, ownedBy(sessions, person, eq(sessions.id, session.id))),
    ]);
    if (!row) throw expired();
    const department = row.department ? await here.first(departments, eq(departments.id, row.department)) : null;
    const { name, no, title, avatar, phone, email } = row;
    return {
      ...{ name, no, title, avatar, phone, email },
      department: department?.name ?? '',
      lastLogin: own?.previousLogin ? minuteText(own.previousLogin) : null,
    };
  }),
];

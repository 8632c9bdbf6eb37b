import { confirmSession, endSessions, listSessions } from '@yimen/contract/sign-in/session';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { sessions } from '../../database/schema/people.ts';
import { signInMethods } from '../../database/schema/sign-in.ts';
import { implement } from '../../http/implement.ts';
import { dayMs, minuteText } from '../../lib/time.ts';
import { institutionRow } from '../../tenancy/resolve.ts';
import { ownedBy, scoped } from '../../tenancy/scoped.ts';
import { lifetimeMs } from '../tokens.ts';
import { deviceName, maskedAddress } from './device.ts';

/** Most sessions that are told of: nobody reads more. */
const most = 100;

export const implementations = [
  implement(listSessions, async (_, { db, institution, person, session }) => {
    const here = scoped(db, institution);
    const { onLineMinute } = await institutionRow(db, institution);
    const now = Date.now();
    const alive = and(
      isNull(sessions.endedAt),
      gt(sessions.seenAt, new Date(now - onLineMinute * 60_000)),
      gt(sessions.startedAt, new Date(now - lifetimeMs)),
    );
    const where = ownedBy(sessions, person, alive);
    const rows = await here.rows(sessions, { where, orderBy: [desc(sessions.seenAt)], limit: most });
    const names = new Map((await here.rows(signInMethods)).map(({ id, name }) => [id, name]));
    const list = rows.map(({ id, userAgent, address, method, startedAt, seenAt, unfamiliar }) => ({
      id,
      unfamiliar,
      device: deviceName(userAgent),
      address: maskedAddress(address),
      method: names.get(method) ?? (method === 'password' ? '账号登录' : ''),
      startedAt: minuteText(startedAt),
      seenAt: minuteText(seenAt),
      current: id === session.id,
    }));
    return { idleMinute: onLineMinute, lifetimeDay: lifetimeMs / dayMs, list };
  }),

  implement(confirmSession, async ({ id }, { db, institution, person }) => {
    const own = ownedBy(sessions, person, eq(sessions.id, id), isNull(sessions.endedAt));
    return { confirmed: (await scoped(db, institution).update(sessions, { unfamiliar: false }, own)) > 0 };
  }),

  implement(endSessions, async ({ which }, { db, institution, person, session }) => {
    const chosen = which === 'others' ? ne(sessions.id, session.id) : eq(sessions.id, which);
    const own = ownedBy(sessions, person, chosen, isNull(sessions.endedAt));
    return { ended: await scoped(db, institution).update(sessions, { endedAt: new Date(), idToken: null }, own) };
  }),
];

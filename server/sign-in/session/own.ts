import { confirmSession, endSessions, listSessions } from '@yimen/contract/sign-in/session';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { personActor, recordEvent } from '../../audit/store.ts';
import { sessions } from '../../database/schema/people.ts';
import { signInMethods } from '../../database/schema/sign-in.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import { dayMs, minuteText } from '../../lib/time.ts';
import { notOver, revokeSessions } from '../../sessions.ts';
import { institutionRow } from '../../tenancy/resolve.ts';
import { ownedBy, scoped } from '../../tenancy/scoped.ts';
import { linkMethod } from '../api/link.ts';
import { lifetimeMs } from '../tokens.ts';
import { deviceName, maskedAddress } from './device.ts';

/** Most sessions that are listed: nobody reads more. */
const maxSessions = 100;

/** Names of ways to sign in that have no row of their own, by what a session calls them. */
const namesWithoutRow: Readonly<Record<string, string>> = { password: '账号登录', [linkMethod]: '一次性链接' };

export const implementations = [
  implement(listSessions, async (_, { db, institution, person, session }) => {
    const here = scoped(db, institution);
    const { onLineMinute } = await institutionRow(db, institution);
    const now = Date.now();
    const alive = and(
      notOver,
      gt(sessions.seenAt, new Date(now - onLineMinute * 60_000)),
      gt(sessions.startedAt, new Date(now - lifetimeMs)),
    );
    const where = ownedBy(sessions, person, alive);
    const rows = await here.rows(sessions, { where, orderBy: [desc(sessions.seenAt)], limit: maxSessions });
    const names = new Map((await here.rows(signInMethods)).map(({ id, name }) => [id, name]));
    const list = rows.map(({ id, userAgent, address, method, startedAt, seenAt, unfamiliar }) => ({
      id,
      unfamiliar,
      device: deviceName(userAgent),
      address: maskedAddress(address),
      method: names.get(method) ?? namesWithoutRow[method] ?? '',
      startedAt: minuteText(startedAt),
      seenAt: minuteText(seenAt),
      current: id === session.id,
    }));
    return { idleMinute: onLineMinute, lifetimeDay: lifetimeMs / dayMs, list };
  }),

  implement(confirmSession, async ({ id }, { db, institution, person }) => {
    const own = ownedBy(sessions, person, eq(sessions.id, id), notOver);
    return { confirmed: (await scoped(db, institution).update(sessions, { unfamiliar: false }, own)) > 0 };
  }),

  implement(endSessions, ({ which }, { db, institution, person, session, ip: address }) => {
    const chosen = which === 'others' ? ne(sessions.id, session.id) : eq(sessions.id, which);
    return inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      const ended = await revokeSessions(here, [ownedBy(sessions, person, chosen)]);
      const event = { actor: personActor(person), action: 'end-sessions', detail: String(ended), address } as const;
      if (ended > 0) await recordEvent(here, event);
      return { ended };
    });
  }),
];

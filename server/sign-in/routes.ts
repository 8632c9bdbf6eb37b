import { getUserInfo, guestLogin, login, logout } from '@yimen/contract/auth';
import { codes } from '@yimen/contract/envelope';
import { eq } from 'drizzle-orm';
import { people } from '../database/schema/people.ts';
import { departments } from '../database/schema/services.ts';
import { implement } from '../http/implement.ts';
import { expired, Refusal } from '../http/refusal.ts';
import { minuteText } from '../institutions/clock.ts';
import { scoped } from '../institutions/scoped.ts';
import { readDevice, rememberDevice } from './devices.ts';
import { countAttempt, dropOldAttempts, forgetAttempt } from './limits.ts';
import { verifyPassword } from './passwords.ts';
import { endSession, findAccount, knowsDevice, startSession } from './sessions.ts';
import { signToken } from './tokens.ts';

/** One attempt in so many sweeps the counts that no longer matter. */
const sweepOneIn = 50;

export const implementations = [
  implement(guestLogin, async (_, { db, institution }) => ({
    token: await signToken(db, institution, { person: 'guest', userType: 'GUEST', now: new Date() }),
  })),

  implement(login, async ({ account, password }, visit) => {
    const { db, institution, ip: address, log } = visit;
    const here = scoped(db, institution);
    const now = new Date();
    const device = readDevice(visit);
    const known = device !== null && (await knowsDevice(here, account, device));
    const attempt = { account, address, knownDevice: known ? device : null };
    const wait = await countAttempt(db, institution, attempt, now);
    if (wait > 0) throw new Refusal(codes.signInLocked, `尝试次数过多，请 ${inWords(wait)}后再试`);

    const found = await findAccount(here, account);
    if (!(await verifyPassword(found?.hash ?? null, password)) || !found) {
      if (Math.random() * sweepOneIn < 1) await dropOldAttempts(db, institution, now);
      throw new Refusal(codes.signInRefused, '账号或密码不正确');
    }
    await forgetAttempt(db, institution, attempt);
    const { person } = found;
    const userAgent = visit.headers.get('user-agent') ?? '';
    const start = { person, address, userAgent, device: rememberDevice(visit), now };
    const session = await startSession(here, start);
    log.info({ person: person.id, session }, 'signed in');
    return { token: await signToken(db, institution, { session, person: person.id, userType: person.userType, now }) };
  }),

  implement(logout, async (_, { db, institution, session, person }) => {
    if (session && person) await endSession(scoped(db, institution), session.id);
    return { redirect: null };
  }),

  implement(getUserInfo, async (_, { db, institution, session, person }) => {
    // Without a session it is the portal itself that draws a guest's page.
    const loginTime = minuteText(session?.loginTime ?? new Date());
    if (!person) {
      const guest = { id: 'guest', userType: 'GUEST' as const, name: '访客', no: '', department: '', title: '' };
      return { ...guest, avatar: null, loginTime };
    }
    const here = scoped(db, institution);
    const row = await here.first(people, eq(people.id, person.id));
    if (!row) throw expired();
    const { id, userType, name, no, title, avatar } = row;
    const department = row.department ? await here.first(departments, eq(departments.id, row.department)) : null;
    return { id, userType, name, no, title, avatar, department: department?.name ?? '', loginTime };
  }),
];

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
}

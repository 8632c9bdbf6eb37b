import { getUserInfo, guestLogin, logout, verifyDomain } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { confirmSignIn, oauth2Login, signInMethods, startPath } from '@yimen/contract/sign-in/sign-in';
import { actingAs, activeAmong, hasEnded, identitiesOf } from '../access/acting.ts';
import { implement } from '../http/implement.ts';
import { expired } from '../http/refusal.ts';
import { minuteText } from '../lib/time.ts';
import { departmentName } from '../tenancy/names.ts';
import { scoped, scopedOf } from '../tenancy/scoped.ts';
import { findAttempt, spendAttempt, spendCredential } from './attempts.ts';
import { readBrowser } from './browser.ts';
import { confirmedSignIn } from './confirm.ts';
import { readHostInfo } from './host-info.ts';
import { providerOf, providers, readMethods } from './providers.ts';
import { SignInRefusal } from './refuse.ts';
import { findPersonRow } from './session/sessions.ts';
import { signOutOf } from './sign-out.ts';
import { signToken } from './tokens.ts';

export const implementations = [
  ...providers.flatMap(({ calls = [] }) => calls),

  implement(verifyDomain, ({ service }, visit) => readHostInfo(visit, service)),

  implement(guestLogin, async (_, { db, institution }) => ({
    token: await signToken(db, institution, { person: 'guest', userType: 'GUEST', now: new Date() }),
  })),

  implement(logout, async ({ service }, visit) => {
    const { session, person } = visit;
    return { redirect: session && person ? await signOutOf({ ...visit, session, person }, service) : null };
  }),

  implement(signInMethods, async (_, { db, institution }) => {
    const list = (await readMethods(scoped(db, institution))).map(({ id, kind, name }) => ({
      id,
      kind,
      name,
      start: providerOf(kind)?.begin ? `${startPath}?method=${encodeURIComponent(id)}` : null,
      ...providerOf(kind)?.shown,
    }));
    return { list };
  }),

  implement(oauth2Login, async (query, visit) => {
    const here = scopedOf(visit);
    const attempt = await findAttempt(here, { id: query.state, browser: readBrowser(visit) });
    const method = (await readMethods(here)).find(({ id }) => id === attempt.method);
    const finish = method && providerOf(method.kind)?.finish;
    if (!finish) throw new SignInRefusal(signInCodes.noMethod, `no method ${attempt.method}`);
    await spendAttempt(here, attempt);
    if (query.code) await spendCredential(here, `oauth ${method.id} ${query.code}`);
    return finish(visit, method, attempt, query);
  }),

  implement(confirmSignIn, ({ handle }, visit) => confirmedSignIn(visit, handle)),

  implement(getUserInfo, async (_, { db, institution, session, person }) => {
    // Without a session the portal itself is the caller, while it renders a guest's page.
    const loginTime = minuteText(session?.loginTime ?? new Date());
    if (!person) {
      const guest = { id: 'guest', userType: 'GUEST' as const, name: '访客', no: '', department: '', title: '' };
      return { ...guest, avatar: null, identity: '', identities: 0, loginTime };
    }
    const here = scoped(db, institution);
    const row = await findPersonRow(here, person.id);
    if (!row) throw expired();
    const { id, name, avatar } = row;
    const chosen = session?.identity ?? null;
    const { userType, no, title, department: where } = actingAs(row, chosen);
    const all = identitiesOf(row);
    return {
      id,
      userType,
      name,
      no,
      title,
      avatar,
      department: await departmentName(here, where),
      identity: activeAmong(all, row, chosen)?.label ?? '',
      identities: all.filter((one) => !hasEnded(one)).length,
      loginTime,
    };
  }),
];

import { addPasskey, askPasskey, beginPasskey } from '@yimen/contract/access/passkeys';
import { confirmTotp, enrolTotp } from '@yimen/contract/access/second-factor';
import { qrConfirm, qrCreate, qrScan } from '@yimen/contract/sign-in/qr-code';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { accounts } from '../../server/database/schema/people.ts';
import { passportSecrets, passportServices, passports, signInAttempts } from '../../server/database/schema/sign-in.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import { beginAttempt, newHandle } from '../../server/sign-in/attempts.ts';
import { hashPassword } from '../../server/sign-in/passwords.ts';
import { digest, newSecret } from '../../server/sign-in/session/sessions.ts';
import { totpCode } from '../../server/sign-in/staff/totp.ts';
import { type Scoped, scoped } from '../../server/tenancy/scoped.ts';
import { SoftwarePasskey } from '../../server/testing/authenticator.ts';
import type { World } from '../../server/testing/world.ts';
import { busyPerson } from './large-institution.ts';

/** The input of a call, the cookie of its browser, and the session if it is not the busy person's. */
interface Sent {
  readonly input: unknown;
  readonly cookie?: string;
  readonly token?: string;
}

interface Asking {
  readonly world: World;
  readonly here: Scoped;
  /** Session of the busy person. */
  readonly token: string;
  readonly given: Readonly<Record<string, string>>;
}

/** Makes a sign-in attempt of a browser in which a person has been identified. */
async function attempt(here: Scoped): Promise<{ handle: string; cookie: string }> {
  const [handle, browser] = [newHandle(), newSecret()];
  const proven = { person: busyPerson, identity: null };
  await beginAttempt(here, { id: handle, method: 'password', target: null, service: '', browser, proven });
  const named = { appid: 'wx', openid: handle, subject: `wx ${handle}`, aliases: [] };
  await here.update(signInAttempts, { named }, eq(signInAttempts.id, handle));
  return { handle, cookie: `yimen_browser=${browser}` };
}

async function withHandle({ here, given }: Asking): Promise<Sent> {
  const { handle, cookie } = await attempt(here);
  return { input: { ...given, handle }, cookie };
}

async function qrCode(world: World) {
  const { data, headers } = await world.call(qrCreate, {});
  const [cookie = ''] = headers.getSetCookie().flatMap((each) => each.split(';')[0] ?? []);
  return { id: data.id, code: new URL(data.url).searchParams.get('code') ?? '', cookie };
}

async function scanned({ world, token }: Asking) {
  const made = await qrCode(world);
  await world.call(qrScan, { code: made.code }, { token });
  return made;
}

/** Changes or adds accounts directly, so that sessions stay valid; a changed password would end them. */
function writeAccounts({ world, here }: Asking, write: (within: Scoped) => Promise<unknown>): Promise<void> {
  return inTransaction(world.db, async (tx) => {
    await tx.execute(sql`select set_config('yimen.same_password', 'on', true)`);
    await write(scoped(tx, { id: here.institution }));
  });
}

/** Whose password is changed, by themselves and on signing in; the busy person keeps the demo's password. */
const [changer, renewer] = ['20120088', '20150132'];
const changers = new WeakMap<World, Promise<string>>();

function changerToken(world: World): Promise<string> {
  const token = changers.get(world) ?? world.signIn(changer);
  changers.set(world, token);
  return token;
}

/** The code of a second factor that the busy person's staff session begins to set. */
async function enrolmentCode({ world, token }: Asking): Promise<string> {
  const { data, msg } = await world.call(enrolTotp, {}, { token });
  if (!data) throw new Error(`A second factor cannot be set: ${msg}`);
  return totpCode(data.secret, new Date());
}

/** A passkey that the busy person's browser has made and not yet added. */
async function newPasskey({ world, token }: Asking) {
  const { data, msg } = await world.call(beginPasskey, {}, { token });
  if (!data) throw new Error(`A passkey cannot be added: ${msg}`);
  return SoftwarePasskey.make(data);
}

/** A passkey of the busy person. */
async function addedPasskey(asking: Asking): Promise<SoftwarePasskey> {
  const { passkey, made } = await newPasskey(asking);
  const { success, msg } = await asking.world.call(addPasskey, { name: '手机', ...made }, { token: asking.token });
  if (!success) throw new Error(`A passkey was not added: ${msg}`);
  return passkey;
}

/** Calls that need a value that is valid once: makes it, or stores the generated value as a valid one. */
const makers: Readonly<Record<string, (asking: Asking) => Promise<Sent>>> = {
  async login(asking) {
    const { here, given } = asking;
    const [account = '', passwordHash] = [given.account, await hashPassword(given.password ?? '')];
    // A new password ends the sessions of its person.
    const person = given.next === undefined ? busyPerson : renewer;
    await writeAccounts(asking, async (within) => {
      await within.insertNew(accounts, [{ account, person, passwordHash }]);
      await within.update(accounts, { person, passwordHash, formerHashes: [] }, eq(accounts.account, account));
    });
    // The account stands in the longest text for it, which a new password may not hold.
    const input =
      given.next === undefined
        ? given
        : { ...given, next: '门窗桌椅灯'.repeat(given.next.length).slice(0, given.next.length) };
    if (given.bind === undefined) return { input };
    const { handle, cookie } = await attempt(here);
    return { input: { ...input, bind: handle }, cookie };
  },
  async changePassword(asking) {
    const { world, given } = asking;
    const token = await changerToken(world);
    const passwordHash = await hashPassword(given.current ?? '');
    await writeAccounts(asking, (within) =>
      within.update(accounts, { passwordHash, formerHashes: [] }, eq(accounts.person, changer)),
    );
    return { input: given, token };
  },
  wechatBind: withHandle,
  confirmSignIn: withHandle,
  async passportVerify({ here, token, given }) {
    const { service = '', secret = '', ticket = '' } = given;
    const site = { id: service, name: '图书馆', origin: 'https://lib.example.edu', path: '/', cookieDomain: null };
    await here.insertNew(passportServices, [site]);
    await here.insertNew(passportSecrets, [{ service, digest: digest(secret) }]);
    await here.update(passportSecrets, { digest: digest(secret) }, eq(passportSecrets.service, service));
    const [session, expiresAt] = [decodeJwt(token).jti ?? '', new Date(Date.now() + 60_000)];
    await here.insertNew(passports, [{ digest: digest(ticket), service, session, person: busyPerson, expiresAt }]);
    return { input: given };
  },
  async confirmTotp(asking) {
    return { input: { ...asking.given, code: await enrolmentCode(asking) } };
  },
  async proveSecondFactor(asking) {
    const { world, given, token } = asking;
    const { data } = await world.call(confirmTotp, { code: await enrolmentCode(asking) }, { token });
    return { input: { ...given, code: data.recoveryCodes[0] } };
  },
  async addPasskey(asking) {
    return { input: { ...asking.given, ...(await newPasskey(asking)).made } };
  },
  async askPasskey(asking) {
    await addedPasskey(asking);
    return { input: asking.given };
  },
  async provePasskey(asking) {
    const passkey = await addedPasskey(asking);
    const { data } = await asking.world.call(askPasskey, {}, { token: asking.token });
    return { input: passkey.sign(data) };
  },
  async removePasskey(asking) {
    return { input: { id: (await addedPasskey(asking)).id } };
  },
  async qrScan({ world, given }) {
    return { input: { ...given, code: (await qrCode(world)).code } };
  },
  async qrConfirm(asking) {
    return { input: { ...asking.given, code: (await scanned(asking)).code } };
  },
  async qrLogin(asking) {
    const { id, code, cookie } = await scanned(asking);
    await asking.world.call(qrConfirm, { code, accept: true }, { token: asking.token });
    return { input: { ...asking.given, id }, cookie };
  },
};

/** The input of a call with a fresh value that is valid once; unchanged where the call needs none. */
export async function withRealCodes(world: World, name: string, input: unknown, token: string): Promise<Sent> {
  const given = input as Readonly<Record<string, string>>;
  return (await makers[name]?.({ world, here: scoped(world.db, { id: 'mingde' }), token, given })) ?? { input };
}

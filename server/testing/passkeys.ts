import { addPasskey, askPasskey, beginPasskey, passkeys, provePasskey } from '@yimen/contract/access/passkeys';
import { confirmTotp, enrolTotp } from '@yimen/contract/access/second-factor';
import { staffSession } from '@yimen/contract/access/staff';
import type { InputOf } from '@yimen/contract/endpoint';
import { readEvents } from '../audit/store.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { signInFailures } from '../database/schema/people.ts';
import { secondFactors, staffSessions } from '../database/schema/staff.ts';
import { totpCode } from '../sign-in/staff/totp.ts';
import { scoped } from '../tenancy/scoped.ts';
import { SoftwarePasskey } from './authenticator.ts';
import { enterAs } from './enter.ts';
import type { World } from './world.ts';

export type MakeOptions = NonNullable<Parameters<typeof SoftwarePasskey.make>[1]>;

/** How a passkey is made, and added. */
export interface AddOptions extends MakeOptions {
  readonly name?: string;
  /** The host that is asked; the first of the institution by default. */
  readonly at?: string;
}

/** What a page of 管理台 does with passkeys, by the cookie of a staff session on a test's world. */
export function passkeysOn(world: () => World) {
  const begin = async (cookie: string, host?: string) => (await world().call(beginPasskey, {}, { cookie, host })).data;

  /** Tries to add a passkey. */
  async function add(cookie: string, { name = '办公室电脑', at, ...options }: AddOptions = {}) {
    const { passkey, made } = SoftwarePasskey.make(await begin(cookie, at), options);
    return { passkey, answer: await world().call(addPasskey, { name, ...made }, { cookie, host: at }) };
  }

  return {
    /** Leaves no second factor, session, failure or entry of the record. */
    async forget(): Promise<void> {
      for (const table of [secondFactors, staffSessions, signInFailures, auditEntries]) await world().db.delete(table);
    },
    /** The cookie of a person who signs in on the way to 管理台. */
    enter: async (account: string) => (await enterAs(world(), account)).cookie,
    /** Actions of the record with their details, the newest first. */
    events: async () =>
      (await readEvents(scoped(world().db, { id: 'mingde' }), {})).map(({ action, detail }) => [action, detail]),
    begin,
    add,
    /** Adds a passkey. */
    async added(cookie: string, options: AddOptions = {}) {
      const { passkey, answer } = await add(cookie, options);
      if (!answer.success) throw new Error(`A passkey was not added: ${answer.msg}`);
      return { passkey, recoveryCodes: answer.data.recoveryCodes };
    },
    ask: async (cookie: string, host?: string) => (await world().call(askPasskey, {}, { cookie, host })).data,
    prove: (cookie: string, signed: InputOf<typeof provePasskey>, host?: string) =>
      world().call(provePasskey, signed, { cookie, host }),
    listOf: async (cookie: string) => (await world().call(passkeys, {}, { cookie })).data,
    stateOf: async (cookie: string) => (await world().call(staffSession, {}, { cookie })).data.secondFactor,
    /** Sets an app, and returns its secret. */
    async setTotp(cookie: string): Promise<string> {
      const { secret } = (await world().call(enrolTotp, {}, { cookie })).data;
      const { success, msg } = await world().call(confirmTotp, { code: totpCode(secret, new Date()) }, { cookie });
      if (!success) throw new Error(`The app was not set: ${msg}`);
      return secret;
    },
  };
}

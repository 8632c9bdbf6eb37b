import {
  addPasskey,
  askPasskey,
  beginPasskey,
  passkeys,
  provePasskey,
  removePasskey,
} from '@yimen/contract/access/passkeys';
import { endStaffSession, staffSession } from '@yimen/contract/access/staff';
import type { DataOf } from '@yimen/contract/endpoint';
import type { CDPSession, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { go, visits } from '../support/site.ts';
import { call, enter } from '../support/staff-calls.ts';

/** Nobody else's journey adds passkeys for them; what this one adds it removes. */
const account = '20090157';
const visit = visits();
const devices: CDPSession[] = [];
afterEach(async () => {
  for (const device of devices.splice(0)) await device.detach();
});

interface Device {
  /** Sets whether the person is recognised when the authenticator looks. */
  recognises(isTheirs: boolean): Promise<void>;
}

/** Gives a page's browser an authenticator as phones and notebooks have it, which answers at once. */
async function device(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  devices.push(cdp);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognises: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}

/** What the browser makes of options of `beginPasskey`, in the form of `addPasskey`; an error's name where it refuses. */
const make = (page: Page, options: DataOf<typeof beginPasskey>) =>
  page.evaluate(async (given) => {
    try {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(given);
      const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
      const { id, response } = made.toJSON() as RegistrationResponseJSON;
      const { clientDataJSON, attestationObject, transports } = response;
      return { id, clientDataJSON, attestationObject, transports };
    } catch (error) {
      return (error as Error).name;
    }
  }, options);

/** The same of `askPasskey` for `provePasskey`. */
const sign = (page: Page, options: DataOf<typeof askPasskey>) =>
  page.evaluate(async (given) => {
    try {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(given);
      const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
      const { id, response } = signed.toJSON() as AuthenticationResponseJSON;
      const { clientDataJSON, authenticatorData, signature, userHandle } = response;
      return { id, clientDataJSON, authenticatorData, signature, userHandle };
    } catch (error) {
      return (error as Error).name;
    }
  }, options);

function madeOf<T extends object>(answer: T | string): T {
  if (typeof answer === 'string') throw new Error(`The browser refuses: ${answer}`);
  return answer;
}

test('a passkey is added by a browser, proves the second factor there at the next sign-in, and is removed', async () => {
  const { page } = await visit();
  await go(page, '/home');
  const { recognises } = await device(page);
  expect(await enter(page, account)).toMatchObject({ success: true });
  expect((await call(page, askPasskey, {})).success, 'there is none yet').toBe(false);

  const { data: options } = await call(page, beginPasskey, {});
  expect(options.rp.id).toBe('mingde.localhost');
  const made = madeOf(await make(page, options));
  const { data: added, msg } = await call(page, addPasskey, { name: '笔记本电脑', ...made });
  expect(msg).toBe('');
  expect(added.recoveryCodes).toHaveLength(10);
  const { data: again } = await call(page, beginPasskey, {});
  expect(await make(page, again), 'the authenticator has one of the person already').toBe('InvalidStateError');

  await call(page, endStaffSession, {});
  await enter(page, account);
  const session = async () => (await call(page, staffSession, {})).data.secondFactor;
  expect(await session()).toMatchObject({ set: true, proven: false, passkeyHosts: ['mingde.localhost'] });
  await recognises(false);
  expect(await sign(page, (await call(page, askPasskey, {})).data), 'somebody else').toBe('NotAllowedError');
  await recognises(true);
  const { data: asked } = await call(page, askPasskey, {});
  const signed = madeOf(await sign(page, asked));
  expect(await call(page, provePasskey, signed)).toMatchObject({ success: true, msg: '' });
  expect(await session()).toMatchObject({ proven: true });
  expect((await call(page, provePasskey, signed)).success, 'a second time').toBe(false);

  const { data: listed } = await call(page, passkeys, {});
  expect(listed).toMatchObject([{ id: made.id, name: '笔记本电脑', here: true, usedAt: expect.any(String) }]);
  expect(await call(page, removePasskey, { id: made.id })).toMatchObject({ success: true });
  expect(await session()).toMatchObject({ set: false, passkeyHosts: [] });
});

test('a browser signs for no other host', async () => {
  const { page } = await visit();
  await go(page, '/home');
  await device(page);
  const userVerification = 'required' as const;
  const foreign = { challenge: 'AAAA', timeout: 300_000, userVerification, allowCredentials: [] };
  for (const rpId of ['yunzhou.localhost', 'localhost.example'])
    expect(await sign(page, { ...foreign, rpId }), rpId).toBe('SecurityError');
});

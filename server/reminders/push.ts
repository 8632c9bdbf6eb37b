import { createHash, generateKeyPairSync } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { importJWK, type JWK, SignJWT } from 'jose';
import * as v from 'valibot';
import { pushSubscriptions } from '../database/schema/reminders.ts';
import { systemReason } from '../database/system-error.ts';
import { guardedFetch } from '../lib/outbound/fetch.ts';
import { shortText } from '../lib/short-text.ts';
import { type Channel, ChannelFailure, type Portal } from './channel.ts';
import { encryptPush } from './encrypt.ts';
import { linkOf, titleOf } from './mail-text.ts';
import { deleteSubscription, readSubscriptions, type Subscription } from './subscriptions.ts';

/** Hosts of the push services of browsers; a subscription that names another is refused. */
const usualServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
].join(',');

const settings = v.strictObject({
  contact: v.pipe(v.string(), v.regex(/^(mailto:[^\s@]+@\S+|https:\/\/\S+)$/, '应为 mailto: 或 https:// 开头的地址')),
  services: v.optional(v.pipe(v.string(), v.regex(/^[\w.*-]+(,[\w.*-]+)*$/, '应为主机名，用逗号隔开')), usualServices),
  publicKey: v.optional(v.string(), ''),
});

/** How long a push service keeps a message for a device that is off, in s. */
const keptSeconds = 86_400;
const timeoutMs = 10_000;
/** Longest title that is sent; the page has the rest. */
const longestTitle = 60;

/** Whether an address is one of a push service that the operator lets the server write to; `*.` stands for any name before. */
export function isOfService(given: unknown, endpoint: string): boolean {
  const { protocol, hostname, username } = URL.parse(endpoint) ?? {};
  const isNamed = (host: string) => (host.startsWith('*.') ? hostname?.endsWith(host.slice(1)) : hostname === host);
  return protocol === 'https:' && username === '' && v.parse(settings, given).services.split(',').some(isNamed);
}

/** What became of a push to one device. */
type Pushed = { readonly state: 'taken' | 'gone' } | { readonly state: 'failed'; readonly words: string };

/** Web Push, to the browsers that a person is signed in on and has subscribed. */
export const push: Channel = {
  hourly: 30,
  settings,
  lacks: ({ secret }) => (secret ? null : '还没有密钥，请再运行一次 channel set'),
  makeSecret() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
    return {
      secret: JSON.stringify(privateKey.export({ format: 'jwk' })),
      settings: { publicKey: point.toString('base64url') },
    };
  },

  forget: (here) => here.delete(pushSubscriptions, sql`true`),

  async reached(here, people) {
    const devices = await readSubscriptions(
      here,
      people.map(({ id }) => id),
    );
    const each = Map.groupBy(devices, ({ person }) => person);
    return new Map([...each].map(([person, own]) => [person, `${own.length} 台设备`]));
  },

  open(here, row, portal, allowPrivate) {
    const { contact, publicKey } = v.parse(settings, row.settings);
    async function post(device: Subscription, body: Buffer, topic: string): Promise<number> {
      const claims = new SignJWT({ sub: contact }).setProtectedHeader({ alg: 'ES256', typ: 'JWT' });
      const { origin } = new URL(device.endpoint);
      const key = await importJWK(JSON.parse(row.secret ?? '{}') as JWK, 'ES256');
      const token = await claims.setAudience(origin).setExpirationTime('12h').sign(key);
      const headers = {
        authorization: `vapid t=${token}, k=${publicKey}`,
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(keptSeconds),
        urgency: 'normal',
        // One that is sent again replaces the first.
        topic,
      };
      const asked = { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) };
      const answer = await guardedFetch(device.endpoint, asked, allowPrivate);
      await answer.body?.cancel();
      return answer.status;
    }

    /** Why push services take nothing of anybody now, by host: others of their devices do not wait for them. */
    const troubles = new Map<string, string>();
    async function pushTo(device: Subscription, text: string, topic: string): Promise<Pushed> {
      const { host } = new URL(device.endpoint);
      const known = troubles.get(host);
      if (known) return { state: 'failed', words: known };
      try {
        const status = await post(device, encryptPush(text, device), topic);
        if (status < 300) return { state: 'taken' };
        if (status === 404 || status === 410) return { state: 'gone' };
        const words = `推送服务拒绝了（${status}）`;
        if (status >= 500 || status === 429) troubles.set(host, words);
        return { state: 'failed', words };
      } catch (error) {
        const { cause } = error as Error;
        const words = systemReason(cause) ?? systemReason(error) ?? '推送服务没有答复';
        troubles.set(host, words);
        return { state: 'failed', words };
      }
    }

    return {
      async send({ id }, reminder) {
        const lacking = push.lacks(row);
        if (lacking) throw new ChannelFailure(`Push is not set up: ${row.institution}`, lacking, { isForAll: true });
        const text = payloadOf(portal, reminder);
        const digest = createHash('sha256').update(`${row.institution} ${id} ${reminder.id}`).digest('base64url');
        let isSent = false;
        let failure: string | undefined;
        for (const device of await readSubscriptions(here, [id])) {
          const pushed = await pushTo(device, text, digest.slice(0, 32));
          isSent ||= pushed.state === 'taken';
          if (pushed.state === 'gone') await deleteSubscription(here, device.session);
          if (pushed.state === 'failed') failure = pushed.words;
        }
        // Where one of several devices has it, the person knows.
        if (!isSent && failure)
          throw new ChannelFailure(`No push service took it: ${row.institution}`, failure, { isForAll: false });
        return isSent;
      },
    };
  },
};

/** What a device shows, as `portal/offline/worker/push.ts` reads it: the page has the text. */
function payloadOf({ name }: Portal, reminder: Parameters<typeof titleOf>[0]): string {
  const [first] = reminder.messages;
  const href = reminder.messages.length === 1 ? linkOf(first) : '/info-center?tab=notices';
  return JSON.stringify({ title: shortText(titleOf(reminder), longestTitle), body: name, href });
}

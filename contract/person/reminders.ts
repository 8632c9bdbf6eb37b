import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { nothing } from '../fields.ts';

/** What a person is reminded of outside the page, by kind. */
export const reminderKinds = { security: '账号安全', schedule: '日程提醒', messages: '个人消息' } as const;
export type ReminderKind = keyof typeof reminderKinds;

/** Where reminders go. */
export const reminderChannels = { mail: '邮件', push: '浏览器推送' } as const;
export type ReminderChannel = keyof typeof reminderChannels;

/** At once, in the digest of the day, or not at all. */
export const reminderChoices = ['now', 'digest', 'off'] as const;
export type ReminderChoice = (typeof reminderChoices)[number];

/** Where a one-click link of a reminder leads; its query holds the token. */
export const reminderOffPath = '/reminders/off';

const names = <T extends object>(table: T) => Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];
export const reminderKindIds = names(reminderKinds);
export const reminderChannelIds = names(reminderChannels);
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间应写作 22:30 的样子'));

/** What a person has chosen about reminders. */
const settings = {
  choices: described(
    v.pipe(
      v.array(
        v.strictObject({
          kind: described(v.picklist(reminderKindIds), 'What it is about.'),
          channel: described(v.picklist(reminderChannelIds), 'Where it goes.'),
          choice: described(
            v.picklist(reminderChoices),
            '`now`, `digest` for the one of the day, or `off` for not at all.',
          ),
        }),
      ),
      v.maxLength(20, '选择过多'),
    ),
    'For each kind and channel; in an input, those that are not named stay as they are.',
  ),
  quiet: described(
    v.nullable(
      v.strictObject({
        from: described(timeOfDay, 'From when, `HH:mm`.'),
        to: described(timeOfDay, 'Until when, `HH:mm`; before `from`, it is that of the next day.'),
      }),
    ),
    'Hours in which nothing is sent: it comes at their end, all as one. Null without them.',
  ),
  digestHour: described(
    v.pipe(v.number(), v.integer('应为整点'), v.minValue(0, '应为 0 到 23'), v.maxValue(23, '应为 0 到 23')),
    'The hour of the day at which the digest comes, 0 to 23.',
  ),
};

const config = v.object({
  kinds: described(
    v.array(v.object({ id: described(v.picklist(reminderKindIds), 'Its id.'), name: common.name })),
    'What one can be reminded of, in order.',
  ),
  channels: described(
    v.array(
      v.object({
        id: described(v.picklist(reminderChannelIds), 'Its id.'),
        name: common.name,
        reaches: described(
          v.nullable(v.string()),
          'Where it goes, such as the address in the records; null where the person has none yet.',
        ),
      }),
    ),
    'Where the institution can send reminders; empty where it sends none.',
  ),
  push: described(
    v.nullable(
      v.object({
        key: described(v.string(), 'The public key with which a browser subscribes, in base64url (RFC 8292).'),
        isSubscribed: described(v.boolean(), 'Whether the browser of this session has.'),
      }),
    ),
    'Where the institution pushes to browsers; null where it does not.',
  ),
  ...settings,
});

export const reminderConfig = endpoint({
  name: 'reminderConfig',
  method: 'GET',
  path: '/homepage/user/getReminderConfig',
  access: 'member',
  summary:
    'Which messages remind the person outside the page, and how. Each is in their messages, whatever they choose.',
  input: nothing,
  data: config,
  example: {},
});

export const saveReminderConfig = endpoint({
  name: 'saveReminderConfig',
  method: 'POST',
  path: '/homepage/user/getReminderConfig',
  access: 'member',
  summary: 'Sets which messages remind the person outside the page, and when.',
  input: v.strictObject(settings),
  data: config,
  writes: true,
  example: { choices: [{ kind: 'messages', channel: 'mail', choice: 'digest' }], quiet: null, digestHour: 8 },
});

export const subscribePush = endpoint({
  name: 'subscribePush',
  method: 'POST',
  path: '/homepage/user/subscribePush',
  access: 'member',
  summary: 'Has reminders pushed to this browser until its session ends (RFC 8030, RFC 8291); one for each session.',
  input: v.strictObject({
    endpoint: described(
      v.pipe(v.string(), v.regex(/^https:\/\/[\w.:-]{1,200}\/[\w./:?=&%~-]{0,700}$/, '不是推送服务的网址')),
      'Where the push service of the browser takes messages for it; one that the institution knows.',
    ),
    p256dh: described(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/, '不是公钥')), 'The public key of the browser.'),
    auth: described(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/, '长度不对')), 'What is agreed with the browser.'),
  }),
  data: v.object({}),
  writes: true,
  exampleRefused: codes.pushRefused,
  failures: {
    [codes.pushRefused]: 'No push service that the institution knows, or no key, or nothing is pushed here.',
  },
  example: {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

export const unsubscribePush = endpoint({
  name: 'unsubscribePush',
  method: 'POST',
  path: '/homepage/user/unsubscribePush',
  access: 'member',
  summary: 'Ends what is pushed to the browser of this session.',
  input: v.strictObject({}),
  data: v.object({}),
  writes: true,
  example: {},
});

import { expect, test } from 'vitest';
import { accountSecurity, scheduleReminder } from '../messages/tell.ts';
import { type DueReminder, planReminders } from './plan.ts';
import type { ReminderSettings } from './settings.ts';

const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}:00+08:00`);
const due = (message: string, source = '教务处', gathered = false): DueReminder => ({
  message,
  gathered,
  attempts: 0,
  unread: { id: message, title: message, text: '', source, sentAt: at('09:00') },
});
const all: ReminderSettings = {
  choices: { mail: { messages: 'now', schedule: 'digest', security: 'now' } },
  quiet: { from: '22:00', to: '07:00' },
  digestHour: 8,
};

/** What becomes of each message: a list of what is sent in one, when it is looked at again, or nothing. */
function plan(reminders: readonly DueReminder[], now: Date, settings: Partial<ReminderSettings> = {}, room = 10) {
  const asked = { channel: 'mail', settings: { ...all, ...settings }, isReached: true, room, now } as const;
  const { drop, later, send } = planReminders(reminders, asked);
  return {
    drop: drop.map(({ message }) => message),
    later: later.map(({ reminder, due: then }) => [reminder.message, then]),
    send: send.map((group) => group.map(({ message }) => message)),
  };
}

test('each is sent on its own at once', () => {
  expect(plan([due('a'), due('b')], at('10:00'))).toEqual({ drop: [], later: [], send: [['a'], ['b']] });
});

test('in quiet hours all waits until they end, of this day or the next, and then goes in one', () => {
  const wait = (end: Date) => ({ drop: [], later: [['a', end]], send: [] });
  expect(plan([due('a', accountSecurity)], at('22:00'))).toEqual(wait(at('07:00', '2026-11-21')));
  expect(plan([due('a')], at('06:59'))).toEqual(wait(at('07:00')));
  expect(plan([due('a', '', true), due('b', '', true), due('c')], at('07:00')).send).toEqual([['a', 'b'], ['c']]);
  expect(plan([due('a')], at('13:00'), { quiet: { from: '12:00', to: '14:00' } })).toEqual(wait(at('14:00')));
  expect(plan([due('a')], at('23:00'), { quiet: null }).send).toEqual([['a']]);
});

test('what is for the digest waits for its hour, and goes in one then', () => {
  const given = [due('a', scheduleReminder)];
  expect(plan(given, at('07:30')).later).toEqual([['a', at('08:00')]]);
  expect(plan(given, at('08:00')).later).toEqual([['a', at('08:00', '2026-11-21')]]);
  expect(plan([due('a', scheduleReminder, true), due('b', scheduleReminder, true)], at('08:00')).send).toEqual([
    ['a', 'b'],
  ]);
});

test('what was read, is gone or is switched off is dropped, so that no digest is empty', () => {
  const read: DueReminder = { ...due('a', '', true), unread: null };
  const off = { choices: { mail: { messages: 'off' } } } as const;
  expect(plan([read], at('08:00'))).toEqual({ drop: ['a'], later: [], send: [] });
  expect(plan([due('b')], at('08:00'), off)).toEqual({ drop: ['b'], later: [], send: [] });
});

test('until somebody chooses, only what is about the account is mailed', () => {
  const { drop, send } = plan([due('a'), due('b', accountSecurity), due('c', scheduleReminder)], at('10:00'), {
    choices: {},
  });
  expect([send, drop]).toEqual([[['b']], ['a', 'c']]);
});

test('what is beyond the most of an hour comes an hour later, as one', () => {
  expect(plan([due('a'), due('b'), due('c')], at('10:00'), {}, 1)).toEqual({
    drop: [],
    later: [
      ['b', at('11:00')],
      ['c', at('11:00')],
    ],
    send: [['a']],
  });
});

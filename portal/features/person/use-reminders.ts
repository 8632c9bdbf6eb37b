import { type ReminderChoice, saveReminderConfig } from '@yimen/contract/person/reminders';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { isExpired, messageOf } from '../../lib/api/errors.ts';
import { type Choice, isSame, type ReminderSettings, reminderSaver, type Settings } from './reminder-saver.ts';

export type { ReminderSettings } from './reminder-saver.ts';

export const choiceNames: Readonly<Record<ReminderChoice, string>> = { now: '马上', digest: '每天汇总', off: '不提醒' };

export const reminderChoices = Object.keys(choiceNames) as ReminderChoice[];

/** Hours that most people choose from, and what they chose otherwise. */
const usualQuiet = ['22:00-07:00', '23:00-07:00', '00:00-06:00', '12:00-14:00'];
const usualHours = [7, 8, 12, 18, 20];

const quietName = (span: string): string => {
  const [from = '', to = ''] = span.split('-');
  return span === '' ? '不设' : `${from} 到${from > to ? '次日' : ''} ${to}`;
};

/** A person's choices about reminders: each is saved at once, and can be undone. */
export function useReminders(loaded: ReminderSettings) {
  const toast = useToast();
  const [settings, setSettings] = useState<Settings>(loaded);
  const [send] = useState(() => reminderSaver(loaded, (input) => call(saveReminderConfig, input), setSettings));

  async function save(change: Partial<Settings>, isUndo = false): Promise<void> {
    try {
      const undo = await send(change);
      const action = { label: '撤销', onSelect: () => void save(undo, true) };
      toast.success(isUndo ? '已撤销' : '提醒方式已保存', isUndo ? {} : { action });
    } catch (error) {
      if (!isExpired(error)) toast.error(messageOf(error));
    }
  }

  const quiet = settings.quiet ? `${settings.quiet.from}-${settings.quiet.to}` : '';
  return {
    choiceOf: (of: Omit<Choice, 'choice'>): ReminderChoice =>
      settings.choices.find((one) => isSame(one, of))?.choice ?? 'off',
    choose: (chosen: Choice) => save({ choices: [chosen] }),
    hasDigest: settings.choices.some(({ choice }) => choice === 'digest'),
    quiet: {
      value: quiet,
      options: [...new Set(['', ...usualQuiet, quiet])].map((value) => ({ value, label: quietName(value) })),
      choose(span: string) {
        const [from = '', to = ''] = span.split('-');
        return save({ quiet: span === '' ? null : { from, to } });
      },
    },
    digest: {
      value: String(settings.digestHour),
      options: [...new Set([...usualHours, settings.digestHour])].map((hour) => ({
        value: String(hour),
        label: `${hour}:00`,
      })),
      choose: (hour: string) => save({ digestHour: Number(hour) }),
    },
  };
}

type Channel = ReminderSettings['channels'][number];

const unreachedTexts: Readonly<Record<Channel['id'], string>> = {
  mail: '您登记的资料里没有可用的邮箱，收不到邮件：请联系本单位更正资料。',
  push: '还没有接收推送的设备，请先打开“在这台设备上提醒”。',
};

/** What to do about a channel that does not reach the person yet; null where it does. */
export const unreachedText = ({ id, reaches }: Channel): string | null =>
  reaches === null ? unreachedTexts[id] : null;

export const quietText = '这段时间里不发提醒，结束时合成一条再发。';

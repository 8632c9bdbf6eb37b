import { ActionSheet } from '@yimen/ui/mobile/action-sheet';
import { Cell, CellGroup } from '@yimen/ui/mobile/cell';
import { Section } from '@yimen/ui/mobile/section';
import { useState } from 'react';
import { PushDevice } from '../PushDevice.tsx';
import {
  choiceNames,
  quietText,
  type ReminderSettings,
  reminderChoices,
  unreachedText,
  useReminders,
} from '../use-reminders.ts';

interface Asked {
  readonly title: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  choose(value: string): void;
}

/** Where the person is reminded of which messages, and when (DESIGN §9, 36b). */
export function Reminders({ settings }: { settings: ReminderSettings }) {
  const { choiceOf, choose, hasDigest, quiet, digest } = useReminders(settings);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (next: Asked) => {
    setAsked(next);
    setOpen(true);
  };
  const labelOf = ({ options, value }: Pick<Asked, 'options' | 'value'>) =>
    options.find((one) => one.value === value)?.label;
  return (
    <>
      {settings.push && (
        <Section aria-label="这台设备">
          <PushDevice push={settings.push} size="large" />
        </Section>
      )}
      {settings.channels.map((channel) => (
        <Section
          key={channel.id}
          title={channel.name}
          note={unreachedText(channel) ?? `发到 ${channel.reaches}`}
          {...(channel.reaches !== null && { padding: 'none' })}
        >
          {channel.reaches !== null && (
            <CellGroup>
              {settings.kinds.map(({ id: kind, name }) => {
                const choice = choiceOf({ kind, channel: channel.id });
                const options = reminderChoices.map((value) => ({ value, label: choiceNames[value] }));
                const chosen = (value: string) => {
                  const wanted = reminderChoices.find((one) => one === value);
                  if (wanted) void choose({ kind, channel: channel.id, choice: wanted });
                };
                const title = `${name}：${channel.name}`;
                return (
                  <Cell
                    key={kind}
                    title={name}
                    value={choiceNames[choice]}
                    onPress={() => ask({ title, value: choice, options, choose: chosen })}
                  />
                );
              })}
            </CellGroup>
          )}
        </Section>
      ))}
      <Section aria-label="时间" padding="none">
        <CellGroup>
          <Cell
            title="安静时段"
            note={quietText}
            value={labelOf(quiet)}
            onPress={() => ask({ title: '安静时段', ...quiet, choose: (span) => void quiet.choose(span) })}
          />
          {hasDigest && (
            <Cell
              title="汇总时间"
              value={labelOf(digest)}
              onPress={() => ask({ title: '汇总时间', ...digest, choose: (hour) => void digest.choose(hour) })}
            />
          )}
        </CellGroup>
      </Section>
      <ActionSheet
        title={asked?.title ?? ''}
        open={isOpen}
        onOpenChange={setOpen}
        actions={(asked?.options ?? []).map(({ value, label }) => ({
          id: value || 'none',
          label,
          note: value === asked?.value ? '现在是这样' : undefined,
        }))}
        onAction={(id) => asked?.choose(id === 'none' ? '' : id)}
      />
    </>
  );
}

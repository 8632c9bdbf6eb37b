import { Checkbox } from '@yimen/ui/checkbox';
import { Select } from '@yimen/ui/select';
import { Table } from '@yimen/ui/table';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PushDevice } from '../PushDevice.tsx';
import {
  choiceNames,
  quietText,
  type ReminderSettings,
  reminderChoices,
  unreachedText,
  useReminders,
} from '../use-reminders.ts';
import * as css from './person.css.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

const options = reminderChoices.map((value) => ({ value, label: choiceNames[value] }));

/** Settings: where the person is reminded of which messages (DESIGN §9, 36b); nothing where only the page tells. */
export function Reminders({ settings }: { settings: ReminderSettings | null }) {
  if (settings?.channels.length === 0) return null;
  const unreached = settings?.channels.flatMap((channel) => unreachedText(channel) ?? []) ?? [];
  const note = unreached.length > 0 ? unreached.join('') : '不在门户里的时候，消息怎样找到您。';
  return (
    <SettingsPanel title="提醒方式" level={2} note={note}>
      {settings ? <Matrix settings={settings} /> : <LoadFailed what="提醒方式" />}
    </SettingsPanel>
  );
}

function Matrix({ settings }: { settings: ReminderSettings }) {
  const { choiceOf, choose, hasDigest, quiet, digest } = useReminders(settings);
  return (
    <>
      <Table
        caption="各类消息的提醒方式"
        hideCaption
        columns={[
          { id: 'name', header: '类型', rowHeader: true, cell: ({ name }) => name },
          {
            id: 'page',
            header: '站内',
            cell: ({ name }) => (
              <span className={css.name}>
                <Checkbox label={`${name}：站内`} hideLabel checked disabled />
                <Text size="meta" tone="secondary">
                  必收
                </Text>
              </span>
            ),
          },
          ...settings.channels.map((channel) => ({
            id: channel.id,
            header: channel.name,
            cell: ({ id, name }: ReminderSettings['kinds'][number]) => (
              <Select
                label={`${name}：${channel.name}`}
                hideLabel
                size="small"
                disabled={channel.reaches === null}
                options={options}
                value={choiceOf({ kind: id, channel: channel.id })}
                onValueChange={(value) => {
                  const choice = reminderChoices.find((one) => one === value);
                  if (choice) void choose({ kind: id, channel: channel.id, choice });
                }}
              />
            ),
          })),
        ]}
        rows={settings.kinds}
        rowId={({ id }) => id}
      />
      {settings.push && (
        <div className={css.setting}>
          <div className={css.settingWords}>
            <PushDevice push={settings.push} strong />
          </div>
        </div>
      )}
      <Setting name="安静时段" note={quietText}>
        <Select
          label="安静时段"
          hideLabel
          size="medium"
          options={quiet.options}
          value={quiet.value}
          onValueChange={(span) => void quiet.choose(span)}
        />
      </Setting>
      {hasDigest && (
        <Setting name="汇总时间" note="选了汇总的消息合成一条，没有新消息就不发。">
          <Select
            label="汇总时间"
            hideLabel
            size="medium"
            options={digest.options}
            value={digest.value}
            onValueChange={(hour) => void digest.choose(hour)}
          />
        </Setting>
      )}
    </>
  );
}

function Setting({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className={css.setting}>
      <div className={css.settingWords}>
        <Text as="p" strong>
          {name}
        </Text>
        <Text as="p" size="meta" tone="tertiary">
          {note}
        </Text>
      </div>
      <div className={css.settingControl}>{children}</div>
    </div>
  );
}

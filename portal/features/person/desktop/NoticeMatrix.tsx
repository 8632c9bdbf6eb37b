import type { DataOf } from '@yimen/contract/endpoint';
import { type noticeConfig, saveNoticeConfig } from '@yimen/contract/notices/notices';
import { Checkbox } from '@yimen/ui/checkbox';
import { Switch } from '@yimen/ui/switch';
import { Table } from '@yimen/ui/table';
import { Text } from '@yimen/ui/text';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import * as css from './person.css.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

type Settings = DataOf<typeof noticeConfig>;

/** Settings: which types of notices the person sees, and whether unread ones are counted. */
export function NoticeMatrix({ settings }: { settings: Settings | null }) {
  return (
    <SettingsPanel title="通知" level={2} note="不看的类型不再出现在列表里，也不计入未读；搜索和链接仍能打开。">
      {settings ? <Matrix key={JSON.stringify(settings)} settings={settings} /> : <LoadFailed what="通知设置" />}
    </SettingsPanel>
  );
}

function Matrix({ settings: loaded }: { settings: Settings }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [settings, setSettings] = useState(loaded);

  async function save(next: Settings): Promise<void> {
    const before = settings;
    setSettings(next);
    const muted = next.types.filter(({ subscribed }) => !subscribed).map(({ id }) => id);
    try {
      await call(saveNoticeConfig, { muted, badge: next.badge });
      await revalidate();
    } catch (error) {
      setSettings(before);
      if (!isExpired(error)) toast.error(messageOf(error));
    }
  }

  const follow = (id: string, subscribed: boolean) =>
    save({ ...settings, types: settings.types.map((type) => (type.id === id ? { ...type, subscribed } : type)) });

  return (
    <>
      <Table
        caption="各类通知"
        hideCaption
        columns={[
          { id: 'name', header: '类型', rowHeader: true, cell: ({ name }) => name },
          {
            id: 'shown',
            header: '在通知里显示',
            cell: ({ id, name, subscribed }) => (
              <Checkbox
                label={`显示${name}`}
                hideLabel
                checked={subscribed}
                onCheckedChange={(on) => void follow(id, on)}
              />
            ),
          },
          {
            id: 'counted',
            header: '计入未读',
            cell: ({ subscribed }) => (
              <Text tone="secondary">{!subscribed ? '不显示' : settings.badge ? '计入' : '不计'}</Text>
            ),
          },
        ]}
        rows={settings.types}
        rowId={({ id }) => id}
      />
      <div className={css.setting}>
        <div className={css.settingWords}>
          <Text as="p" strong>
            未读数字
          </Text>
          <Text as="p" size="meta" tone="tertiary">
            在通知旁标出还有几条没看
          </Text>
        </div>
        <Switch
          label="未读数字"
          hideLabel
          checked={settings.badge}
          onCheckedChange={(badge) => void save({ ...settings, badge })}
        />
      </div>
    </>
  );
}

import type { TextSize } from '@yimen/contract/person/user';
import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { PrinterIcon } from '@yimen/ui/icon';
import { Slider } from '@yimen/ui/slider';
import { Switch } from '@yimen/ui/switch';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { useToast } from '@yimen/ui/toast';
import { textSizes } from '../../../shell/visit/appearance.ts';
import { type Look, useLook } from '../../../shell/visit/look.ts';
import { chooseSlash, useSearchKeys } from '../../../shell/visit/search-keys.ts';
import { LookChoice } from './LookChoice.tsx';
import type { PreferencesData } from './load-person.ts';
import { NoticeMatrix } from './NoticeMatrix.tsx';
import * as css from './person.css.ts';
import { Reminders } from './Reminders.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

const sizeNames: Record<TextSize, string> = {
  small: '较小',
  standard: '标准',
  large: '较大',
  larger: '很大',
  largest: '最大',
};

/** 偏好设置: appearance and shown notices; each change applies at once and is stored in the account. */
export function Preferences({ data, title }: { data: PreferencesData; title: string }) {
  const { look, textSize, chooseLook, chooseTextSize } = useLook();
  const { slash } = useSearchKeys();
  const toast = useToast();

  async function reportSaved(saving: Promise<boolean>): Promise<void> {
    if (!(await saving)) toast.error('已在这台设备上生效，但没有存进账号，请稍后再试');
  }

  return (
    <>
      <SettingsPanel title={title} note="改了马上生效，保存在账号里，换一台设备也一样。">
        <LookChoice value={look} onChoose={(chosen: Look) => void reportSaved(chooseLook(chosen))} />
        <div className={css.setting}>
          <div className={css.settingWords}>
            <Heading level={2} size="body">
              文字大小
            </Heading>
            <Text as="p" size="meta" tone="tertiary">
              {look === 'care' ? '长辈版有自己的大字，换回其他外观后生效' : '只影响文字和行距，不改变布局'}
            </Text>
          </div>
          <div className={css.settingControl}>
            <Slider
              label="文字大小"
              hideLabel
              disabled={look === 'care'}
              max={textSizes.length - 1}
              value={textSizes.indexOf(textSize)}
              format={(value) => sizeNames[textSizes[value] ?? 'standard']}
              onValueChange={(value) => void reportSaved(chooseTextSize(textSizes[value] ?? 'standard'))}
              start={<Text size="meta">A</Text>}
              end={<Text size="title2">A</Text>}
            />
          </div>
        </div>
        <div className={css.preview} inert>
          <Text size="meta" tone="tertiary">
            预览，{look === 'care' ? '长辈版' : sizeNames[textSize]}
          </Text>
          <div className={css.previewRow}>
            <Tile icon={<PrinterIcon size={24} />} />
            <div className={css.previewWords}>
              <Text as="p" strong>
                成绩单打印
              </Text>
              <Text as="p" size="meta" tone="tertiary">
                教务处，即办
              </Text>
            </div>
            <Button variant="primary">立即办理</Button>
          </div>
        </div>
      </SettingsPanel>
      <SettingsPanel title="键盘" level={2} note="只在这台设备上生效。">
        <Switch
          spread
          label="按 / 键到搜索框"
          note="用语音输入或容易误按时可以关掉；Ctrl+K（苹果电脑上是 ⌘K）一直可用"
          checked={slash}
          onCheckedChange={chooseSlash}
        />
      </SettingsPanel>
      <NoticeMatrix settings={data.notices} />
      <Reminders settings={data.reminders} />
    </>
  );
}

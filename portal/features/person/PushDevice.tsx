import { Switch, type SwitchProps } from '@yimen/ui/switch';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useRevalidator } from 'react-router';
import { usePush } from './use-push.ts';
import type { ReminderSettings } from './use-reminders.ts';

interface PushDeviceProps extends Pick<SwitchProps, 'size'> {
  push: NonNullable<ReminderSettings['push']>;
  /** A bold name, as that of the settings around it. */
  strong?: boolean;
}

/** Whether this device shows reminders, with what to do where it cannot. */
export function PushDevice({ push, size, strong }: PushDeviceProps) {
  const { revalidate } = useRevalidator();
  const { isOn, isDisabled, isInert, text, announced, set } = usePush(push);
  return (
    <>
      <Switch
        spread
        size={size}
        label={<Text strong={strong}>在这台设备上提醒</Text>}
        note={text}
        checked={isOn}
        disabled={isDisabled}
        aria-disabled={isInert || undefined}
        onCheckedChange={(on) => void set(on).then(revalidate)}
      />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

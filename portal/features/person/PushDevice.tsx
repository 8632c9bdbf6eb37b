import { Switch } from '@yimen/ui/switch';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useRevalidator } from 'react-router';
import { usePush } from './use-push.ts';
import type { ReminderSettings } from './use-reminders.ts';

/** Whether this device shows reminders, with what to do where it cannot. */
export function PushDevice({ push }: { push: NonNullable<ReminderSettings['push']> }) {
  const { revalidate } = useRevalidator();
  const { isOn, isDisabled, isInert, text, announced, set } = usePush(push);
  return (
    <>
      <Switch
        spread
        label="在这台设备上提醒"
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

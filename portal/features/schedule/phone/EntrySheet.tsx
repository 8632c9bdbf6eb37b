import { withQuery } from '@yimen/contract/paths';
import { Alert } from '@yimen/ui/alert';
import { Button, ButtonLink } from '@yimen/ui/button';
import { DescriptionList } from '@yimen/ui/description-list';
import { BottomSheet } from '@yimen/ui/mobile/bottom-sheet';
import { SegmentedControl } from '@yimen/ui/segmented-control';
import { Text } from '@yimen/ui/text';
import { useToast } from '@yimen/ui/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dayOf } from '../../../lib/time/clock.ts';
import { toastOnNextPage } from '../next-page-toasts.ts';
import { phoneHref, phonePaths } from '../phone.ts';
import { itemKey } from '../place.ts';
import { type Scope, useEntries } from '../use-entries.ts';
import type { PhoneSchedule } from '../use-phone-schedule.ts';
import { useWaitingEntry } from '../use-waiting-entry.ts';
import { type Pending, waitingKey } from '../waiting.ts';
import { itemFacts } from '../words.ts';
import * as css from './sheet.css.ts';
import { useBack } from './use-back.ts';

/** An entry's details, with buttons to change and delete it, or to withdraw it while it waits for a network. */
export function EntrySheet({ open, schedule }: { open: boolean; schedule: PhoneSchedule }) {
  const { place, now, params } = schedule;
  const { item } = schedule.open;
  const back = useBack(phoneHref(phonePaths.schedule, place, now.day));
  const { remove } = useEntries(toastOnNextPage);
  const { withdraw } = useWaitingEntry(toastOnNextPage);
  const [scope, setScope] = useState<Scope>('one');
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const pending = item?.pending;
  const repeats = item?.repeat != null && !pending;
  // A waiting entry that is no longer in the outbox has been sent.
  const sent = !item && waitingKey(params.get('entry')) !== undefined;
  const known = useRef(false);
  // After coming back from the form, the entry may be gone.
  const arrive = useEffectEvent(() => {
    if (known.current && !item && !sent) back();
    known.current = item !== undefined;
  });
  useEffect(() => {
    if (open) arrive();
  }, [open]);
  const asked = item && { date: dayOf(item.start), entry: itemKey(item) };

  async function drop() {
    if (!item) return;
    setBusy(true);
    const failure = pending ? await withdraw(pending.key, item.title) : await remove(item, repeats ? scope : 'series');
    setBusy(false);
    if (!failure) back();
    else if (failure.message) toast.error(failure.message);
  }

  const whole = scope === 'one' ? '删除这一次' : '删除整个系列';
  const removing = pending && pending.state !== 'refused' ? '撤回' : repeats ? whole : '删除';

  return (
    <BottomSheet
      open={open}
      onOpenChange={back}
      title={item?.title ?? (sent ? '这项日程已经提交' : '没有找到这项日程')}
      footer={
        asked && (
          <div className={css.actions}>
            <Button size="large" loading={busy} onClick={() => void drop()}>
              {removing}
            </Button>
            <ButtonLink
              size="large"
              variant="primary"
              href={withQuery(phonePaths.add, { ...asked, scope: pending ? undefined : scope })}
            >
              编辑
            </ButtonLink>
          </div>
        )
      }
    >
      <div className={css.facts}>
        {!item && <Text as="p">{sent ? '在它那一天的日程里可以看到。' : '它可能已经删除，或改到了别的日子。'}</Text>}
        {pending && <PendingNote pending={pending} />}
        {item && <DescriptionList items={itemFacts(item)} divided={false} labelWidth={56} />}
        {repeats && (
          <SegmentedControl
            label="修改的范围"
            size="large"
            value={scope}
            onValueChange={(value) => setScope(value === 'one' ? 'one' : 'series')}
            options={[
              { value: 'one', label: '只改这一次' },
              { value: 'series', label: '改整个系列' },
            ]}
          />
        )}
        {asked && !pending && (
          <ButtonLink variant="text" href={withQuery(phonePaths.detail, asked)}>
            查看详情
          </ButtonLink>
        )}
      </div>
    </BottomSheet>
  );
}

/** The state of an entry that was added without a network. */
function PendingNote({ pending: { state, refused } }: { pending: Pending }) {
  if (state === 'refused') return <Alert tone="error">{`没有添加：${refused}。改好后会再提交。`}</Alert>;
  return <Alert>{state === 'sending' ? '正在提交。' : '只存在这部手机里，网络恢复后自动提交。'}</Alert>;
}

import { calendarFeed, renewFeed, revokeFeed } from '@yimen/contract/schedule/entries';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';
import { useApi } from '../../../lib/api/use-api.ts';

interface FeedMessages {
  done: string;
  failed: string;
}

/**
 * The calendar feed's secret address and functions to change it; when one fails, the shown address stays and a toast
 * says so.
 */
export function useFeed() {
  const toast = useToast();
  const { data: feed, error, isValidating, mutate } = useApi(calendarFeed, {});
  const [busy, setBusy] = useState<typeof renewFeed | typeof revokeFeed>();
  const [problem, setProblem] = useState<string>();

  async function change(endpoint: NonNullable<typeof busy>, { done, failed }: FeedMessages): Promise<void> {
    setBusy(endpoint);
    setProblem(undefined);
    try {
      await mutate(await call(endpoint, {}), { revalidate: false });
      toast.success(done);
    } catch (error) {
      if (!isExpired(error)) setProblem(`${failed}：${messageOf(error)}`);
    }
    setBusy(undefined);
  }

  return {
    feed,
    unread: feed === undefined && error !== undefined,
    reading: isValidating,
    read: () => void mutate(),
    problem,
    renewing: busy === renewFeed,
    revoking: busy === revokeFeed,
    make: () => void change(renewFeed, { done: '订阅地址已生成', failed: '订阅地址没有生成' }),
    renew: () => void change(renewFeed, { done: '地址已更换，旧地址失效', failed: '地址没有更换' }),
    revoke: () => void change(revokeFeed, { done: '已停止订阅，旧地址失效', failed: '订阅没有停止' }),
  };
}

import type { EntryFields } from '@yimen/contract/schedule/entries';
import { messageOf } from '../../lib/api/errors.ts';
import type { ShowToast } from './next-page-toasts.ts';
import type { Failure } from './use-entries.ts';

/**
 * Sends an entry, or stores it until there is a network; the code is loaded when first used, and cached with the pages.
 */
export async function addOrWait(fields: EntryFields): Promise<'sent' | 'waiting'> {
  const [{ sendOrWait }, { randomKey }] = await Promise.all([
    import('../../offline/outbox.ts'),
    import('../../lib/api/client.ts'),
  ]);
  return sendOrWait('entry', `entry:${randomKey()}`, fields);
}

/** Functions for an entry that waits for a network: change and withdraw it. */
export function useWaitingEntry(showToast: ShowToast) {
  async function attempt(key: string, fields: EntryFields | undefined): Promise<Failure | undefined> {
    try {
      const { changeWaiting, sendWaiting } = await import('../../offline/outbox.ts');
      const done = await changeWaiting<'entry'>(key, fields);
      if (!done) return { message: '这项日程刚刚已经提交，请在当天的日程里修改', gone: false };
      if (fields && navigator.onLine) void sendWaiting();
      return undefined;
    } catch (error) {
      return { message: messageOf(error), gone: false };
    }
  }

  return {
    /** Replaces its fields; fails when it has been sent meanwhile. */
    async change(key: string, fields: EntryFields): Promise<Failure | undefined> {
      const failure = await attempt(key, fields);
      if (!failure) showToast(`已保存修改，${navigator.onLine ? '正在' : '联网后'}提交`);
      return failure;
    },
    /** Withdraws it before it is sent; fails when it has been sent meanwhile. */
    async withdraw(key: string, title: string): Promise<Failure | undefined> {
      const failure = await attempt(key, undefined);
      if (!failure) showToast(`已撤回“${title}”`);
      return failure;
    },
  };
}

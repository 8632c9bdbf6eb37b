import type { EntryFields } from '@yimen/contract/schedule/entries';
import { messageOf } from '../../lib/api/errors.ts';
import type { ShowToast } from './next-page-toasts.ts';
import type { Failure } from './use-entries.ts';

/** Sends an entry, or has it wait for a network; the code for it comes with the first use, and is kept with the pages. */
export async function addOrWait(fields: EntryFields): Promise<'sent' | 'waiting'> {
  const [{ sendOrWait }, { randomKey }] = await Promise.all([
    import('../../offline/outbox.ts'),
    import('../../lib/api/client.ts'),
  ]);
  return sendOrWait('entry', `entry:${randomKey()}`, fields);
}

/** What can be done with an entry while it waits: to change it, and to take it back. */
export function useWaitingEntry(tell: ShowToast) {
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
    /** Puts other fields in its place; fails when it has been sent meanwhile. */
    async change(key: string, fields: EntryFields): Promise<Failure | undefined> {
      const failure = await attempt(key, fields);
      if (!failure) tell(`已保存修改，${navigator.onLine ? '正在' : '联网后'}提交`);
      return failure;
    },
    /** Takes it back before it is sent; fails when it has been sent meanwhile. */
    async withdraw(key: string, title: string): Promise<Failure | undefined> {
      const failure = await attempt(key, undefined);
      if (!failure) tell(`已撤回“${title}”`);
      return failure;
    },
  };
}

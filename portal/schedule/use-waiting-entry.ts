import type { EntryFields } from '@yimen/contract/homepage/schedule';
import { useToast } from '@yimen/ui/toast';
import { messageOf } from '../api/errors.ts';
import type { Tell } from './tell-next.ts';

/** Sends an entry, or has it wait for a network; the code for it comes with the first use, and is kept with the pages. */
export async function addOrWait(fields: EntryFields): Promise<'sent' | 'waiting'> {
  const [{ sendOrWait }, { randomKey }] = await Promise.all([
    import('../offline/outbox.ts'),
    import('../api/client.ts'),
  ]);
  return sendOrWait('entry', `entry:${randomKey()}`, fields);
}

/** What can be done with an entry while it waits: to change it, and to take it back. */
export function useWaitingEntry(tell: Tell) {
  const toast = useToast();

  async function attempt(key: string, fields: EntryFields | undefined): Promise<boolean> {
    try {
      const { changeWaiting, sendWaiting } = await import('../offline/outbox.ts');
      const done = await changeWaiting<'entry'>(key, fields);
      if (!done) toast.error('这项日程刚刚已经提交，请在当天的日程里修改');
      if (done && fields && navigator.onLine) void sendWaiting();
      return done;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    }
  }

  return {
    /** Puts other fields in its place; false when it has been sent meanwhile. */
    async change(key: string, fields: EntryFields): Promise<boolean> {
      const done = await attempt(key, fields);
      if (done) tell(`已保存修改，${navigator.onLine ? '正在' : '联网后'}提交`);
      return done;
    },
    /** Takes it back before it is sent; false when it has been sent meanwhile. */
    async withdraw(key: string, title: string): Promise<boolean> {
      const done = await attempt(key, undefined);
      if (done) tell(`已撤回“${title}”`);
      return done;
    },
  };
}

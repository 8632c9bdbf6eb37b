import { codes } from '@yimen/contract/envelope';
import {
  addEntry,
  deleteEntry,
  type EntryFields,
  restoreEntry,
  type ScheduleItem,
  updateEntry,
} from '@yimen/contract/schedule/entries';
import { useToast } from '@yimen/ui/toast';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { ApiError, isExpired, messageOf } from '../../lib/api/errors.ts';
import { dayOf } from '../../lib/time/clock.ts';
import { isUnchanged } from './draft.ts';
import type { ShowToast } from './next-page-toasts.ts';

/** One occurrence of a repeating entry, or all of them. */
export type Scope = 'one' | 'series';

/** Identifies the occurrence of an item for the API. */
const occurrence = ({ id, start }: ScheduleItem, scope: Scope) => ({ id, date: dayOf(start), scope });

/** Why a write failed. */
export interface Failure {
  /** A sentence without its full stop; empty when the session has ended, which has its own dialog. */
  readonly message: string;
  /** Whether the entry no longer exists. */
  readonly gone: boolean;
}

/** Adds an entry now, or when there is a network again. */
type Add = (fields: EntryFields) => Promise<'sent' | 'waiting'>;

const addNow: Add = async (fields) => {
  await call(addEntry, fields);
  return 'sent';
};

/**
 * Writes to the person's own schedule. After a success it shows a toast, here or with `elsewhere`, and reloads the
 * schedule; a failure is returned for the caller to show. `add` may store an entry for later.
 */
export function useEntries(elsewhere?: ShowToast, add: Add = addNow) {
  const toast = useToast();
  const showToast: ShowToast = elsewhere ?? toast.success;
  const { revalidate } = useRevalidator();

  async function attempt(act: () => Promise<unknown>): Promise<Failure | undefined> {
    try {
      // Without a network there is nothing new to load.
      if ((await act()) === 'waiting') return undefined;
    } catch (error) {
      const gone = error instanceof ApiError && error.code === codes.notFound;
      if (gone) await revalidate();
      return { message: isExpired(error) ? '' : messageOf(error).replace(/。$/, ''), gone };
    }
    await revalidate();
    return undefined;
  }

  /** Adds an entry, or changes the one it was opened from if anything differs. */
  async function save(fields: EntryFields, from?: ScheduleItem, scope: Scope = 'series'): Promise<Failure | undefined> {
    if (from && isUnchanged(fields, from)) return undefined;
    let later = '';
    const failure = await attempt(async () => {
      if (from) return call(updateEntry, { ...fields, ...occurrence(from, scope) });
      const outcome = await add(fields);
      if (outcome === 'waiting') later = navigator.onLine ? '，网络没有答复，稍后再提交' : '，联网后提交';
      return outcome;
    });
    if (!failure) showToast(from ? '已保存修改' : `已添加“${fields.title}”${later}`);
    return failure;
  }

  /** Deletes an entry, and offers to restore it. */
  async function remove(item: ScheduleItem, scope: Scope): Promise<Failure | undefined> {
    const which = occurrence(item, scope);
    const failure = await attempt(() => call(deleteEntry, which));
    if (failure) return failure;
    showToast(`已删除“${item.title}”`, {
      action: {
        label: '撤销',
        onSelect: () => {
          void attempt(() => call(restoreEntry, which)).then((notBack) => {
            if (!notBack) showToast(`“${item.title}”已恢复`);
            else if (notBack.message) toast.error(notBack.message);
          });
        },
      },
    });
    return undefined;
  }

  return { save, remove };
}

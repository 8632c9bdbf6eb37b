import { codes } from '@yimen/contract/envelope';
import { dayOf } from '@yimen/contract/moment';
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
import { isUnchanged } from './draft.ts';
import type { ShowToast } from './next-page-toasts.ts';

/** One occurrence of what repeats, or all of it. */
export type Scope = 'one' | 'series';

/** The occurrence of an item, as the API names it. */
const occurrence = ({ id, start }: ScheduleItem, scope: Scope) => ({ id, date: dayOf(start), scope });

/** Why a write did not succeed. */
export interface Failure {
  /** A sentence without its end; empty when the session has ended, which its own dialog says. */
  readonly message: string;
  /** There is no such entry any more. */
  readonly gone: boolean;
}

/** Adds an entry, at once or later. */
type Add = (fields: EntryFields) => Promise<'sent' | 'waiting'>;

const addNow: Add = async (fields) => {
  await call(addEntry, fields);
  return 'sent';
};

/**
 * The writes to one's own schedule. Each that succeeded is told by a toast, here or `elsewhere`, and what is shown is
 * read again; one that did not is told by who asked for it. `add` may keep an entry for later.
 */
export function useEntries(elsewhere?: ShowToast, add: Add = addNow) {
  const toast = useToast();
  const tell: ShowToast = elsewhere ?? toast.success;
  const { revalidate } = useRevalidator();

  async function attempt(act: () => Promise<unknown>): Promise<Failure | undefined> {
    try {
      // Without a network there is nothing new to read.
      if ((await act()) === 'waiting') return undefined;
    } catch (error) {
      const gone = error instanceof ApiError && error.code === codes.notFound;
      if (gone) await revalidate();
      return { message: isExpired(error) ? '' : messageOf(error).replace(/。$/, ''), gone };
    }
    await revalidate();
    return undefined;
  }

  /** Adds an entry, or changes the one it was opened from, where it says anything else. */
  async function save(fields: EntryFields, from?: ScheduleItem, scope: Scope = 'series'): Promise<Failure | undefined> {
    if (from && isUnchanged(fields, from)) return undefined;
    let later = '';
    const failure = await attempt(async () => {
      if (from) return call(updateEntry, { ...fields, ...occurrence(from, scope) });
      const outcome = await add(fields);
      if (outcome === 'waiting') later = navigator.onLine ? '，网络没有答复，稍后再提交' : '，联网后提交';
      return outcome;
    });
    if (!failure) tell(from ? '已保存修改' : `已添加“${fields.title}”${later}`);
    return failure;
  }

  /** Deletes an entry, and offers to bring it back. */
  async function remove(item: ScheduleItem, scope: Scope): Promise<Failure | undefined> {
    const which = occurrence(item, scope);
    const failure = await attempt(() => call(deleteEntry, which));
    if (failure) return failure;
    tell(`已删除“${item.title}”`, {
      action: {
        label: '撤销',
        onSelect: () => {
          void attempt(() => call(restoreEntry, which)).then((notBack) => {
            if (!notBack) tell(`“${item.title}”已恢复`);
            else if (notBack.message) toast.error(notBack.message);
          });
        },
      },
    });
    return undefined;
  }

  return { save, remove };
}

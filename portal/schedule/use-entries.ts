import {
  addEntry,
  deleteEntry,
  type EntryFields,
  restoreEntry,
  type ScheduleItem,
  updateEntry,
} from '@yimen/contract/homepage/schedule';
import { useToast } from '@yimen/ui/toast';
import { useRevalidator } from 'react-router';
import { isExpired, messageOf } from '../api/errors.ts';
import { call } from '../modules/call.ts';
import { isUnchanged } from './draft.ts';
import type { Tell } from './tell-next.ts';

/** One occurrence of what repeats, or all of it. */
export type Scope = 'one' | 'series';

/** The occurrence of an item, as the API names it. */
const occurrence = ({ id, start }: ScheduleItem, scope: Scope) => ({ id, date: start.slice(0, 10), scope });

/** Adds an entry, at once or later. */
type Add = (fields: EntryFields) => Promise<'sent' | 'waiting'>;

const addNow: Add = async (fields) => {
  await call(addEntry, fields);
  return 'sent';
};

/**
 * The writes to one's own schedule, each told by a toast, here or `elsewhere`; what is shown is read again. `add` may
 * keep an entry for later.
 */
export function useEntries(elsewhere?: Tell, add: Add = addNow) {
  const toast = useToast();
  const tell: Tell = elsewhere ?? toast.success;
  const { revalidate } = useRevalidator();

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      // Without a network there is nothing new to read.
      if ((await act()) === 'waiting') return true;
    } catch (error) {
      if (!isExpired(error)) toast.error(messageOf(error));
      return false;
    }
    await revalidate();
    return true;
  }

  /** Adds an entry, or changes the one it was opened from, where it says anything else; false when it could not. */
  async function save(fields: EntryFields, from?: ScheduleItem, scope: Scope = 'series'): Promise<boolean> {
    if (from && isUnchanged(fields, from)) return true;
    let later = '';
    const done = await attempt(async () => {
      if (from) return call(updateEntry, { ...fields, ...occurrence(from, scope) });
      const outcome = await add(fields);
      if (outcome === 'waiting') later = navigator.onLine ? '，网络没有答复，稍后再提交' : '，联网后提交';
      return outcome;
    });
    if (done) tell(from ? '已保存修改' : `已添加“${fields.title}”${later}`);
    return done;
  }

  /** Deletes an entry, and offers to bring it back. */
  async function remove(item: ScheduleItem, scope: Scope): Promise<boolean> {
    const which = occurrence(item, scope);
    const done = await attempt(() => call(deleteEntry, which));
    if (!done) return false;
    tell(`已删除“${item.title}”`, {
      action: {
        label: '撤销',
        onSelect: () => {
          void attempt(() => call(restoreEntry, which)).then((back) => {
            if (back) tell(`“${item.title}”已恢复`);
          });
        },
      },
    });
    return true;
  }

  return { save, remove };
}

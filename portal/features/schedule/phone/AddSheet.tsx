import { Button } from '@yimen/ui/button';
import { BottomSheet, SheetAction } from '@yimen/ui/mobile/bottom-sheet';
import { useRef, useState } from 'react';
import { fieldsOf, kindsFor, overlapOf, problemsOf, repeatNote, withoutRule } from '../draft.ts';
import { NotWritten } from '../NotWritten.tsx';
import { toastOnNextPage } from '../next-page-toasts.ts';
import { phoneHref, phonePaths } from '../phone.ts';
import { type Failure, type Scope, useEntries } from '../use-entries.ts';
import { useEntryDraft } from '../use-entry-draft.ts';
import type { PhoneSchedule } from '../use-phone-schedule.ts';
import { addOrWait, useWaitingEntry } from '../use-waiting-entry.ts';
import { waitingKey } from '../waiting.ts';
import { EntryRows } from './EntryRows.tsx';
import * as css from './sheet.css.ts';
import { useBack } from './use-back.ts';

interface AddSheetProps {
  open: boolean;
  schedule: PhoneSchedule;
  onSaved: () => void;
}

/** Sheet to add an entry, or to change the one that the address names; without a network it waits. */
export function AddSheet({ open, schedule, onSaved }: AddSheetProps) {
  const { place, now, params, items, school } = schedule;
  const { item } = schedule.open;
  const back = useBack(phoneHref(phonePaths.schedule, place, now.day));
  const { save } = useEntries(toastOnNextPage, addOrWait);
  const { change } = useWaitingEntry(toastOnNextPage);
  const title = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useEntryDraft(item?.pending?.whole ?? item, place.date, schedule);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const waits = waitingKey(params.get('entry'));
  const scope: Scope = waits !== undefined || params.get('scope') === 'series' || !item?.repeat ? 'series' : 'one';
  const single = scope === 'one' && item?.repeat != null;
  const problems = problemsOf(single ? withoutRule(draft) : draft);

  async function submit() {
    setTried(true);
    if (problems.title) title.current?.focus();
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    const fields = fieldsOf(draft);
    const failed = waits === undefined ? await save(fields, item, scope) : await change(waits, fields);
    setBusy(false);
    setFailure(failed);
    // One day of a series that no longer exists is saved as a single entry.
    if (failed?.gone && scope === 'one') setDraft({ ...draft, repeat: 'never' });
    if (failed) return;
    onSaved();
    back();
  }

  return (
    <BottomSheet
      open={open}
      onOpenChange={back}
      title={item ? (single ? '只改这一次' : '编辑日程') : '添加日程'}
      headStart={<SheetAction onClick={back}>取消</SheetAction>}
      headEnd={<span />}
      initialFocus={title}
      footer={
        <div className={css.save}>
          <Button variant="primary" size="large" loading={busy} onClick={() => void submit()}>
            {failure?.gone ? '另存为新日程' : item ? '保存修改' : '保存'}
          </Button>
        </div>
      }
    >
      {failure && (
        <div className={css.failure}>
          <NotWritten what="save" failure={failure} />
        </div>
      )}
      <EntryRows
        draft={draft}
        kinds={kindsFor(draft, schedule.lessons)}
        onChange={setDraft}
        titleRef={title}
        problems={tried ? problems : { endTime: problems.endTime, endDay: problems.endDay, until: problems.until }}
        warning={overlapOf(single ? withoutRule(draft) : draft, items, item?.id)}
        note={repeatNote(draft, school)}
        single={single}
        today={now.day}
      />
    </BottomSheet>
  );
}

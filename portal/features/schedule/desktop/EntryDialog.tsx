import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { Dialog, useDialogs } from '@yimen/ui/dialog';
import { Form } from '@yimen/ui/form';
import { Trash2Icon } from '@yimen/ui/icon';
import { SegmentedControl } from '@yimen/ui/segmented-control';
import { Text } from '@yimen/ui/text';
import { useEffect, useId, useRef, useState } from 'react';
import { type Draft, fieldsOf, kindsFor, overlapOf, problemsOf, repeatNote, withoutRule } from '../draft.ts';
import { NotWritten } from '../NotWritten.tsx';
import { type Failure, type Scope, useEntries } from '../use-entries.ts';
import { useEntryDraft } from '../use-entry-draft.ts';
import type { Schedule } from '../use-schedule.ts';
import { EntryFields } from './EntryFields.tsx';
import * as css from './entry.css.ts';

interface EntryDialogProps {
  schedule: Schedule;
  /** The occurrence to change; undefined for a new entry. */
  item?: ScheduleItem | undefined;
  /** Unsaved drafts by entry id; the form starts with its draft. */
  unsaved: Map<string, Draft>;
  onClose: () => void;
}

const leaving = {
  title: '放弃填写的内容？',
  text: '这项日程还没有保存。',
  confirmLabel: '放弃',
  cancelLabel: '继续填写',
};

/**
 * Dialog to add an entry, or to change or delete one (DESIGN §9, 34 and 34b). An end before the start prevents saving,
 * an overlap only warns.
 */
export function EntryDialog({ schedule, item, unsaved, onClose }: EntryDialogProps) {
  const id = useId();
  const { save, remove } = useEntries();
  const { confirm } = useDialogs();
  const title = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useEntryDraft(item, schedule.place.date, schedule);
  const [untouched] = useState(draft);
  const [left, setLeft] = useState(() => unsaved.get(item?.id ?? ''));
  const [tried, setTried] = useState<readonly { field: string; message: string }[]>();
  const [busy, setBusy] = useState<'save' | 'delete'>();
  const [failed, setFailed] = useState<{ what: 'save' | 'delete'; failure: Failure }>();
  const [scope, setScope] = useState<Scope>('one');
  const gone = failed?.failure.gone ?? false;
  const repeats = item?.repeat != null && !gone;
  const single = repeats && scope === 'one';
  const problems = problemsOf(single ? withoutRule(draft) : draft);
  const touched = JSON.stringify(draft) !== JSON.stringify(untouched);

  useEffect(() => {
    if (left) setDraft(left);
  }, [left, setDraft]);
  useEffect(() => {
    if (touched) unsaved.set(item?.id ?? '', draft);
  }, [touched, unsaved, item, draft]);

  function close() {
    unsaved.delete(item?.id ?? '');
    onClose();
  }

  function startAgain() {
    unsaved.delete(item?.id ?? '');
    setLeft(undefined);
    setDraft(untouched);
    title.current?.focus();
  }

  async function run(what: 'save' | 'delete', act: () => Promise<Failure | undefined>) {
    setBusy(what);
    const failure = await act();
    setBusy(undefined);
    if (!failure) return close();
    setFailed({ what, failure });
    // One day of a series that no longer exists is saved as a single entry.
    if (failure.gone && repeats && scope === 'one') setDraft({ ...draft, repeat: 'never' });
  }

  /** Asks before unsaved text is lost: Escape, the close button and a click outside are easily pressed by mistake. */
  async function leave() {
    if (!touched || (await confirm(leaving))) close();
  }

  function submit() {
    const found = Object.entries(problems).map(([field, message]) => ({ field, message }));
    setTried(found);
    if (found.length > 0) return;
    void run('save', () => save(fieldsOf(draft), gone ? undefined : item, repeats ? scope : 'series'));
  }

  return (
    <Dialog
      open
      size="form"
      onOpenChange={() => void leave()}
      title={item ? '编辑日程' : '添加日程'}
      initialFocus={title}
      footer={
        <div className={css.foot}>
          {item && !gone ? (
            <Button
              variant="text"
              startIcon={<Trash2Icon size={18} />}
              loading={busy === 'delete'}
              onClick={() => void run('delete', () => remove(item, repeats ? scope : 'series'))}
            >
              {repeats ? (scope === 'one' ? '删除这一次' : '删除整个系列') : '删除'}
            </Button>
          ) : (
            <Text size="meta" tone="tertiary">
              只有你自己看得到
            </Text>
          )}
          <div className={css.footEnd}>
            {repeats && (
              <SegmentedControl
                label="修改的范围"
                value={scope}
                onValueChange={(value) => setScope(value === 'one' ? 'one' : 'series')}
                options={[
                  { value: 'one', label: '只改这一次' },
                  { value: 'series', label: '改整个系列' },
                ]}
              />
            )}
            <Button onClick={close}>取消</Button>
            <Button variant="primary" type="submit" form={id} loading={busy === 'save'}>
              {gone ? '另存为新日程' : item ? '保存修改' : '保存'}
            </Button>
          </div>
        </div>
      }
    >
      <Form id={id} summary={false} errors={tried} onSubmit={submit}>
        {failed && <NotWritten {...failed} />}
        {left && (
          <Alert
            action={
              <Button variant="text" size="small" onClick={startAgain}>
                重新填写
              </Button>
            }
          >
            这是上次没有保存的内容。
          </Alert>
        )}
        <EntryFields
          draft={draft}
          kinds={kindsFor(draft, schedule.lessons)}
          onChange={setDraft}
          titleRef={title}
          // A wrong end is shown as soon as start and end are set; missing fields only after a try to save.
          problems={tried ? problems : { endTime: problems.endTime, endDay: problems.endDay, until: problems.until }}
          warning={overlapOf(single ? withoutRule(draft) : draft, schedule.items, item?.id)}
          note={repeatNote(draft, schedule.school)}
          single={single}
          today={schedule.now.day}
        />
      </Form>
    </Dialog>
  );
}

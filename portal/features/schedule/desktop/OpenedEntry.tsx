import { Button } from '@yimen/ui/button';
import { DescriptionList } from '@yimen/ui/description-list';
import { Dialog } from '@yimen/ui/dialog';
import { Text } from '@yimen/ui/text';
import { type ReactNode, useState } from 'react';
import type { Draft } from '../draft.ts';
import { itemKindNames } from '../shown.ts';
import type { Schedule } from '../use-schedule.ts';
import { itemFacts, schoolFacts } from '../words.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { SubscribeDialog } from './SubscribeDialog.tsx';

interface OpenedProps {
  schedule: Schedule;
  /** Unsaved drafts by entry id, because Back closes the dialog without asking. */
  unsaved: Map<string, Draft>;
  onClose: () => void;
}

/** The entry or event that the address opens, in a dialog over the schedule. */
export default function OpenedEntry({ schedule, unsaved, onClose }: OpenedProps) {
  const { event, isNew } = schedule.open;
  const item = useLast(schedule.open.item);
  if (schedule.params.get('entry') === 'subscribe') return <SubscribeDialog onClose={onClose} />;
  if (isNew || item?.own) return <EntryDialog schedule={schedule} item={item} unsaved={unsaved} onClose={onClose} />;
  if (item) {
    return (
      <EntryFacts title={item.title} onClose={onClose} rows={itemFacts(item)}>
        {`${itemKindNames[item.kind]}由业务系统排定，这里不能修改。`}
      </EntryFacts>
    );
  }
  if (event) return <EntryFacts title={event.title} onClose={onClose} rows={schoolFacts(event)} />;
  return (
    <EntryFacts title="没有找到这项日程" onClose={onClose} rows={[]}>
      它可能已经删除，或改到了别的日子。
    </EntryFacts>
  );
}

/** The last defined value: the form of an entry that is deleted elsewhere stays, with the typed text. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

interface FactsProps {
  title: string;
  rows: { id: string; label: string; value: string }[];
  children?: ReactNode;
  onClose: () => void;
}

/** The details of an item that cannot be changed here. */
function EntryFacts({ title, rows, children, onClose }: FactsProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <Button variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      {rows.length > 0 && <DescriptionList items={rows} divided={false} />}
      {children && (
        <Text as="p" tone="tertiary">
          {children}
        </Text>
      )}
    </Dialog>
  );
}

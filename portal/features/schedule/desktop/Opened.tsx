import { Button } from '@yimen/ui/button';
import { DescriptionList } from '@yimen/ui/description-list';
import { Dialog } from '@yimen/ui/dialog';
import { Text } from '@yimen/ui/text';
import { type ReactNode, useState } from 'react';
import type { Draft } from '../draft.ts';
import { kindNames } from '../shown.ts';
import type { Schedule } from '../use-schedule.ts';
import { factsOf, schoolFacts } from '../words.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { SubscribeDialog } from './SubscribeDialog.tsx';

interface OpenedProps {
  schedule: Schedule;
  /** What was typed into entries and neither saved nor given up, by id: Back closes them without a question. */
  unsaved: Map<string, Draft>;
  onClose: () => void;
}

/** What the address has open, in a dialog over the schedule. */
export default function Opened({ schedule, unsaved, onClose }: OpenedProps) {
  const { event, isNew } = schedule.open;
  const item = useLast(schedule.open.item);
  if (schedule.params.get('entry') === 'subscribe') return <SubscribeDialog onClose={onClose} />;
  if (isNew || item?.own) return <EntryDialog {...{ schedule, item, unsaved, onClose }} />;
  if (item) {
    return (
      <Facts title={item.title} onClose={onClose} rows={factsOf(item)}>
        {`${kindNames[item.kind]}由业务系统排定，这里不能修改。`}
      </Facts>
    );
  }
  if (event) return <Facts title={event.title} onClose={onClose} rows={schoolFacts(event)} />;
  return (
    <Facts title="没有找到这项日程" onClose={onClose} rows={[]}>
      它可能已经删除，或改到了别的日子。
    </Facts>
  );
}

/** What was there last: the form of an entry that is deleted elsewhere stays, with what was typed. */
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

/** What is known of something that one cannot change here. */
function Facts({ title, rows, children, onClose }: FactsProps) {
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

import { Button } from '@yimen/ui/button';
import { Checkbox } from '@yimen/ui/checkbox';
import { Heading } from '@yimen/ui/heading';
import { ChevronDownIcon, ChevronUpIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { useId, useState } from 'react';
import type { Moment } from '../../../lib/time/clock.ts';
import { DecideButtons } from '../deciding/DecideButtons.tsx';
import { TaskChoice } from '../deciding/TaskChoice.tsx';
import { choosable, type Deciding, maxAtOnce, type Selection } from '../deciding/use-deciding.ts';
import type { TaskGroup } from '../shared/task-item.ts';
import type { TaskFilters } from './filters.ts';
import { TaskIcon } from './icon.tsx';
import { TaskItemRow } from './TaskItemRow.tsx';
import * as css from './tasks.css.ts';

/** Number of a group's rows that are shown before it is expanded. */
const foldedCount = 4;

interface GroupPanelProps {
  group: TaskGroup;
  filters: TaskFilters;
  now: Moment;
  deciding: Deciding;
  selection: Selection;
  /** Called with the ids of those of the group that were decided. */
  onDecided(ids: readonly string[]): void;
}

/** A collapsible list of approvals with the same form; those that are decided here are chosen and decided together. */
export function GroupPanel({ group, filters, now, deciding, selection, onDecided }: GroupPanelProps) {
  const id = useId();
  const [open, setOpen] = useState(true);
  const [all, setAll] = useState(false);
  const [first] = group.tasks;
  const tasks = all ? group.tasks : group.tasks.slice(0, foldedCount);
  const hidden = group.tasks.length - tasks.length;
  const { decidable, chosen } = choosable(group.tasks, selection);
  const choosableIds = decidable.slice(0, maxAtOnce).map((task) => task.id);
  const allChosen = chosen.length > 0 && chosen.length === choosableIds.length;
  // Nothing is chosen that is not shown.
  function chooseAll() {
    setOpen(true);
    setAll(true);
    selection.select(choosableIds, !allChosen);
  }
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.groupHead}>
        {decidable.length > 0 && (
          <Checkbox
            label={`全选${group.name}`}
            hideLabel
            checked={allChosen}
            indeterminate={chosen.length > 0 && !allChosen}
            disabled={deciding.running !== null}
            onCheckedChange={chooseAll}
          />
        )}
        {first && <Tile size="small" icon={<TaskIcon task={first} />} />}
        <Heading level={3} size="body" id={id} tabIndex={-1} data-group={group.id}>
          {group.name}
        </Heading>
        <Tag tone="theme">{group.tasks.length} 件合并</Tag>
        <div className={css.groupEnd}>
          <Text size="meta" tone="tertiary">
            {first?.source}
          </Text>
          <IconButton
            size="small"
            label={open ? `收起${group.name}` : `展开${group.name}`}
            aria-expanded={open}
            icon={open ? <ChevronUpIcon size={18} /> : <ChevronDownIcon size={18} />}
            onClick={() => setOpen(!open)}
          />
        </div>
      </div>
      {open && (
        <ul className={css.rows}>
          {tasks.map((task) => (
            <TaskItemRow
              key={task.id}
              task={task}
              filters={filters}
              now={now}
              grouped
              choice={
                task.decidable ? (
                  <TaskChoice task={task} selection={selection} disabled={deciding.running !== null} />
                ) : undefined
              }
            />
          ))}
        </ul>
      )}
      {open && (hidden > 0 || decidable.length > 0) && (
        <div className={css.groupFoot}>
          <Text>
            {[
              decidable.length > 0 && (chosen.length > 0 ? `已选 ${chosen.length} 件` : '选中后可以一起办'),
              hidden > 0 && `另有 ${hidden} 件未展开`,
            ]
              .filter(Boolean)
              .join('，')}
          </Text>
          {hidden > 0 && (
            <Button variant="text" size="small" onClick={() => setAll(true)}>
              展开全部
            </Button>
          )}
          {chosen.length > 0 && (
            <div className={css.decide}>
              <DecideButtons deciding={deciding} items={chosen} draft={group.id} counted onDecided={onDecided} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

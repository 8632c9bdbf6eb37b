import { Button } from '@yimen/ui/button';
import { ChevronDownIcon } from '@yimen/ui/icon';
import { BottomBar } from '@yimen/ui/mobile/bottom-bar';
import { Section } from '@yimen/ui/mobile/section';
import { Text } from '@yimen/ui/text';
import { useState } from 'react';
import type { Moment } from '../../../lib/time/clock.ts';
import { rows } from '../../../parts/phone/phone.css.ts';
import { DecideButtons } from '../deciding/DecideButtons.tsx';
import { bar } from '../deciding/deciding.css.ts';
import { TaskChoice } from '../deciding/TaskChoice.tsx';
import { choosable, type Deciding, type Selection, useSelection } from '../deciding/use-deciding.ts';
import { groupTasks, type TaskGroup, type TaskItem } from '../shared/task-item.ts';
import { PhoneTaskRow } from './PhoneTaskRow.tsx';
import * as css from './tasks.css.ts';

/** Number of a group's rows before the link to all of them. */
const inGroup = 3;

interface WaitingProps {
  tasks: readonly TaskItem[];
  deciding: Deciding;
  /** Called with the groups and the ids of those in them that were decided. */
  onDecided(groups: readonly TaskGroup[], ids: readonly string[]): void;
  now: Moment;
}

/** Open tasks: approvals of one kind in a group, then the others, each by deadline. */
export function Waiting({ tasks, deciding, onDecided, now }: WaitingProps) {
  const { groups, rest } = groupTasks(tasks);
  const selection = useSelection();
  const { chosen } = choosable(
    groups.flatMap((group) => group.tasks),
    selection,
  );
  return (
    <div className={css.waiting}>
      {groups.map((group) => (
        <WaitingGroup
          key={group.id}
          group={group}
          now={now}
          selection={selection}
          running={deciding.running !== null}
        />
      ))}
      {rest.length > 0 && (
        <Section aria-label={groups.length > 0 ? '其他待办' : '待办'}>
          <ul className={rows}>
            {rest.map((task) => (
              <li key={`${task.kind} ${task.id}`}>
                <PhoneTaskRow task={task} view="todo" now={now} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {chosen.length > 0 && (
        <div className={bar}>
          <BottomBar start={<Text>已选 {chosen.length} 件</Text>}>
            <DecideButtons
              deciding={deciding}
              items={chosen}
              draft="chosen"
              counted
              size="large"
              onDecided={(ids) => {
                onDecided(groups, ids);
                selection.select(ids, false);
              }}
            />
          </BottomBar>
        </div>
      )}
    </div>
  );
}

interface WaitingGroupProps {
  group: TaskGroup;
  now: Moment;
  selection: Selection;
  running: boolean;
}

function WaitingGroup({ group: { id, name, tasks }, now, selection, running }: WaitingGroupProps) {
  const [open, setOpen] = useState(false);
  const shown = open ? tasks : tasks.slice(0, inGroup);
  return (
    <Section title={name} note={`${tasks.length} 件合并`} tabIndex={-1} data-group={id}>
      <ul className={rows}>
        {shown.map((task) => (
          <li key={task.id}>
            <PhoneTaskRow
              task={task}
              view="todo"
              now={now}
              grouped
              choice={task.decidable ? <TaskChoice task={task} selection={selection} disabled={running} /> : undefined}
            />
          </li>
        ))}
      </ul>
      {tasks.length > inGroup && (
        <Button
          variant="text"
          fullWidth
          aria-expanded={open}
          endIcon={<ChevronDownIcon size={16} />}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起' : `展开其余 ${tasks.length - inGroup} 件`}
        </Button>
      )}
    </Section>
  );
}

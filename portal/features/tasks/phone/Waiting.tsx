import { Button } from '@yimen/ui/button';
import { ChevronDownIcon } from '@yimen/ui/icon';
import { Section } from '@yimen/ui/mobile/section';
import { useState } from 'react';
import type { Moment } from '../../../lib/time/clock.ts';
import { rows } from '../../../parts/phone/phone.css.ts';
import { groupTasks, type TaskGroup, type TaskItem } from '../shared/task-item.ts';
import { PhoneTaskRow } from './PhoneTaskRow.tsx';
import * as css from './tasks.css.ts';

/** Number of a group's rows before the link to all of them. */
const inGroup = 3;

/** Open tasks: approvals of one kind in a group, then the others, each by deadline. */
export function Waiting({ tasks, now }: { tasks: readonly TaskItem[]; now: Moment }) {
  const { groups, rest } = groupTasks(tasks);
  return (
    <div className={css.waiting}>
      {groups.map((group) => (
        <WaitingGroup key={group.id} group={group} now={now} />
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
    </div>
  );
}

function WaitingGroup({ group: { name, tasks }, now }: { group: TaskGroup; now: Moment }) {
  const [open, setOpen] = useState(false);
  const shown = open ? tasks : tasks.slice(0, inGroup);
  return (
    <Section title={name} note={`${tasks.length} 件合并`}>
      <ul className={rows}>
        {shown.map((task) => (
          <li key={task.id}>
            <PhoneTaskRow task={task} view="todo" now={now} grouped />
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

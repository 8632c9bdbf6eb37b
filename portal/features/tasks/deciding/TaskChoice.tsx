import { Checkbox } from '@yimen/ui/checkbox';
import { shortTitle, type TaskItem } from '../shared/task-item.ts';
import * as css from './deciding.css.ts';
import type { Selection } from './use-deciding.ts';

/** Chooses an approval to be decided with others; above the link that covers its row. */
export function TaskChoice({ task, selection, disabled }: { task: TaskItem; selection: Selection; disabled: boolean }) {
  return (
    <span className={css.choice}>
      <Checkbox
        data-choice={task.id}
        label={`选中${task.sponsor}，${shortTitle(task)}`}
        hideLabel
        checked={selection.selected.has(task.id)}
        disabled={disabled}
        onCheckedChange={(on) => selection.select([task.id], on)}
      />
    </span>
  );
}

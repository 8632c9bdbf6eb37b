import { DescriptionList } from '@yimen/ui/description-list';
import { BottomSheet } from '@yimen/ui/mobile/bottom-sheet';
import { Text } from '@yimen/ui/text';
import { Results } from '../shared/Results.tsx';
import type { TaskItem, TaskView } from '../shared/task-item.ts';
import * as css from './tasks.css.ts';

interface TaskSheetProps {
  task: TaskItem;
  view: TaskView;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Details of a task whose system gave no address, and where it is handled. */
export function TaskSheet({ task, view, open, onOpenChange }: TaskSheetProps) {
  const { title, source, department, sponsor, state, holder, deadline, at } = task;
  const facts = [
    { label: '来源', value: source },
    { label: '部门', value: department },
    { label: '发起人', value: sponsor },
    { label: '状态', value: state },
    { label: '在谁手里', value: holder },
    { label: view === 'todo' ? '到达' : '时间', value: at },
    { label: '截止', value: deadline },
  ];
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title="任务详情">
      <div className={css.known}>
        <Text as="p" size="title3" strong>
          {title}
        </Text>
        <DescriptionList items={facts.flatMap(({ label, value }) => (value ? [{ id: label, label, value }] : []))} />
        <Results files={task.results} />
        <Text as="p" tone="secondary">
          {view === 'todo' ? `请到“${source}”办理。` : `详情请到“${source}”查看。`}
        </Text>
      </div>
    </BottomSheet>
  );
}

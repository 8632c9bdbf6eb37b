import {
  BookOpenIcon,
  Building2Icon,
  CalendarXIcon,
  ClipboardCheckIcon,
  EyeIcon,
  FilePenLineIcon,
  IdCardIcon,
  ListChecksIcon,
  ShieldCheckIcon,
  StampIcon,
  WalletIcon,
  WrenchIcon,
} from '@yimen/ui/icon';
import type { TaskItem } from '../shared/task-item.ts';

/** Icons by words in a task's title; the first match is used. */
const taskIcons = [
  [/^待阅/, EyeIcon],
  [/请假|销假/, CalendarXIcon],
  [/报销|经费|酬金|差旅|津贴|补贴|缴费|助学金|奖学金/, WalletIcon],
  [/会议|教室|场地|场馆|宿舍|机房/, Building2Icon],
  [/用印|证明|盖章/, StampIcon],
  [/证|落户|身份/, IdCardIcon],
  [/调课|评教|选题|课程|成绩|毕业设计|教学/, BookOpenIcon],
  [/报修|维修/, WrenchIcon],
  [/安全|培训|考试/, ShieldCheckIcon],
  [/填写|提交|补充|述职/, FilePenLineIcon],
] as const;

export function TaskIcon({ task }: { task: Pick<TaskItem, 'title' | 'form' | 'kind'> }) {
  const words = `${task.form}${task.title}`;
  const Icon = taskIcons.find(([pattern]) => pattern.test(words))?.[1];
  const Usual = task.kind === 'approval' ? ClipboardCheckIcon : ListChecksIcon;
  return Icon ? <Icon size={20} /> : <Usual size={20} />;
}

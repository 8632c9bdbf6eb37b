import type { Approval } from '@yimen/contract/tasks/approvals';
import { isEnded, toneOf, waitsFor } from '../shared/task-item.ts';

/** What the reader does in the system that handles an approval, as text. */
export function placeWords(approval: Approval, place: string, reader: string | undefined): string {
  const { view, status, decidable, decided } = approval;
  if (view !== 1 && view !== 4) return `这件事在「${place}」里，详情在那里查看。`;
  if (isEnded(approval)) {
    return view === 4 && toneOf(status) === 'error'
      ? `改好后在「${place}」里重新提交。`
      : `这件事在「${place}」里办的，结果在那里查看。`;
  }
  if (decided) return `你的意见已经送到，进度以「${place}」为准。`;
  if (decidable) return `在这里同意或退回，也可以到「${place}」里办理。`;
  if (view === 1) return `同意和退回都在「${place}」里办理，办完后这里的进度随它更新。`;
  if (waitsFor(approval, reader)) {
    return `${isPayment(approval) ? '这一步等你缴费' : '这一步由你来办'}，请到「${place}」办理，办完后这里的进度随它更新。`;
  }
  return `这件事在「${place}」里，催办、补充材料和撤回都在那里进行。这里的进度随它更新。`;
}

/** Label of the link to that system. */
export function placeAction(approval: Approval, place: string, reader: string | undefined): string {
  if (!waitsFor(approval, reader)) return `打开${place}`;
  return isPayment(approval) ? '去缴费' : '去办理';
}

function isPayment({ status, progress }: Approval): boolean {
  return [status, progress.find(({ when }) => !when)?.step ?? ''].some((words) => words.includes('缴费'));
}

import { DescriptionList } from '@yimen/ui/description-list';
import { BottomSheet } from '@yimen/ui/mobile/bottom-sheet';
import { Text } from '@yimen/ui/text';
import type { Matter, MatterView } from '../../../parts/due/matter.ts';
import * as css from './matters.css.ts';

interface MatterSheetProps {
  matter: Matter;
  view: MatterView;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** What is known of a matter that its system gave no address for, and where it is done. */
export function MatterSheet({ matter, view, open, onOpenChange }: MatterSheetProps) {
  const { title, source, department, sponsor, state, holder, deadline, at } = matter;
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
        <Text as="p" tone="secondary">
          {view === 'todo' ? `请到“${source}”办理。` : `详情请到“${source}”查看。`}
        </Text>
      </div>
    </BottomSheet>
  );
}

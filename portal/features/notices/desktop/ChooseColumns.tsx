import { saveNewsCustom } from '@yimen/contract/news/articles';
import { Button } from '@yimen/ui/button';
import { Checkbox } from '@yimen/ui/checkbox';
import { Dialog } from '@yimen/ui/dialog';
import { PlusIcon } from '@yimen/ui/icon';
import { Text } from '@yimen/ui/text';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import * as css from './front.css.ts';

interface Column {
  id: string;
  name: string;
}

interface ChooseColumnsProps {
  columns: readonly Column[];
  chosen: readonly Column[];
}

/** Dialog to choose the columns that a member sees first; stored in the account. */
export function ChooseColumns({ columns, chosen }: ChooseColumnsProps) {
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useDraft<readonly string[] | null>('columns', () => null);
  const [saving, setSaving] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function save(ids: readonly string[], undoTo?: readonly string[]) {
    setSaving(true);
    try {
      await call(saveNewsCustom, { columns: [...ids] });
      close();
      const undo = undoTo && { action: { label: '撤销', onSelect: () => void save(undoTo) } };
      toast.success(undoTo ? '栏目已保存' : '已恢复原来的栏目', undo);
      await revalidate();
    } catch (error) {
      if (!isExpired(error)) toast.error(messageOf(error));
    } finally {
      setSaving(false);
    }
  }
  function close() {
    setOpen(false);
    setChanged(null);
  }
  const before = chosen.map(({ id }) => id);
  const wanted = changed ?? before;
  const toggle = (id: string, on: boolean) => setChanged(on ? [...wanted, id] : wanted.filter((each) => each !== id));
  return (
    <>
      <Button variant="text" size="small" startIcon={<PlusIcon size={16} />} onClick={() => setOpen(true)}>
        管理栏目
      </Button>
      <Dialog
        open={open}
        onOpenChange={close}
        title="选择常看的栏目"
        footer={
          <>
            <Button onClick={close}>取消</Button>
            <Button variant="primary" loading={saving} onClick={() => void save(wanted, before)}>
              保存栏目
            </Button>
          </>
        }
      >
        <Text as="p" tone="secondary">
          选中的栏目排在资讯中心前面，按选择的先后排列；一个也不选，就看首页的栏目。
        </Text>
        <ul className={css.choices}>
          {columns.map(({ id, name }) => (
            <li key={id}>
              <Checkbox label={name} checked={wanted.includes(id)} onCheckedChange={(checked) => toggle(id, checked)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

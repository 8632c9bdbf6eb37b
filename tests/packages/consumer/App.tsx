import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { Card } from '@yimen/ui/card';
import { Checkbox } from '@yimen/ui/checkbox';
import { DatePicker } from '@yimen/ui/date-picker';
import { Dialog } from '@yimen/ui/dialog';
import { Heading } from '@yimen/ui/heading';
import { Cell, CellGroup } from '@yimen/ui/mobile/cell';
import { Select } from '@yimen/ui/select';
import { SortableGrid, type SortableGroup } from '@yimen/ui/sortable-grid';
import { Steps } from '@yimen/ui/steps';
import { Tag } from '@yimen/ui/tag';
import { TextField } from '@yimen/ui/text-field';
import { ToastProvider, useToast } from '@yimen/ui/toast';
import { useState } from 'react';

/** More than ten components of the packages, as another team would put them on a page. */
export function App() {
  return (
    <ToastProvider>
      <main>
        <Heading level={1}>借用教室</Heading>
        <Application />
      </main>
    </ToastProvider>
  );
}

function Application() {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [rooms, setRooms] = useState<readonly SortableGroup[]>([
    { id: 'rooms', label: '教室', items: ['明理楼 B204', '致知楼 A301'].map((name) => ({ id: name, name })) },
  ]);
  return (
    <Card padding="large">
      <Alert tone="warning">本周六停电，请避开。</Alert>
      <Steps items={[{ title: '填写', state: 'current' }, { title: '审核' }]} />
      <TextField label="姓名" required defaultValue="林知夏" />
      <Select label="校区" options={[{ value: 'lake', label: '临湖校区' }]} />
      <DatePicker label="日期" defaultValue="2026-11-20" />
      <Checkbox label="同意《教室使用规定》" />
      <Tag tone="theme">全程网办</Tag>
      <SortableGrid groups={rooms} onGroupsChange={setRooms} />
      <CellGroup>
        <Cell href="#mine" title="我的申请" value="2 件" />
      </CellGroup>
      <Button variant="primary" onClick={() => setAsking(true)}>
        提交
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="确认提交"
        footer={
          <Button
            variant="primary"
            onClick={() => {
              setAsking(false);
              toast.success('已提交');
            }}
          >
            确认
          </Button>
        }
      >
        提交后由教务处审核。
      </Dialog>
    </Card>
  );
}

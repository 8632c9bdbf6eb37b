import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { Link } from '@yimen/ui/link';
import { Table, type TableColumn, TableNote, type TableSort } from '@yimen/ui/table';
import { Tag } from '@yimen/ui/tag';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { longChinese } from './samples.tsx';

const meta: Meta<typeof Table<Row>> = {
  title: 'Components 组件/Table 表格',
  id: 'components-table',
  component: Table,
};
export default meta;

interface Row {
  id: string;
  who: string;
  what: string;
  at: string;
  amount: number;
  state: string;
  tone: 'warning' | 'success' | 'error';
}
const rows: Row[] = [
  { id: '1', who: '秦朗', what: '差旅费报销', at: '2026-11-20 09:12', amount: 2386, state: '待审核', tone: 'warning' },
  { id: '2', who: '何嘉宜', what: '实验耗材', at: '2026-11-19 16:48', amount: 740.5, state: '已退回', tone: 'error' },
  { id: '3', who: '马可', what: longChinese, at: '2026-11-19 11:20', amount: 1200, state: '已通过', tone: 'success' },
];
const columns: TableColumn<Row>[] = [
  { id: 'who', header: '申请人', cell: (row) => row.who, rowHeader: true },
  {
    id: 'what',
    header: '事项',
    cell: (row) => (
      <>
        {row.what}
        <TableNote>财务处</TableNote>
      </>
    ),
  },
  { id: 'at', header: '提交时间', cell: (row) => row.at, sortable: true },
  { id: 'amount', header: '金额（元）', cell: (row) => row.amount.toFixed(2), align: 'end', sortable: true },
  { id: 'state', header: '状态', cell: (row) => <Tag tone={row.tone}>{row.state}</Tag> },
  {
    id: 'action',
    header: '操作',
    hideHeader: true,
    align: 'end',
    cell: (row) => (
      <Link href={`#${row.id}`} aria-label={`查看${row.who}的申请`}>
        查看
      </Link>
    ),
  },
];
export const Plain: StoryObj<typeof Table<Row>> = {
  args: { caption: '待审核的报销', columns, rows, rowId: (row) => row.id, hideCaption: false, loading: false },
};

function Sortable() {
  const [sort, setSort] = useState<TableSort>({ column: 'at', direction: 'descending' });
  const key = sort.column === 'amount' ? 'amount' : 'at';
  const sorted = rows.toSorted((a, b) => (a[key] < b[key] ? -1 : 1) * (sort.direction === 'ascending' ? 1 : -1));
  return (
    <Table
      caption="待审核的报销"
      columns={columns}
      rows={sorted}
      rowId={(row) => row.id}
      sort={sort}
      onSortChange={setSort}
      isSelected={(row) => row.id === '2'}
    />
  );
}
export const SortableTable: StoryObj = { render: () => <Sortable /> };
function WithCheckboxes() {
  const [value, setValue] = useState<readonly string[]>(['1', '2']);
  const sum = rows.filter((row) => value.includes(row.id)).reduce((total, row) => total + row.amount, 0);
  return (
    <Table
      caption="待审核的报销"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      selection={{
        value,
        onValueChange: setValue,
        nameOf: (row) => `${row.who}的申请`,
        isDisabled: (row) => row.tone === 'success',
        summary: <span>合计 {sum.toFixed(2)} 元</span>,
        actions: (
          <>
            <Button>退回</Button>
            <Button variant="primary">审核 {value.length} 件</Button>
          </>
        ),
      }}
    />
  );
}
export const SelectableTable: StoryObj = { render: () => <WithCheckboxes /> };
export const LoadingTable: StoryObj = {
  render: () => (
    <Table caption="待审核的报销" hideCaption columns={columns} rows={[]} rowId={(row) => row.id} loading />
  ),
};
export const EmptyTable: StoryObj = {
  render: () => (
    <Table
      caption="待审核的报销"
      hideCaption
      columns={columns}
      rows={[]}
      rowId={(row) => row.id}
      empty="没有待审核的报销"
    />
  ),
};
export const StickyHead: StoryObj = {
  render: () => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer.
    <section aria-label="滚动区域" tabIndex={0} style={{ height: '24rem', overflow: 'auto' }} data-scroller="">
      <Table
        caption="很长的表"
        columns={columns}
        rows={Array.from({ length: 24 }, (_, index) => ({ ...(rows[index % 3] as Row), id: String(index) }))}
        rowId={(row) => row.id}
        stickyHeader
      />
    </section>
  ),
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-scroller]') as HTMLElement;
    scroller.scrollTop = 200;
    const top = () => within(canvasElement).getAllByRole('columnheader')[0]?.getBoundingClientRect().top ?? 0;
    await waitFor(() => expect(Math.abs(top() - scroller.getBoundingClientRect().top)).toBeLessThanOrEqual(1));
  },
};

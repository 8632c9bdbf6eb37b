import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '@yimen/ui/description-facts';
import { Link } from '@yimen/ui/link';
import { StatisticRow } from '@yimen/ui/statistic';
import { Steps } from '@yimen/ui/steps';
import { Table, type TableColumn, TableNote, type TableSort } from '@yimen/ui/table';
import { Tag } from '@yimen/ui/tag';
import { useState } from 'react';
import { longChinese } from './samples.tsx';

const meta = { title: 'Components/Data' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const FourFacts: Story = {
  render: () => (
    <div style={{ width: 840 }}>
      <Facts
        items={[
          { label: '承诺时限', value: '3 个工作日' },
          { label: '法定时限', value: '20 个工作日' },
          { label: '收费', value: '10 元' },
          { label: '到场次数', value: '1 次' },
        ]}
      />
    </div>
  ),
};
export const FactsInANarrowPlace: Story = {
  render: () => (
    <div style={{ width: 375 }}>
      <Facts
        items={[
          { label: '承诺时限', value: '3 个工作日' },
          { label: '收费', value: longChinese },
          { label: '到场次数', value: '1 次' },
        ]}
      />
    </div>
  ),
};

export const Figures: Story = {
  render: () => (
    <StatisticRow
      items={[
        { value: 140, unit: '项', label: '在线服务，全程网办 98 项' },
        { value: 1286402, unit: '次', label: '累计办理' },
        { value: 8913, unit: '件', label: '本周办结' },
        { value: '1.6', unit: '天', label: '平均办结用时' },
      ]}
    />
  ),
};
export const SmallFiguresThatWrap: Story = {
  render: () => (
    <div style={{ width: 420 }}>
      <StatisticRow
        size="medium"
        items={[
          { value: '86.40', unit: '元', label: '校园卡余额' },
          { value: 3, unit: '本', label: '图书在借' },
          { value: '92.5', unit: '分', label: '已修学分' },
        ]}
      />
    </div>
  ),
};

export const StepsOfAGuide: Story = {
  render: () => (
    <Steps
      items={[
        { title: '在线申请', note: '填写原因，上传照片' },
        { title: '学院审核', note: '辅导员确认，半个工作日内' },
        { title: '制证', note: '学生工作处制作，2 个工作日' },
        { title: '现场领取', note: '带校园卡到窗口缴费领取' },
      ]}
    />
  ),
};
export const StepsOfACase: Story = {
  render: () => (
    <Steps
      items={[
        { title: '填写申请', note: '11-18 10:33', state: 'done' },
        { title: '学院审核', note: '11-18 15:20，许彦', state: 'done' },
        { title: '制证', note: '还需约 1 天', state: 'current' },
        { title: '现场领取', note: '学生事务中心 2 号窗口', state: 'upcoming' },
        { title: '出错时', note: '照片不合格，重新上传', state: 'error' },
      ]}
    />
  ),
};
export const StepsInAColumn: Story = {
  render: () => (
    <div style={{ width: 360 }}>
      <Steps
        direction="vertical"
        items={[
          { title: '填写申请', note: '11-18 10:33', state: 'done' },
          { title: '学院审核', note: longChinese, state: 'current' },
          { title: longChinese, state: 'upcoming' },
        ]}
      />
    </div>
  ),
};

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
export const SortableTable: Story = { render: () => <Sortable /> };
export const LoadingTable: Story = {
  render: () => (
    <Table caption="待审核的报销" hideCaption columns={columns} rows={[]} rowId={(row) => row.id} loading />
  ),
};
export const EmptyTable: Story = {
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
export const StickyHead: Story = {
  render: () => (
    <Table
      caption="很长的表"
      columns={columns}
      rows={Array.from({ length: 24 }, (_, index) => ({ ...(rows[index % 3] as Row), id: String(index) }))}
      rowId={(row) => row.id}
      stickyHeader
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '@yimen/ui/breadcrumb';
import { Checkbox } from '@yimen/ui/checkbox';
import { FilterRow } from '@yimen/ui/filter-row';
import { Pagination } from '@yimen/ui/pagination';
import { SideNav } from '@yimen/ui/side-nav';
import { longChinese, longEnglish } from './samples.tsx';

const meta = { title: 'Components/Navigation' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const BreadcrumbOfAPage: Story = {
  render: () => (
    <Breadcrumb
      items={[{ label: '服务大厅', href: '#hall' }, { label: '学籍学业', href: '#records' }, { label: '学生证补办' }]}
    />
  ),
};
export const BreadcrumbWithLongNames: Story = {
  render: () => (
    <Breadcrumb
      size="panel"
      items={[{ label: longChinese, href: '#hall' }, { label: longEnglish, href: '#records' }, { label: longChinese }]}
    />
  ),
};

const pages = (page: number, total: number) => (
  <Pagination
    page={page}
    pageSize={18}
    total={total}
    hrefFor={(to) => `#page-${to}`}
    aria-label={`共 ${total} 项，第 ${page} 页`}
  />
);
export const PaginationStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {pages(1, 90)}
      {pages(3, 126)}
      {pages(1, 186)}
      {pages(6, 186)}
      {pages(11, 186)}
      {pages(500, 18 * 1000)}
    </div>
  ),
};

const categories = ['学籍学业', '教学教务', '生活后勤', '奖助勤贷', '科研学术', '人事师资', '财务资产', '信息网络'];
export const SideNavOfTheHall: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <SideNav
        label="服务分类"
        items={[
          { id: 'all', label: '全部服务', href: '#all', count: 326, current: true },
          ...categories.map((label, index) => ({ id: label, label, href: `#${label}`, count: 58 - index * 5 })),
          { id: 'long', label: longChinese, href: '#long', count: 0 },
        ]}
        sections={[
          {
            id: 'mine',
            items: [
              { id: 'collected', label: '我的收藏', href: '#collected', count: 7 },
              { id: 'recent', label: '最近使用', href: '#recent', count: 12 },
            ],
          },
        ]}
      />
    </div>
  ),
};

const departments = [
  '全部',
  '教务处',
  '学生工作处',
  '研究生院',
  '图书馆',
  '后勤保障部',
  '信息化中心',
  '财务处',
  '人事处',
  '科研院',
  '保卫处',
  '国际合作处',
  '校医院',
  '档案馆',
  '体育部',
  '招生办公室',
  '就业指导中心',
  '心理中心',
  '基建处',
  '审计处',
];
export const FilterRows: Story = {
  render: () => (
    <>
      <FilterRow
        label="部门"
        collapsedCount={12}
        items={departments.map((label, index) => ({ id: label, label, href: `#${label}`, current: index === 14 }))}
      />
      <FilterRow
        label="对象"
        items={['全部', '学生', '教师', '校友', '访客'].map((label, index) => ({
          id: label,
          label,
          href: `#${label}`,
          current: index === 1,
        }))}
        end={<Checkbox label="只看全程网办" />}
      />
    </>
  ),
};

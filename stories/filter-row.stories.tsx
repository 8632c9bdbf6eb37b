import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '@yimen/ui/checkbox';
import { FilterRow } from '@yimen/ui/filter-row';

const meta: Meta<typeof FilterRow> = {
  title: 'Components 组件/FilterRow 筛选行',
  id: 'components-filterrow',
  component: FilterRow,
  args: {
    label: '对象',
    items: ['全部', '学生', '教师'].map((label, index) => ({
      id: label,
      label,
      href: `#${label}`,
      current: index === 0,
    })),
  },
};
export default meta;

export const Plain: StoryObj<typeof FilterRow> = {};

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
export const FilterRows: StoryObj = {
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

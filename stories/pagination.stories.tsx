import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '@yimen/ui/pagination';
import { useState } from 'react';

const meta: Meta<typeof Pagination> = {
  title: 'Components 组件/Pagination 分页',
  id: 'components-pagination',
  component: Pagination,
  args: { page: 3, pageSize: 18, total: 126, hrefFor: (page: number) => `#page-${page}` },
};
export default meta;

export const Plain: StoryObj<typeof Pagination> = {};

const pages = (page: number, total: number) => (
  <Pagination
    page={page}
    pageSize={18}
    total={total}
    hrefFor={(to) => `#page-${to}`}
    aria-label={`共 ${total} 项，第 ${page} 页`}
  />
);
export const PaginationStates: StoryObj = {
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

function Turning() {
  const [page, setPage] = useState(3);
  return <Pagination page={page} pageSize={18} total={186} onPageChange={setPage} />;
}
export const Buttons: StoryObj = { render: () => <Turning /> };

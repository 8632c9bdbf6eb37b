import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '@yimen/ui/pagination';
import { PaginationTools } from '@yimen/ui/pagination-tools';
import { Stack } from '@yimen/ui/stack';
import { useState } from 'react';

const meta: Meta<typeof PaginationTools> = {
  title: 'Components 组件/PaginationTools 分页工具',
  id: 'components-paginationtools',
  component: PaginationTools,
  args: { page: 3, pageSize: 18, total: 186, pageSizes: [18, 36, 60], onPageChange: () => undefined },
};
export default meta;

export const Plain: StoryObj<typeof PaginationTools> = {};

/** Without sizes and without a jump only the total is left. */
export const TotalOnly: StoryObj<typeof PaginationTools> = { args: { pageSizes: [], onPageChange: undefined } };

function Tools() {
  const [page, setPage] = useState(3);
  const [pageSize, setPageSize] = useState(18);
  return (
    <Stack gap={20} align="start">
      <Pagination page={page} pageSize={pageSize} total={186} onPageChange={setPage} />
      <PaginationTools
        page={page}
        pageSize={pageSize}
        total={186}
        pageSizes={[18, 36, 60]}
        onPageSizeChange={(size) => {
          setPageSize(size);
          setPage(1);
        }}
        onPageChange={setPage}
      />
    </Stack>
  );
}
export const BesidePagination: StoryObj = { render: () => <Tools /> };

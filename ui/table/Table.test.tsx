import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DropdownMenu } from '../dropdown-menu/index.ts';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Table, type TableColumn } from './index.ts';

interface Row {
  id: string;
  name: string;
  sum: number;
}
const rows: Row[] = [
  { id: '1', name: '秦朗', sum: 2386 },
  { id: '2', name: '马可', sum: 740 },
];
const columns: TableColumn<Row>[] = [
  { id: 'name', header: '申请人', cell: (row) => row.name, rowHeader: true },
  { id: 'sum', header: '金额', cell: (row) => row.sum, align: 'end', sortable: true },
];
const table = (props: Partial<Parameters<typeof Table<Row>>[0]> = {}) => (
  <Table caption="报销" columns={columns} rows={rows} rowId={(row) => row.id} {...props} />
);

describe('Table', () => {
  conformance(
    <Table caption="Claims" columns={[{ id: 'a', header: 'Who', cell: () => 'Lin' }]} rows={[]} rowId={() => 'x'} />,
    {
      refersTo: HTMLElement,
    },
  );

  test('names its rows and columns', async () => {
    render(table());
    await expect.element(page.getByRole('table', { name: '报销' })).toBeVisible();
    expect(
      page
        .getByRole('rowheader')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(['秦朗', '马可']);
    expect(page.getByRole('columnheader').elements()).toHaveLength(2);
  });

  test('asks for the other order when a sortable head is pressed, and says the present one', async () => {
    const sort = vi.fn();
    const { rerender } = render(table({ onSortChange: sort }));
    const head = () => page.getByRole('columnheader', { name: '金额' }).element().getAttribute('aria-sort');
    expect(head()).toBe('none');
    await page.getByRole('button', { name: '金额' }).click();
    expect(sort).toHaveBeenLastCalledWith({ column: 'sum', direction: 'ascending' });
    rerender(table({ onSortChange: sort, sort: { column: 'sum', direction: 'ascending' } }));
    expect(head()).toBe('ascending');
    await page.getByRole('button', { name: '金额' }).click();
    expect(sort).toHaveBeenLastCalledWith({ column: 'sum', direction: 'descending' });
  });

  test('says when it has no rows, and when they are on their way', async () => {
    const { rerender } = render(table({ rows: [], empty: '没有待审核的报销' }));
    await expect.element(page.getByText('没有待审核的报销')).toBeVisible();
    rerender(table({ rows: [], loading: true }));
    expect(page.getByRole('table').element().getAttribute('aria-busy')).toBe('true');
    expect(document.querySelector('table')?.textContent).toContain('正在加载');
  });

  test('keeps its head in sight while the page scrolls', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, name: `第 ${index} 行`, sum: index }));
    render(table({ rows: many, stickyHeader: true }));
    scrollTo(0, 2000);
    await expect
      .poll(() => page.getByRole('columnheader', { name: '申请人' }).element().getBoundingClientRect().top)
      .toBe(0);
    scrollTo(0, 0);
  });

  test('scrolls sideways by itself rather than widening the page', () => {
    const wide = Array.from({ length: 30 }, (_, index) => ({
      id: `${index}`,
      header: `第 ${index} 列名`,
      cell: () => '很长的内容',
    }));
    render(<Table caption="宽" columns={wide} rows={rows} rowId={(row) => row.id} />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  test('says which row is the present one', () => {
    render(table({ isSelected: (row) => row.id === '2' }));
    expect(document.querySelector('tr[aria-current="true"]')?.textContent).toContain('马可');
  });

  test('lets a menu of a row hang over its edge when it has room', async () => {
    const menu = (
      <DropdownMenu items={[{ id: '1', label: '退回' }]} trigger={(props) => <button {...props}>更多</button>} />
    );
    render(table({ columns: [...columns, { id: 'more', header: '操作', cell: () => menu }] }));
    await page.getByRole('button', { name: '更多' }).last().click();
    const frame = page.getByRole('region', { name: '报销' }).element();
    await expect.poll(() => getComputedStyle(frame).overflow).toBe('visible');
    expect(frame.getAttribute('tabindex')).toBeNull();
  });

  describe('with checkboxes', () => {
    function Selectable({ start = [] }: { start?: string[] }) {
      const [value, setValue] = useState<readonly string[]>(start);
      return table({
        selection: {
          value,
          onValueChange: setValue,
          nameOf: (row) => row.name,
          isDisabled: (row) => row.id === '3',
          actions: <button type="button">退回</button>,
        },
        rows: [...rows, { id: '3', name: '孟瑶', sum: 1 }],
      });
    }
    const all = page.getByRole('checkbox', { name: '选择所有行' });
    const one = (name: string) => page.getByRole('checkbox', { name: `选择 ${name}` });
    const bar = page.getByRole('button', { name: '退回' });

    test('chooses rows one by one, and says how many', async () => {
      render(<Selectable />);
      expect(bar.elements()).toHaveLength(0);
      one('秦朗').element().focus();
      await userEvent.keyboard(' ');
      await expect.element(page.getByRole('status')).toHaveTextContent('已选 1 项');
      await expect.element(bar).toBeVisible();
      expect((all.element() as HTMLInputElement).indeterminate).toBe(true);
      await expect.element(one('孟瑶')).toBeDisabled();
    });

    test('chooses all rows that can be chosen, none of them again, and keeps those of other pages', async () => {
      render(<Selectable start={['of another page']} />);
      all.element().focus();
      await userEvent.keyboard(' ');
      await expect.element(page.getByRole('status')).toHaveTextContent('已选 3 项');
      await expect.element(all).toBeChecked();
      await expect.element(one('孟瑶')).not.toBeChecked();
      await userEvent.keyboard(' ');
      await expect.element(page.getByRole('status')).toHaveTextContent('已选 1 项');
    });

    test('gives all up by its bar', async () => {
      render(<Selectable start={['1', '2']} />);
      await page.getByRole('button', { name: '取消选择' }).click();
      await expect.element(one('秦朗')).not.toBeChecked();
      expect(bar.elements()).toHaveLength(0);
    });
  });
});

import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Pagination } from './index.ts';

const pager = (current: number, total = 186) => (
  <Pagination page={current} pageSize={18} total={total} hrefFor={(to) => `?page=${to}`} />
);

describe('Pagination', () => {
  conformance(pager(2), { refersTo: HTMLElement });

  test('is not there for one page or none', () => {
    expect(render(pager(1, 18)).container.innerHTML).toBe('');
    expect(render(pager(1, 0)).container.innerHTML).toBe('');
  });

  test('links to the pages and marks the current one', () => {
    render(pager(2));
    expect(page.getByRole('link', { name: '第 3 页' }).element().getAttribute('href')).toBe('?page=3');
    expect(page.getByRole('link', { name: '第 2 页' }).element().getAttribute('aria-current')).toBe('page');
    expect(page.getByRole('link', { name: '上一页' }).element().getAttribute('href')).toBe('?page=1');
  });

  test('has no way back on the first page and no way on after the last', () => {
    const { rerender } = render(pager(1));
    expect(page.getByRole('link', { name: '上一页' }).elements()).toHaveLength(0);
    rerender(pager(999));
    expect(page.getByRole('link', { name: '下一页' }).elements()).toHaveLength(0);
    expect(page.getByRole('link', { name: '第 11 页' }).element().getAttribute('aria-current')).toBe('page');
  });

  test('pages a list without an address by buttons', async () => {
    const go = vi.fn();
    render(<Pagination page={2} pageSize={18} total={186} onPageChange={go} />);
    await page.getByRole('button', { name: '第 3 页' }).click();
    await page.getByRole('button', { name: '上一页' }).click();
    expect(go.mock.calls).toEqual([[3], [1]]);
    expect(page.getByRole('button', { name: '第 2 页' }).element().getAttribute('aria-current')).toBe('page');
  });
});

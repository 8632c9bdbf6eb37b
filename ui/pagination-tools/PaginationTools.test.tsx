import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { PaginationTools } from './index.ts';

describe('PaginationTools', () => {
  conformance(<PaginationTools page={2} pageSize={18} total={186} pageSizes={[18]} onPageChange={() => undefined} />, {
    refersTo: HTMLDivElement,
  });

  test('says how many there are and lets their number a page be chosen', async () => {
    const size = vi.fn();
    render(<PaginationTools page={1} pageSize={18} total={186} pageSizes={[18, 36]} onPageSizeChange={size} />);
    await expect.element(page.getByText('共 186 项')).toBeVisible();
    const box = page
      .getByRole('combobox', { name: /每页项数/ })
      .element()
      .getBoundingClientRect();
    expect([box.width, box.height]).toEqual([128, 40]);
    page.getByRole('combobox').element().focus();
    await userEvent.keyboard('{Enter}{End}{Enter}');
    expect(size).toHaveBeenCalledExactlyOnceWith(36);
  });

  test('leads to a page by Enter, no further than the last', async () => {
    const go = vi.fn();
    render(<PaginationTools page={3} pageSize={18} total={186} onPageChange={go} />);
    const field = page.getByRole('textbox', { name: '到第几页，共 11 页' });
    field.element().focus();
    await userEvent.keyboard('７{Enter}');
    await userEvent.keyboard('{Control>}a{/Control}99{Enter}');
    await userEvent.keyboard('{Control>}a{/Control}3{Enter}');
    expect(go.mock.calls).toEqual([[7], [11]]);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { LoadingOverlay } from './index.ts';

const press = vi.fn();
const example = (loading: boolean) => (
  <LoadingOverlay loading={loading} label="正在刷新待办">
    <button type="button" onClick={press} style={{ width: 200, height: 120 }}>
      审批
    </button>
  </LoadingOverlay>
);
const button = page.getByRole('button', { name: '审批', includeHidden: true });

describe('LoadingOverlay', () => {
  conformance(<LoadingOverlay loading>Words</LoadingOverlay>, { refersTo: HTMLDivElement });

  test('says what is loading, and that the region is busy', async () => {
    const { rerender, container } = render(example(false));
    const status = page.getByRole('status').element();
    expect(status.textContent).toBe('');
    rerender(example(true));
    expect(page.getByRole('status').element()).toBe(status);
    expect(status.textContent).toBe('正在刷新待办');
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  });

  test('keeps its content in sight and out of use', async () => {
    const { rerender, container } = render(example(true));
    await expect.element(button).toBeVisible();
    await userEvent.click(container, { position: { x: 60, y: 60 } });
    await userEvent.tab();
    expect(document.activeElement).not.toBe(button.element());
    expect(press).not.toHaveBeenCalled();
    rerender(example(false));
    await button.click();
    expect(press).toHaveBeenCalledOnce();
  });

  test('gives the focus back to where it was', async () => {
    const { rerender } = render(example(false));
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    rerender(example(true));
    expect(document.activeElement).not.toBe(button.element());
    expect(document.activeElement).not.toBe(document.body);
    rerender(example(false));
    await expect.element(button).toHaveFocus();
  });

  test('covers its content exactly at any zoom', async () => {
    for (const zoom of [1, 0.84, 0.7467]) {
      const { container, unmount } = render(<div style={{ zoom }}>{example(true)}</div>);
      const box = container.querySelector('[aria-busy]')?.getBoundingClientRect();
      const veil = container.querySelector('[role=status]')?.getBoundingClientRect();
      expect(Math.abs((box?.height ?? 0) - (veil?.height ?? 1))).toBeLessThan(1);
      expect(Math.abs((box?.width ?? 0) - (veil?.width ?? 1))).toBeLessThan(1);
      unmount();
    }
  });
});

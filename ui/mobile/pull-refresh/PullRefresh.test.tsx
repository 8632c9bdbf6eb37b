import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag, touch } from '../../internals/testing/touch.ts';
import { PullRefresh, type Refreshed } from './index.ts';

function list(onRefresh: () => Promise<Refreshed | undefined>, shownAt?: string) {
  return (
    <PullRefresh onRefresh={onRefresh} shownAt={shownAt} data-testid="pull">
      <div data-testid="inner" style={{ height: 120, overflow: 'auto' }}>
        <p style={{ height: 500 }}>里面的列表</p>
      </div>
      <p style={{ height: 1600 }}>外面的列表</p>
    </PullRefresh>
  );
}
const outer = { x: 200, y: 300 };
const state = () => page.getByTestId('pull').element().getAttribute('data-state');
const never = () => new Promise<undefined>(() => {});

describe('PullRefresh', () => {
  conformance(<PullRefresh onRefresh={() => Promise.resolve(undefined)}>Rows</PullRefresh>, {
    refersTo: HTMLDivElement,
  });

  test('refreshes when it is let go beyond 56 px, and says what came', async () => {
    const refresh = vi.fn(() => Promise.resolve({ added: 3 }));
    render(list(refresh));
    await drag(outer, { y: 40 }, { stay: true });
    await expect.poll(state).toBe('pull');
    await touch.move({ x: 200, y: 380 });
    await expect.poll(state).toBe('release');
    await touch.up();
    expect(refresh).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('status')).toHaveTextContent('已更新，新增 3 条');
    await expect.poll(state).toBe('idle');
  });

  test('does nothing when the finger goes back up, or is taken away by the system', async () => {
    const refresh = vi.fn(never);
    render(list(refresh));
    await drag(outer, { y: 90 }, { stay: true });
    await touch.move({ x: 200, y: 320 });
    await touch.up();
    await expect.poll(state).toBe('idle');
    await drag(outer, { y: 90 }, { stay: true });
    await touch.cancel();
    await expect.poll(state).toBe('idle');
    expect(refresh).not.toHaveBeenCalled();
  });

  test('keeps what is shown when fetching fails, and says from when it is', async () => {
    render(list(() => Promise.reject(new Error('offline')), '08:12'));
    await drag(outer, { y: 90 });
    await expect.element(page.getByRole('status')).toHaveTextContent('没有连上，显示 08:12 的内容');
    await expect.element(page.getByText('外面的列表')).toBeVisible();
  });

  test('leaves the pull to a list inside that scrolls', async () => {
    const refresh = vi.fn(never);
    render(list(refresh));
    const inner = page.getByTestId('inner').element();
    await drag(inner, { y: 90 });
    inner.scrollTop = 300;
    await drag(inner, { y: 90 });
    await expect.poll(() => inner.scrollTop).toBeLessThan(300);
    expect(refresh).not.toHaveBeenCalled();
  });

  test('lets the page scroll, up to its top and away from it', async () => {
    const refresh = vi.fn(never);
    render(list(refresh));
    await drag(outer, { y: -200 });
    await expect.poll(() => window.scrollY).toBeGreaterThan(100);
    await drag(outer, { y: 60 });
    expect(refresh).not.toHaveBeenCalled();
    window.scrollTo(0, 0);
  });

  test('has a button for the keyboard', async () => {
    const refresh = vi.fn(never);
    render(list(refresh));
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '刷新' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(refresh).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('status')).toHaveTextContent('正在刷新');
  });
});

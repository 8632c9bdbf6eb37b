import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { NoticeBar } from './index.ts';

describe('NoticeBar', () => {
  conformance(<NoticeBar text="Power cut on Sunday" tone="warning" onClose={() => undefined} />, {
    refersTo: HTMLDivElement,
  });

  test('leads to where something can be done, or does it', async () => {
    const retry = vi.fn();
    render(
      <>
        <NoticeBar text="期中评教开放至 11 月 27 日" link={{ label: '去评教', href: '#rate' }} />
        <NoticeBar text="离线，显示 08:12 的内容" tone="neutral" action={{ label: '重试', onPress: retry }} />
      </>,
    );
    await expect.element(page.getByRole('link', { name: '去评教' })).toHaveAttribute('href', '#rate');
    await page.getByRole('button', { name: '重试' }).click();
    expect(retry).toHaveBeenCalledOnce();
  });

  test('is put away by its cross', async () => {
    const close = vi.fn();
    render(<NoticeBar text="11 月 22 日停电检修" tone="warning" onClose={close} />);
    await page.getByRole('button', { name: '关闭通知' }).click();
    expect(close).toHaveBeenCalledOnce();
  });

  test('takes two lines at most', () => {
    const { container } = render(<NoticeBar text={'停电检修'.repeat(200)} />);
    const words = container.querySelector('p') as HTMLElement;
    expect(words.offsetHeight).toBeLessThanOrEqual(Number.parseFloat(getComputedStyle(words).lineHeight) * 2 + 1);
  });

  test('shows what two lines have no room for by a button, which short words have not', async () => {
    const long = '停电检修期间，图书馆、教学楼和实验楼的电梯停止使用。'.repeat(6);
    const { rerender } = render(
      <div style={{ width: 320 }}>
        <NoticeBar text={long} />
      </div>,
    );
    const words = page.getByText(long).element();
    const lines = () => Math.round(words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight));
    expect(lines()).toBe(2);
    await page.getByRole('button', { name: '展开通知' }).click();
    expect(lines()).toBeGreaterThan(5);
    expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight + 1);
    await page.getByRole('button', { name: '收起通知' }).click();
    expect(lines()).toBe(2);
    rerender(
      <div style={{ width: 320 }}>
        <NoticeBar text="停电检修" />
      </div>,
    );
    await expect.poll(() => page.getByRole('button').elements()).toHaveLength(0);
  });
});

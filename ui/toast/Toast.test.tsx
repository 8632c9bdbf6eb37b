import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/index.ts';
import { render } from '../internals/testing/render.tsx';
import { en, LocaleProvider } from '../locale/index.ts';
import { type ToastApi, type ToastPlacement, ToastProvider, useToast } from './index.ts';

let toast: ToastApi;

function Reach() {
  toast = useToast();
  return <p>页面</p>;
}

function show(duration?: number, placement?: ToastPlacement) {
  render(
    <ToastProvider duration={duration} placement={placement}>
      <Reach />
    </ToastProvider>,
  );
}

/** Visible toasts; Radix's copies for screen readers are outside of the list. */
const shown = () => [...document.querySelectorAll('li[data-tone]')].map((item) => item.textContent);

describe('ToastProvider', () => {
  beforeEach(async () => {
    // A pointer that is still over a toast's place would pause the timer of the next one.
    await userEvent.hover(document.body, { position: { x: 2, y: 700 } });
  });

  test('shows a message and takes it away after its time', async () => {
    show(300);
    const start = performance.now();
    toast.success('已收藏');
    await expect.poll(shown).toEqual(['已收藏']);
    await expect.poll(shown).toEqual([]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(300);
  });

  test('stays 2000 ms unless told otherwise', async () => {
    show();
    const start = performance.now();
    toast.info('17:00 后将顺延受理');
    await expect.poll(shown).toHaveLength(1);
    await expect.poll(shown, { timeout: 4000 }).toEqual([]);
    const stayed = performance.now() - start;
    expect(stayed).toBeGreaterThanOrEqual(2000);
    expect(stayed).toBeLessThan(3500);
  });

  test('is reached by F8 from a modal dialog, and leads back into it', async () => {
    const undo = vi.fn();
    render(
      <ToastProvider duration={60_000}>
        <Reach />
        <Dialog open onOpenChange={() => undefined} title="编辑日程">
          <button type="button">删除</button>
        </Dialog>
      </ToastProvider>,
    );
    await expect.element(page.getByRole('button', { name: '删除' })).toHaveFocus();
    toast.info('已删除', { action: { label: '撤销', onSelect: undo } });
    await expect.poll(shown).toHaveLength(1);
    expect(document.querySelector('li[data-tone]')?.closest('[aria-hidden="true"]')).toBeNull();
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '撤销' })).toHaveFocus();
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledOnce();
  });

  test('shows several, the first on top', async () => {
    show(60_000);
    toast.success('一');
    toast.info('二');
    toast.warning('三');
    await expect.poll(shown).toEqual(['一', '二', '注意：三']);
    const tops = [...document.querySelectorAll('li[data-tone]')].map((item) => item.getBoundingClientRect().top);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test('holds a message while it is pointed at', async () => {
    show(1200);
    toast.error('提交失败，请稍后再试');
    await expect.poll(shown).toHaveLength(1);
    await userEvent.hover(document.querySelector('li[data-tone]') as Element);
    const held = performance.now();
    await expect.poll(() => performance.now() - held > 1500, { timeout: 4000 }).toBe(true);
    expect(shown()).toHaveLength(1);
    await userEvent.hover(document.body, { position: { x: 2, y: 700 } });
    await expect.poll(shown, { timeout: 4000 }).toEqual([]);
  });

  test('takes the focus by F8 and holds the message while it has it', async () => {
    show(400);
    toast.warning('已取消收藏', { action: { label: '撤销', onSelect: () => undefined } });
    await expect.poll(shown).toHaveLength(1);
    await userEvent.keyboard('{F8}');
    expect(document.activeElement?.querySelector('li[data-tone]')).not.toBeNull();
    const held = performance.now();
    await expect.poll(() => performance.now() - held > 800, { timeout: 4000 }).toBe(true);
    expect(shown()).toHaveLength(1);
  });

  test('offers one thing to do, and closes when it is done', async () => {
    const undo = vi.fn();
    show(60_000);
    toast.info('已取消收藏', { action: { label: '撤销', onSelect: undo } });
    await page.getByRole('button', { name: '撤销' }).click();
    expect(undo).toHaveBeenCalledOnce();
    await expect.poll(shown).toEqual([]);
  });

  test('leaves time to reach what there is to do', async () => {
    show(100);
    toast.info('已取消收藏', { action: { label: '撤销', onSelect: () => undefined } });
    toast.info('已复制');
    await expect.poll(shown).toEqual(['已取消收藏撤销', '已复制']);
    await expect.poll(shown).toEqual(['已取消收藏撤销']);
  });

  test('keeps loading until it is replaced or dismissed', async () => {
    show(300);
    const id = toast.loading('正在生成电子件…');
    const start = performance.now();
    await expect.poll(() => performance.now() - start > 700, { timeout: 4000 }).toBe(true);
    expect(shown()).toEqual(['正在生成电子件…']);
    toast.success('电子件已生成', { id });
    await expect.poll(shown).toEqual(['电子件已生成']);
    await expect.poll(shown).toEqual([]);
    const other = toast.loading('正在加载');
    await expect.poll(shown).toEqual(['正在加载']);
    toast.dismiss(other);
    await expect.poll(shown).toEqual([]);
  });

  test('speaks errors at once and confirmations when the reader is free', async () => {
    show(60_000);
    toast.error('提交失败');
    toast.success('已保存');
    await expect
      .poll(() => [...document.querySelectorAll('[aria-live]')].map((region) => region.getAttribute('aria-live')))
      .toEqual(expect.arrayContaining(['assertive', 'polite']));
  });

  test('stands 16 under the header, in the middle, at every page zoom', async () => {
    show(60_000);
    toast.success('已收藏');
    await expect.poll(shown).toHaveLength(1);
    const item = document.querySelector('li[data-tone]') as HTMLElement;
    for (const zoom of [1, 0.84, 0.7467]) {
      document.documentElement.style.setProperty('zoom', String(zoom));
      await Promise.all(item.getAnimations().map((animation) => animation.finished));
      const { left, width, top } = item.getBoundingClientRect();
      expect(Math.abs(top - 84 * zoom)).toBeLessThanOrEqual(1);
      const middle = document.documentElement.getBoundingClientRect().width / 2;
      expect(Math.abs(left + width / 2 - middle)).toBeLessThanOrEqual(1);
    }
    document.documentElement.style.removeProperty('zoom');
  });

  test('names its region in the language around it', async () => {
    render(
      <LocaleProvider locale={en}>
        <ToastProvider>
          <Reach />
        </ToastProvider>
      </LocaleProvider>,
    );
    await expect.element(page.getByRole('region', { name: /Notifications/ })).toBeInTheDocument();
  });

  test('says what to do when it is missing', () => {
    expect(() => renderToString(<Reach />)).toThrow('useToast needs a ToastProvider above it');
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Tooltip } from './index.ts';

const example = (zoom = 1) => (
  <div style={{ zoom, padding: 120 }}>
    <Tooltip text="收藏后会出现在首页">
      <Button>收藏</Button>
    </Tooltip>
  </div>
);
const control = page.getByRole('button', { name: '收藏' });
const tip = page.getByRole('tooltip');
const isOpen = () => tip.elements().length === 1;
const away = () => userEvent.hover(document.body, { position: { x: 900, y: 700 } });

describe('Tooltip', () => {
  conformance(
    <Tooltip text="Shown on the home page">
      <button type="button">Collect</button>
    </Tooltip>,
    { refersTo: HTMLSpanElement },
  );

  beforeEach(away);

  test('shows at once on keyboard focus and describes the control', async () => {
    render(example());
    expect(isOpen()).toBe(false);
    await userEvent.tab();
    await expect.element(tip).toBeVisible();
    await expect.element(control).toHaveAccessibleDescription('收藏后会出现在首页');
    await userEvent.tab();
    await expect.poll(isOpen).toBe(false);
  });

  test('shows 300 ms after the pointer came to rest', async () => {
    render(example());
    const start = performance.now();
    await control.hover();
    await expect.element(tip).toBeVisible();
    expect(performance.now() - start).toBeGreaterThanOrEqual(300);
    await away();
    await expect.poll(isOpen).toBe(false);
  });

  test('stays while the pointer is over its words', async () => {
    render(example());
    await control.hover();
    await expect.element(tip).toBeVisible();
    await tip.hover();
    const held = performance.now();
    await expect.poll(() => performance.now() - held > 400).toBe(true);
    expect(isOpen()).toBe(true);
  });

  test('goes by Escape while pointer and focus stay, and keeps the key from what is below', async () => {
    render(example());
    await userEvent.tab();
    await expect.element(tip).toBeVisible();
    const below = vi.fn();
    document.addEventListener('keydown', below, true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await expect.element(control).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', below, true);
    expect(below).toHaveBeenCalledOnce();
  });

  test('stands 10 px over the middle of its control at any zoom', async () => {
    const { rerender } = render(example());
    for (const zoom of [1, 0.84, 0.7467]) {
      rerender(example(zoom));
      await userEvent.tab();
      await expect.element(tip).toBeVisible();
      const around = control.element().getBoundingClientRect();
      const box = tip.element().getBoundingClientRect();
      expect(Math.abs(around.top - box.bottom - 10 * zoom)).toBeLessThan(1);
      expect(Math.abs(around.left + around.width / 2 - (box.left + box.width / 2))).toBeLessThan(1);
      await userEvent.tab();
    }
  });

  test('turns over at the top of the window and stays inside its sides', async () => {
    render(
      <div style={{ position: 'fixed', top: 2, left: 2 }}>
        <Tooltip text="这是一句很长的说明，用来看看窗口边上的提示会不会被切掉一截">
          <Button>收藏</Button>
        </Tooltip>
      </div>,
    );
    await userEvent.tab();
    await expect.element(tip).toBeVisible();
    const box = tip.element().getBoundingClientRect();
    expect(box.top).toBeGreaterThan(control.element().getBoundingClientRect().bottom);
    expect(box.left).toBeGreaterThanOrEqual(7);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { conformance, settled } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Popover } from './index.ts';

const popover = (zoom = 1) => (
  <div style={{ zoom, blockSize: 2000, paddingBlockStart: 100 }}>
    <Popover title="全程网办" trigger={(props) => <Button {...props}>说明</Button>}>
      <a href="#all">看 214 项全程网办</a>
    </Popover>
    <button type="button">后面</button>
  </div>
);
const trigger = page.getByRole('button', { name: '说明' });
const panel = page.getByRole('dialog', { name: '全程网办' });
const isOpen = () => panel.elements().length === 1;

describe('Popover', () => {
  conformance(
    <Popover title="Online" defaultOpen trigger={(props) => <button {...props}>About</button>}>
      Words
    </Popover>,
    { refersTo: HTMLDivElement },
  );

  for (const key of ['{Enter}', ' ']) {
    test(`opens by ${key === ' ' ? 'Space' : 'Enter'}, takes the focus, and Tab goes inside`, async () => {
      render(popover());
      await userEvent.tab();
      await userEvent.keyboard(key);
      await expect.element(panel).toHaveFocus();
      await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect.element(page.getByRole('link')).toHaveFocus();
    });
  }

  test('closes by Escape, gives the focus back and keeps the key from what surrounds it', async () => {
    render(popover());
    const outer = vi.fn();
    document.addEventListener('keydown', outer, true);
    await trigger.click();
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', outer, true);
    expect(isOpen()).toBe(false);
    await expect.element(trigger).toHaveFocus();
    expect(outer).not.toHaveBeenCalled();
  });

  test('closes by a second press, by a press elsewhere and by the focus leaving', async () => {
    render(popover());
    await trigger.click();
    await trigger.click();
    expect(isOpen()).toBe(false);
    await trigger.click();
    await userEvent.click(document.body, { position: { x: 700, y: 500 } });
    expect(isOpen()).toBe(false);
    await trigger.click();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '后面' })).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  test('closes when the page scrolls', async () => {
    render(popover());
    await trigger.click();
    window.scrollTo(0, 40);
    await expect.poll(isOpen).toBe(false);
    window.scrollTo(0, 0);
  });

  test('closes the inner one of two first', async () => {
    render(
      <Popover title="外层" trigger={(props) => <Button {...props}>外</Button>}>
        <Popover title="内层" trigger={(props) => <Button {...props}>内</Button>}>
          里面
        </Popover>
      </Popover>,
    );
    await page.getByRole('button', { name: '外' }).click();
    await page.getByRole('button', { name: '内' }).click();
    await userEvent.keyboard('{Escape}');
    expect(page.getByRole('dialog', { name: '内层' }).elements()).toHaveLength(0);
    expect(page.getByRole('dialog', { name: '外层' }).elements()).toHaveLength(1);
  });

  test('hangs 8 px under its button at any zoom, and above it where the window ends', async () => {
    const { rerender } = render(popover());
    for (const zoom of [1, 0.84, 0.7467]) {
      rerender(popover(zoom));
      await trigger.click();
      for (const animation of panel.element().getAnimations()) animation.finish();
      const button = trigger.element().getBoundingClientRect();
      const box = panel.element().getBoundingClientRect();
      expect(Math.abs(box.top - button.bottom - 8 * zoom)).toBeLessThan(1);
      expect(Math.abs(box.left - button.left)).toBeLessThan(1);
      await userEvent.keyboard('{Escape}');
    }
    rerender(
      <div style={{ position: 'fixed', insetBlockEnd: 8, insetInlineStart: 8 }}>
        <Popover title="全程网办" trigger={(props) => <Button {...props}>说明</Button>} />
      </div>,
    );
    await trigger.click();
    await settled();
    expect(panel.element().getBoundingClientRect().bottom).toBeLessThan(trigger.element().getBoundingClientRect().top);
  });
});

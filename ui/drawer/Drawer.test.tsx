import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { TextField } from '../text-field/index.ts';
import { ThemeScope } from '../theme/index.ts';
import { Drawer, type DrawerProps, drawerSides } from './index.ts';

function Example({ side, onClose = () => {} }: { side?: DrawerProps['side']; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>筛选</Button>
      <Drawer
        open={open}
        onOpenChange={change}
        title="筛选服务"
        side={side}
        footer={<Button variant="primary">看 12 项</Button>}
      >
        <TextField label="部门" />
        <Button onClick={() => setAsking(true)}>清空</Button>
        <Dialog open={asking} onOpenChange={setAsking} title="清空所有条件？">
          <Button>清空条件</Button>
        </Dialog>
      </Drawer>
    </>
  );
}

const trigger = page.getByRole('button', { name: '筛选' });
const drawer = page.getByRole('dialog', { name: '筛选服务' });
const question = page.getByRole('dialog', { name: '清空所有条件？' });
const scrimOf = (element: Element) => element.parentElement as HTMLElement;
const finished = () =>
  Promise.all(
    drawer
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  );

describe('Drawer', () => {
  conformance(
    <Drawer open onOpenChange={() => undefined} title="Filter">
      Words
    </Drawer>,
    { refersTo: HTMLDivElement },
  );

  test('is modal, named by its title, and starts in its first field', async () => {
    render(<Example />);
    await trigger.click();
    await expect.element(drawer).toHaveAttribute('aria-modal', 'true');
    await expect.element(page.getByRole('textbox', { name: '部门' })).toHaveFocus();
    await expect.poll(() => document.documentElement.style.overflow).toBe('hidden');
  });

  test('keeps Tab and Shift+Tab inside', async () => {
    render(<Example />);
    await trigger.click();
    await expect.element(page.getByRole('textbox', { name: '部门' })).toHaveFocus();
    for (let step = 0; step < 7; step += 1) {
      await userEvent.tab();
      expect(drawer.element().contains(document.activeElement)).toBe(true);
    }
    for (let step = 0; step < 7; step += 1) {
      await userEvent.tab({ shift: true });
      expect(drawer.element().contains(document.activeElement)).toBe(true);
    }
  });

  test('closes by Escape, its cross and a press outside, and gives the focus back', async () => {
    const close = vi.fn();
    render(<Example onClose={close} />);
    for (const act of [
      () => userEvent.keyboard('{Escape}'),
      () => page.getByRole('button', { name: '关闭' }).click(),
      () => userEvent.click(scrimOf(drawer.element()), { position: { x: 20, y: 300 } }),
    ]) {
      await trigger.click();
      await expect.element(drawer).toBeVisible();
      await finished();
      await act();
      await expect.poll(() => drawer.elements()).toHaveLength(0);
      await expect.element(trigger).toHaveFocus();
    }
    expect(close).toHaveBeenCalledTimes(3);
  });

  test('stacks with dialogs, and Escape closes only the top one', async () => {
    render(<Example />);
    await trigger.click();
    await page.getByRole('button', { name: '清空' }).click();
    await expect.element(question).toBeVisible();
    const layers = [...document.querySelectorAll('[role=dialog]')].map(
      (element) => getComputedStyle(scrimOf(element)).zIndex,
    );
    expect(layers).toEqual(['2000', '2001']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => question.elements()).toHaveLength(0);
    await expect.element(drawer).toBeVisible();
    await expect.element(page.getByRole('button', { name: '清空' })).toHaveFocus();
  });

  test('keeps the theme of the place where it was opened', async () => {
    render(
      <ThemeScope settings={{ themColor: '#b3261e' }} mode="dark">
        <Example />
      </ThemeScope>,
    );
    await trigger.click();
    expect(getComputedStyle(drawer.element()).getPropertyValue('--ym-theme-main')).toBe('#b3261e');
  });

  for (const side of drawerSides) {
    test(`lies at the ${side} edge at every page zoom`, async () => {
      const { rerender } = render(<Example side={side} />);
      await trigger.click();
      for (const zoom of [1, 0.84, 0.7467]) {
        document.documentElement.style.setProperty('zoom', String(zoom));
        rerender(<Example side={side} />);
        await finished();
        const box = drawer.element().getBoundingClientRect();
        const all = scrimOf(drawer.element()).getBoundingClientRect();
        const edge = { end: 'right', start: 'left', top: 'top', bottom: 'bottom' } as const;
        expect(Math.abs(box[edge[side]] - all[edge[side]])).toBeLessThanOrEqual(1);
        if (side === 'end' || side === 'start') expect(Math.abs(box.width - 480 * zoom)).toBeLessThanOrEqual(1);
      }
      document.documentElement.style.removeProperty('zoom');
    });
  }
});

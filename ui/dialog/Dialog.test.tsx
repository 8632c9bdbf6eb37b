import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { DropdownMenu } from '../dropdown-menu/index.ts';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { TextField } from '../text-field/index.ts';
import { ThemeScope } from '../theme/index.ts';
import { Dialog } from './index.ts';

function Example({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  function change(next: boolean) {
    setOpen(next);
    if (!next) onClose();
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>添加日程</Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title="添加日程"
        size="form"
        footer={<Button variant="primary">保存日程</Button>}
      >
        <TextField label="标题" />
        <Button onClick={() => setInner(true)}>选择地点</Button>
        <Dialog open={inner} onOpenChange={setInner} title="选择地点">
          <Button>明理楼</Button>
        </Dialog>
      </Dialog>
    </>
  );
}

const trigger = page.getByRole('button', { name: '添加日程' });
const outer = page.getByRole('dialog', { name: '添加日程' });
const nested = page.getByRole('dialog', { name: '选择地点' });

const close = vi.fn();

describe('Dialog', () => {
  conformance(
    <Dialog open onOpenChange={() => undefined} title="Add event">
      Words
    </Dialog>,
    { refersTo: HTMLDivElement },
  );

  test('is modal, named by its title, and starts in its first field', async () => {
    render(<Example />);
    await trigger.click();
    await expect.element(outer).toHaveAttribute('aria-modal', 'true');
    await expect.element(page.getByRole('textbox', { name: '标题' })).toHaveFocus();
  });

  test('on a touch screen is closed by going back, the uppermost first; elsewhere it adds nothing to the history', async () => {
    const untouched = history.length;
    render(<Example />);
    await trigger.click();
    await expect.element(outer).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(outer).not.toBeInTheDocument();
    expect(history.length).toBe(untouched);

    const ask = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(pointer: coarse)'
        ? Object.assign(new EventTarget() as MediaQueryList, { matches: true })
        : ask(query),
    );
    await trigger.click();
    await page.getByRole('button', { name: '选择地点' }).click();
    await expect.element(nested).toBeVisible();
    await expect.poll(() => history.state?.ymLayers).toBe(2);
    history.back();
    await expect.element(nested).not.toBeInTheDocument();
    await expect.element(outer).toBeVisible();
    history.back();
    await expect.element(outer).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  test('keeps Tab and Shift+Tab inside', async () => {
    render(<Example />);
    await trigger.click();
    const seen: (string | null | undefined)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      seen.push(document.activeElement?.textContent || document.activeElement?.tagName);
    }
    expect(seen).toEqual(['选择地点', '保存日程', '关闭', 'INPUT', '选择地点']);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('关闭');
  });

  test('closes by Escape and gives the focus back', async () => {
    render(<Example />);
    await trigger.click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => outer.elements()).toHaveLength(0);
    await expect.element(trigger).toHaveFocus();
  });

  test('closes by its cross and by a press outside', async () => {
    const close = vi.fn();
    render(<Example onClose={close} />);
    await trigger.click();
    await page.getByRole('button', { name: '关闭' }).click();
    expect(close).toHaveBeenCalledTimes(1);
    await expect.poll(() => outer.elements()).toHaveLength(0);
    await trigger.click();
    const scrim = outer.element().parentElement as HTMLElement;
    await userEvent.click(scrim, { position: { x: 10, y: 10 } });
    expect(close).toHaveBeenCalledTimes(2);
  });

  test('stays open when Escape takes back what an input method composes', async () => {
    render(
      <Dialog open onOpenChange={close} title="添加日程">
        <input aria-label="标题" />
      </Dialog>,
    );
    const field = page.getByRole('textbox', { name: '标题' }).element();
    const composing = { key: 'Escape', bubbles: true, cancelable: true, isComposing: true };
    field.dispatchEvent(new KeyboardEvent('keydown', composing));
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledWith(false);
  });

  test('closes only the top one by Escape and by a press outside', async () => {
    render(<Example />);
    await trigger.click();
    await page.getByRole('button', { name: '选择地点' }).click();
    await expect.element(nested).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => nested.elements()).toHaveLength(0);
    await expect.element(outer).toBeVisible();
    await expect.element(page.getByRole('button', { name: '选择地点' })).toHaveFocus();
    await page.getByRole('button', { name: '选择地点' }).click();
    await userEvent.click(nested.element().parentElement as HTMLElement, { position: { x: 10, y: 10 } });
    await expect.poll(() => nested.elements()).toHaveLength(0);
    await expect.element(outer).toBeVisible();
  });

  test('closes a menu inside it first by Escape', async () => {
    render(
      <Dialog open onOpenChange={close} title="编辑日程">
        <DropdownMenu
          items={[{ id: 'copy', label: '复制' }]}
          trigger={(props) => <button {...props}>更多操作</button>}
        />
      </Dialog>,
    );
    await page.getByRole('button', { name: '更多操作' }).click();
    await expect.element(page.getByRole('menuitem')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(page.getByRole('menu').elements()).toHaveLength(0);
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('stacks from layer 2000 upwards', async () => {
    render(<Example />);
    await trigger.click();
    await page.getByRole('button', { name: '选择地点' }).click();
    const layer = (dialog: Element) => getComputedStyle(dialog.parentElement as HTMLElement).zIndex;
    await expect.element(nested).toBeVisible();
    const outerElement = document.querySelectorAll('[role=dialog]')[0] as Element;
    expect([layer(outerElement), layer(nested.element())]).toEqual(['2000', '2001']);
  });

  test('scrolls what is too tall between its head and its foot, and by the keyboard', async () => {
    render(
      <Dialog open onOpenChange={() => undefined} title="通知" footer={<button type="button">已读</button>}>
        {Array.from({ length: 80 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text.
          <p key={index}>第 {index + 1} 条</p>
        ))}
      </Dialog>,
    );
    const body = page.getByText('第 1 条').element().closest<HTMLElement>('[data-modal-body]');
    await expect.poll(() => body?.dataset.state).toBe('scrolls');
    for (const seen of [page.getByRole('heading', { name: '通知' }), page.getByRole('button', { name: '已读' })]) {
      const { top, bottom } = seen.element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    body?.focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => body?.scrollTop).toBeGreaterThan(0);
  });

  test('clips nothing while it fits, so that a list in it may hang over its edge', async () => {
    render(
      <Dialog open onOpenChange={() => undefined} title="提醒">
        <p>一行</p>
      </Dialog>,
    );
    const body = page.getByText('一行').element().closest<HTMLElement>('[data-modal-body]') as HTMLElement;
    expect(body.dataset.state).toBe('fits');
    expect(getComputedStyle(body).overflowY).toBe('visible');
    expect(body.tabIndex).toBe(-1);
  });

  test('keeps the page behind from scrolling, until it is gone', async () => {
    render(<Example />);
    await trigger.click();
    await expect.poll(() => document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.documentElement.style.overflow).toBe('');
    expect(document.body.style.pointerEvents).toBe('');
  });

  test('keeps the theme of the place where it was opened', async () => {
    render(
      <ThemeScope settings={{ themColor: '#b3261e' }} mode="dark">
        <Example />
      </ThemeScope>,
    );
    await trigger.click();
    const style = getComputedStyle(outer.element());
    expect(style.getPropertyValue('--ym-theme-main')).toBe('#b3261e');
    expect(style.colorScheme).toBe('dark');
  });

  test('stands in the middle of the window at every page zoom', async () => {
    render(<Example />);
    await trigger.click();
    for (const zoom of [1, 0.84, 0.7467]) {
      document.documentElement.style.setProperty('zoom', String(zoom));
      await Promise.all(
        outer
          .element()
          .getAnimations()
          .map((animation) => animation.finished),
      );
      const { left, width } = outer.element().getBoundingClientRect();
      const middle = document.documentElement.getBoundingClientRect().width / 2;
      expect(Math.abs(left + width / 2 - middle)).toBeLessThanOrEqual(1);
      expect(Math.abs(width - 640 * zoom)).toBeLessThanOrEqual(1);
    }
    document.documentElement.style.removeProperty('zoom');
  });
});

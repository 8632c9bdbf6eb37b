import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag, middleOf, touch } from '../../internals/testing/touch.ts';
import { BottomSheet, type BottomSheetProps } from './index.ts';

function Example(props: Partial<BottomSheetProps>) {
  const [open, setOpen] = useState(true);
  return (
    <BottomSheet open={open} onOpenChange={setOpen} title="添加日程" {...props}>
      <p style={{ height: 1200 }}>内容</p>
    </BottomSheet>
  );
}

const sheet = page.getByRole('dialog', { name: '添加日程' });
const head = () => sheet.element().querySelector('[data-drag-head]') as HTMLElement;
const height = () => Math.round((head().parentElement as HTMLElement).getBoundingClientRect().height);

async function shown() {
  await expect.element(sheet).toBeVisible();
  await Promise.all(
    sheet
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  );
}
const gone = () => expect.poll(() => sheet.elements()).toHaveLength(0);

describe('BottomSheet', () => {
  conformance(
    <BottomSheet open onOpenChange={() => undefined} title="Add">
      Words
    </BottomSheet>,
    { refersTo: HTMLDivElement },
  );

  test('is pulled down by its head and closes', async () => {
    render(<Example />);
    await shown();
    await drag(head(), { y: 400 });
    await gone();
  });

  test('closes when it is thrown, however short the way', async () => {
    render(<Example />);
    await shown();
    await drag(head(), { y: 90 }, { steps: 3 });
    await gone();
  });

  test('has a cross for those who do not drag', async () => {
    render(<Example />);
    await shown();
    await page.getByRole('button', { name: '关闭' }).click();
    await gone();
  });

  test('rests at its heights and tells which one', async () => {
    const snap = vi.fn();
    render(<Example snapPoints={[0.4, 0.8]} onSnapChange={snap} />);
    await shown();
    expect(height()).toBe(Math.round(window.innerHeight * 0.4));
    await drag(head(), { y: -window.innerHeight * 0.35 }, { rest: true });
    await expect.poll(height).toBe(Math.round(window.innerHeight * 0.8));
    expect(snap).toHaveBeenLastCalledWith(1);
    await drag(head(), { y: window.innerHeight * 0.35 }, { rest: true });
    await expect.poll(height).toBe(Math.round(window.innerHeight * 0.4));
    await drag(head(), { y: window.innerHeight * 0.3 }, { rest: true });
    await gone();
  });

  test('changes its height by a button too', async () => {
    render(<Example snapPoints={[0.4, 0.8]} />);
    await shown();
    await page.getByRole('button', { name: '展开面板' }).click();
    await expect.poll(height).toBe(Math.round(window.innerHeight * 0.8));
    await expect.element(page.getByRole('button', { name: '收起面板' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  test('goes on when the finger moves what is inside upwards, then scrolls', async () => {
    render(<Example snapPoints={[0.4, 0.8]} />);
    await shown();
    const body = head().nextElementSibling as HTMLElement;
    await drag(body, { y: -window.innerHeight * 0.3 }, { rest: true });
    await expect.poll(height).toBe(Math.round(window.innerHeight * 0.8));
    expect(body.scrollTop).toBe(0);
    await drag(body, { y: -200 });
    await expect.poll(() => body.scrollTop).toBeGreaterThan(100);
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  test('scrolls what is inside at a height that the window has no room for', async () => {
    render(<Example snapPoints={[0.4, 1]} defaultSnap={1} />);
    await shown();
    expect(height()).toBeLessThan(window.innerHeight);
    const body = head().nextElementSibling as HTMLElement;
    await drag(body, { y: -200 });
    await expect.poll(() => body.scrollTop).toBeGreaterThan(100);
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  test('stays under the finger when it is drawn again on the way', async () => {
    const { rerender } = render(<Example snapPoints={[0.4, 0.8]} />);
    await shown();
    const before = height();
    await drag(head(), { y: -100 }, { rest: true, stay: true });
    rerender(<Example snapPoints={[0.4, 0.8]} />);
    const { x, y } = middleOf(head());
    await touch.move({ x, y: y - 20 });
    expect(height()).toBeGreaterThan(before + 60);
    await touch.up();
    await userEvent.keyboard('{Escape}');
    await gone();
  });
});

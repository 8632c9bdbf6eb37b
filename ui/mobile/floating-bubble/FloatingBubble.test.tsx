import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag, middleOf, touch } from '../../internals/testing/touch.ts';
import { FloatingBubble } from './index.ts';

const bubble = page.getByRole('button', { name: '问助手' });
const way = (name: string) => page.getByRole('button', { name });
const middle = () => {
  const { left, width } = bubble.element().getBoundingClientRect();
  return left + width / 2;
};

describe('FloatingBubble', () => {
  conformance(<FloatingBubble label="Ask" icon="?" />, { refersTo: HTMLButtonElement });

  test('goes to the nearer side when a finger lets it go', async () => {
    const moved = vi.fn();
    const press = vi.fn();
    render(<FloatingBubble label="问助手" icon="?" onPositionChange={moved} onClick={press} />);
    await expect.poll(middle).toBeGreaterThan(window.innerWidth / 2);
    await drag(bubble.element(), { x: -window.innerWidth * 0.7, y: -200 }, { rest: true });
    await expect.poll(middle).toBeLessThan(60);
    expect(moved.mock.lastCall?.[0].side).toBe('left');
    expect(press).not.toHaveBeenCalled();
  });

  test('is a button for a finger that does not move', async () => {
    const press = vi.fn();
    render(<FloatingBubble label="问助手" icon="?" onClick={press} />);
    await bubble.click();
    expect(press).toHaveBeenCalledOnce();
  });

  test('is moved by the arrow keys, and says so', async () => {
    const moved = vi.fn();
    render(
      <FloatingBubble
        label="问助手"
        icon="?"
        defaultPosition={{ side: 'right', down: 0.5 }}
        onPositionChange={moved}
      />,
    );
    await expect.element(bubble).toHaveAccessibleDescription('可以拖动；长按可选位置，按方向键也能移动');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(moved).toHaveBeenLastCalledWith({ side: 'left', down: 0.4 });
  });

  test('is moved by buttons for whoever holds it without dragging', async () => {
    const moved = vi.fn();
    const press = vi.fn();
    render(<FloatingBubble label="问助手" icon="?" onPositionChange={moved} onClick={press} />);
    const finger = middleOf(bubble.element());
    await touch.down(finger);
    await expect.element(way('上移')).toHaveFocus();
    await touch.up();
    await expect.element(way('上移')).toBeVisible();
    expect(press).not.toHaveBeenCalled();
    await way('上移').click();
    expect(moved).toHaveBeenLastCalledWith({ side: 'right', down: 0.75 });
    await way('移到另一侧').click();
    await expect.poll(middle).toBeLessThan(60);
    await userEvent.keyboard('{Escape}');
    await expect.element(bubble).toHaveFocus();
    expect(page.getByRole('toolbar').elements()).toHaveLength(0);
    await bubble.click();
    expect(press).toHaveBeenCalledOnce();
  });

  test('offers its places to the mouse and the menu key too, until something else is pressed', async () => {
    render(
      <>
        <FloatingBubble label="问助手" icon="?" />
        <button type="button">别处</button>
      </>,
    );
    await bubble.click({ button: 'right' });
    await expect.element(way('下移')).toBeVisible();
    const box = page.getByRole('toolbar').element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThan(bubble.element().getBoundingClientRect().left);
    await page.getByRole('button', { name: '别处' }).click();
    await expect.poll(() => page.getByRole('toolbar').elements()).toHaveLength(0);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../../internals/testing/conformance.tsx';
import { render } from '../../internals/testing/render.tsx';
import { drag } from '../../internals/testing/touch.ts';
import { FloatingBubble } from './index.ts';

const bubble = page.getByRole('button', { name: '问助手' });
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
    await expect.element(bubble).toHaveAccessibleDescription('可以拖动；按方向键也能移动');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(moved).toHaveBeenLastCalledWith({ side: 'left', down: 0.4 });
  });
});

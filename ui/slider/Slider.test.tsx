import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Slider } from './index.ts';

const change = vi.fn();
const slider = page.getByRole('slider', { name: '提前提醒' });
const now = () => (slider.element() as HTMLInputElement).valueAsNumber;

async function show() {
  change.mockClear();
  render(
    <form>
      <Slider
        label="提前提醒"
        name="ahead"
        min={0}
        max={60}
        step={5}
        defaultValue={30}
        format={(minutes) => `${minutes} 分钟`}
        onValueChange={change}
      />
    </form>,
  );
  await userEvent.tab();
}

describe('Slider', () => {
  conformance(<Slider label="Volume" defaultValue={40} />, { refersTo: HTMLInputElement });

  test('is named, has its range, and speaks its value in words', async () => {
    await show();
    await expect.element(slider).toHaveFocus();
    await expect.element(slider).toHaveAttribute('aria-valuetext', '30 分钟');
    await expect.element(page.getByText('30 分钟')).toBeVisible();
  });

  for (const [key, to] of [
    ['{ArrowRight}', 35],
    ['{ArrowUp}', 35],
    ['{ArrowLeft}', 25],
    ['{ArrowDown}', 25],
    ['{Home}', 0],
    ['{End}', 60],
  ] as const) {
    test(`goes to ${to} by ${key}`, async () => {
      await show();
      await userEvent.keyboard(key);
      expect(now()).toBe(to);
      expect(change).toHaveBeenLastCalledWith(to);
    });
  }

  test('moves further by Page Up and Page Down, and stops at its ends', async () => {
    await show();
    await userEvent.keyboard('{PageUp}');
    expect(now()).toBeGreaterThan(30);
    await userEvent.keyboard('{PageDown}{PageDown}');
    expect(now()).toBeLessThan(30);
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(now()).toBe(60);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(now()).toBe(0);
  });

  test('takes a press on its line, and is sent with a form', async () => {
    await show();
    const { width } = slider.element().getBoundingClientRect();
    await slider.click({ position: { x: width - 4, y: 20 } });
    expect(now()).toBe(60);
    expect(new FormData(document.querySelector('form') as HTMLFormElement).get('ahead')).toBe('60');
  });

  test('does nothing while it is disabled', async () => {
    render(<Slider label="提前提醒" disabled defaultValue={10} onValueChange={change} />);
    change.mockClear();
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    expect(change).not.toHaveBeenCalled();
  });
});

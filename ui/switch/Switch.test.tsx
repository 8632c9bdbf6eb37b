import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Switch } from './index.ts';

describe('Switch', () => {
  conformance(<Switch label="Merge approvals" />, { refersTo: HTMLInputElement });

  test('is a switch that is on or off', async () => {
    render(<Switch label="合并同类审批" defaultChecked />);
    await expect.element(page.getByRole('switch', { name: '合并同类审批' })).toBeChecked();
  });

  test('turns by Space, by Enter and by a press', async () => {
    const change = vi.fn();
    render(<Switch label="只看未读" onCheckedChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await page.getByText('只看未读').click();
    expect(change.mock.calls.map(([on]) => on)).toEqual([true, false, true]);
  });

  test('keeps the focus and its value with aria-disabled', async () => {
    const change = vi.fn();
    const { rerender } = render(<Switch label="提醒" checked={false} onCheckedChange={change} />);
    await userEvent.tab();
    rerender(<Switch label="提醒" checked={false} onCheckedChange={change} aria-disabled />);
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    const element = page.getByRole('switch', { name: '提醒' });
    await expect.element(element).toHaveFocus();
    await expect.element(element).not.toBeChecked();
    expect(change).not.toHaveBeenCalled();
  });
});

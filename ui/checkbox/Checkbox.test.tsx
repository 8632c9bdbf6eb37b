import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Checkbox } from './index.ts';

describe('Checkbox', () => {
  conformance(<Checkbox label="Remember me" />, { refersTo: HTMLInputElement });

  test('changes by a press on its words and by Space', async () => {
    const change = vi.fn();
    render(<Checkbox label="30 天内记住我" onCheckedChange={change} />);
    await page.getByText('30 天内记住我').click();
    expect(change).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    expect(change).toHaveBeenLastCalledWith(false);
  });

  test('tells that it stands for some of many', async () => {
    render(<Checkbox label="全选" indeterminate />);
    await expect.element(page.getByRole('checkbox')).toBePartiallyChecked();
  });

  test('stays as it is while disabled', async () => {
    const change = vi.fn();
    render(<Checkbox label="加急" disabled onCheckedChange={change} />);
    await page.getByText('加急').click({ force: true });
    expect(change).not.toHaveBeenCalled();
  });

  test('has a row of 40 to press', () => {
    const { container } = render(<Checkbox label="同意" />);
    expect(container.querySelector('label')?.offsetHeight).toBe(40);
  });
});

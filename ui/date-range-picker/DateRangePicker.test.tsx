import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { DateRangePicker, type DateRangePickerProps } from './index.ts';

const change = vi.fn();
const start = page.getByRole('textbox', { name: '请假时间 开始日期' });
const end = page.getByRole('textbox', { name: '请假时间 结束日期' });
const opener = page.getByRole('button', { name: '打开日历' });
const dialog = page.getByRole('dialog', { name: '选择日期' });
const confirm = page.getByRole('button', { name: '确认日期' });
const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.getAttribute('data-date');
const day = (name: RegExp) => page.getByRole('gridcell', { name });

function show(props: Partial<DateRangePickerProps> = {}) {
  render(
    <form>
      <DateRangePicker
        label="请假时间"
        today="2026-11-20"
        startName="from"
        endName="till"
        onValueChange={change}
        {...props}
      />
    </form>,
  );
}

describe('DateRangePicker', () => {
  conformance(<DateRangePicker label="Leave" maxDays={30} />, { refersTo: HTMLDivElement });

  afterEach(() => change.mockClear());

  test('shows two months side by side, six rows each', async () => {
    show();
    await opener.click();
    expect(page.getByRole('grid').elements()).toHaveLength(2);
    await expect.element(page.getByRole('grid', { name: '2026 年 12 月' })).toBeVisible();
    for (const grid of page.getByRole('grid').elements()) expect(grid.querySelectorAll('tbody tr')).toHaveLength(6);
  });

  test('shows one month where two have no room', async () => {
    await page.viewport(480, 800);
    show();
    await opener.click();
    expect(page.getByRole('grid').elements()).toHaveLength(1);
    const { left, right } = dialog.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(480);
    await page.viewport(1280, 800);
  });

  test('takes a range by keyboard only after it is confirmed', async () => {
    show();
    (opener.element() as HTMLElement).focus();
    await press('{Enter}');
    await vi.waitFor(() => expect(focused()).toBe('2026-11-20'));
    await press('{Enter}{ArrowDown}{ArrowRight}');
    await expect.element(confirm).toBeDisabled();
    await press(' ');
    expect(change).not.toHaveBeenCalled();
    await expect.element(start).toHaveValue('2026-11-20');
    await expect.element(end).toHaveValue('2026-11-28');
    await confirm.click();
    expect(change).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-20', end: '2026-11-28' });
    expect(dialog.elements()).toHaveLength(0);
    await expect.element(opener).toHaveFocus();
  });

  test('goes from one month into the other and turns the page after the second', async () => {
    show({ defaultValue: { start: '2026-11-30', end: '2026-12-02' } });
    await opener.click();
    await vi.waitFor(() => expect(focused()).toBe('2026-11-30'));
    await press('{ArrowRight}');
    await vi.waitFor(() => expect(focused()).toBe('2026-12-01'));
    await press('{PageDown}');
    await vi.waitFor(() => expect(focused()).toBe('2027-01-01'));
    await expect.element(page.getByRole('grid', { name: '2027 年 1 月' })).toBeVisible();
  });

  test('turns one month at a time by its buttons', async () => {
    show();
    await opener.click();
    await page.getByRole('button', { name: '下个月' }).click();
    await expect.element(page.getByRole('grid', { name: '2026 年 12 月' })).toBeVisible();
    await expect.element(page.getByRole('grid', { name: '2027 年 1 月' })).toBeVisible();
  });

  test('takes a range by pointer, from the end to the start too', async () => {
    show();
    await opener.click();
    await day(/11 月 12 日/).click();
    await expect.element(page.getByText('再选结束日期')).toBeVisible();
    await day(/11 月 9 日/).click();
    await expect.element(day(/11 月 9 日，星期一，开始/)).toBeVisible();
    await expect.element(day(/11 月 12 日，星期四，结束/)).toBeVisible();
    expect(page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(4);
    await confirm.click();
    expect(change).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-09', end: '2026-11-12' });
  });

  test('says how many days are allowed and chosen, and does not take more', async () => {
    show({ maxDays: 30 });
    await opener.click();
    await expect.element(page.getByText('最多选择 30 天')).toBeVisible();
    await day(/11 月 2 日/).click();
    await day(/12 月 5 日/).click();
    await expect.element(page.getByText('最多选择 30 天，已选 34 天')).toBeVisible();
    await expect.element(confirm).toBeDisabled();
    await day(/11 月 2 日/).click();
    await day(/12 月 1 日/).click();
    await expect.element(page.getByText('最多选择 30 天，已选 30 天')).toBeVisible();
    await expect.element(confirm).toBeEnabled();
  });

  test('keeps what it had after Escape', async () => {
    show({ defaultValue: { start: '2026-11-02', end: '2026-11-04' } });
    await opener.click();
    await day(/11 月 12 日/).click();
    await press('{Escape}');
    expect(dialog.elements()).toHaveLength(0);
    await expect.element(opener).toHaveFocus();
    await expect.element(start).toHaveValue('2026-11-02');
    expect(change).not.toHaveBeenCalled();
  });

  test('can be emptied', async () => {
    show({ defaultValue: { start: '2026-11-02', end: '2026-11-04' } });
    await opener.click();
    await page.getByRole('button', { name: '清除' }).click();
    await expect.element(start).toHaveValue('');
    await expect.element(dialog).toBeVisible();
  });

  test('takes typed days, and says what is wrong with them', async () => {
    show({ maxDays: 30 });
    await start.fill('2026/11/2');
    await end.fill('2026-12-05');
    await userEvent.tab();
    await expect.element(page.getByText(/最多选择 30 天，已选 34 天/)).toBeVisible();
    expect(change).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '' });
    await end.fill('2026-10-05');
    await expect.element(page.getByText(/结束日期要晚于开始日期/)).toBeVisible();
    await end.fill('2026-11-05');
    expect(change).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2026-11-05' });
    await expect.element(end).not.toHaveAttribute('aria-invalid');
  });

  test('is sent with a form under two names', () => {
    show({ defaultValue: { start: '2026-11-02', end: '2026-11-04' } });
    const data = new FormData(document.querySelector('form') as HTMLFormElement);
    expect(Object.fromEntries(data)).toEqual({ from: '2026-11-02', till: '2026-11-04' });
  });

  test('keeps Tab inside the panel', async () => {
    show({ defaultValue: { start: '2026-11-02', end: '2026-11-04' } });
    await opener.click();
    await vi.waitFor(() => expect(focused()).toBe('2026-11-02'));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(confirm).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '上个月' })).toHaveFocus();
  });

  test('hangs its panel 4 under the fields at every page zoom', async () => {
    show();
    await opener.click();
    for (const zoom of ['1', '0.84', '0.7467']) {
      document.documentElement.style.setProperty('zoom', zoom);
      const box = start.element().parentElement?.getBoundingClientRect();
      const panel = dialog.element().getBoundingClientRect();
      expect(Math.abs(panel.top - (box?.bottom ?? 0) - 4 * Number(zoom))).toBeLessThanOrEqual(1);
      expect(Math.abs(panel.left - (box?.left ?? 0))).toBeLessThanOrEqual(1);
    }
    document.documentElement.style.removeProperty('zoom');
  });
});

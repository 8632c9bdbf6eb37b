import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/index.ts';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { DatePicker, type DatePickerProps } from './index.ts';

const change = vi.fn();
const field = page.getByRole('textbox', { name: '日期' });
const opener = page.getByRole('button', { name: /打开日历/ });
const dialog = page.getByRole('dialog', { name: '选择日期' });
const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.getAttribute('data-date');

function show(props: Partial<DatePickerProps> = {}) {
  render(
    <form>
      <DatePicker label="日期" name="day" today="2026-11-20" onValueChange={change} {...props} />
      <p>别处</p>
    </form>,
  );
}

describe('DatePicker', () => {
  conformance(<DatePicker label="Date" help="Of departure" defaultValue="2026-11-20" />, {
    refersTo: HTMLInputElement,
  });

  afterEach(() => change.mockClear());

  for (const key of ['{Enter}', ' ']) {
    test(`opens the calendar at its day by ${key === ' ' ? 'Space' : key} on the button`, async () => {
      show({ defaultValue: '2026-11-18' });
      (opener.element() as HTMLElement).focus();
      await press(key);
      await expect.element(dialog).toBeVisible();
      expect(focused()).toBe('2026-11-18');
      await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('opens at today while nothing is chosen, and from the field by the down arrow', async () => {
    show();
    field.element().focus();
    await press('{ArrowDown}');
    await vi.waitFor(() => expect(focused()).toBe('2026-11-20'));
  });

  test('takes the day by Enter, closes and gives the focus back', async () => {
    show();
    await opener.click();
    await press('{ArrowRight}{Enter}');
    expect(change).toHaveBeenCalledExactlyOnceWith('2026-11-21');
    await expect.element(field).toHaveValue('2026-11-21');
    expect(dialog.elements()).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: '打开日历，已选 2026-11-21' })).toHaveFocus();
  });

  test('closes by Escape and keeps its day', async () => {
    show({ defaultValue: '2026-11-18' });
    await opener.click();
    await press('{ArrowRight}{Escape}');
    expect(dialog.elements()).toHaveLength(0);
    expect(change).not.toHaveBeenCalled();
    await expect.element(opener).toHaveFocus();
  });

  test('keeps Tab inside the calendar, in both directions', async () => {
    show();
    await opener.click();
    expect(focused()).toBe('2026-11-20');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '上个月' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '下个月' })).toHaveFocus();
    await userEvent.tab();
    expect(focused()).toBe('2026-11-20');
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole('button', { name: '下个月' })).toHaveFocus();
  });

  test('hangs its calendar under the field that is pressed, which keeps the focus', async () => {
    show();
    await field.click();
    await expect.element(dialog).toBeVisible();
    await expect.element(field).toHaveFocus();
    await page.getByRole('gridcell', { name: /11 月 5 日/ }).click();
    expect(change).toHaveBeenLastCalledWith('2026-11-05');
    await expect.element(field).toHaveFocus();
  });

  test('closes by Escape without the dialog around it', async () => {
    const dismiss = vi.fn();
    render(
      <Dialog open onOpenChange={dismiss} title="添加日程">
        <DatePicker label="日期" today="2026-11-20" />
      </Dialog>,
    );
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await press('{Escape}');
    expect(dialog.elements()).toHaveLength(0);
    expect(dismiss).not.toHaveBeenCalled();
    await press('{Escape}');
    expect(dismiss).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('closes by a press elsewhere', async () => {
    show();
    await opener.click();
    await userEvent.click(document.body, { position: { x: 1000, y: 700 } });
    expect(dialog.elements()).toHaveLength(0);
  });

  for (const text of ['2026-12-03', '2026/12/3', '20261203', '２０２６年１２月３日']) {
    test(`understands ${text}`, async () => {
      show();
      await field.fill(text);
      expect(change).toHaveBeenLastCalledWith('2026-12-03');
      await press('{Escape}');
      await userEvent.tab();
      await expect.element(field).toHaveValue('2026-12-03');
    });
  }

  test('says what is wrong with a date after it was left, and until it is right', async () => {
    show({ max: '2026-12-31', unavailable: (date) => (date === '2026-12-03' ? '当天约满' : undefined) });
    await field.fill('2026-02-30');
    await press('{Escape}');
    expect(page.getByText(/请填写正确的日期/).elements()).toHaveLength(0);
    await userEvent.tab();
    await expect.element(page.getByText(/请填写正确的日期，如 2026-11-20/)).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('2027-01-01');
    await expect.element(page.getByText(/日期不能晚于 2026-12-31/)).toBeVisible();
    await field.fill('2026-12-03');
    await expect.element(page.getByText(/不可选：当天约满/)).toBeVisible();
    await field.fill('2026-12-04');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    expect(change.mock.calls).toEqual([['2026-12-04']]);
  });

  test('has no value while a wrong date stands in the field', async () => {
    show({ defaultValue: '2026-11-18' });
    await field.fill('2026-11');
    expect(change).toHaveBeenLastCalledWith('');
  });

  test('is sent with a form, and comes back by its reset', async () => {
    show({ defaultValue: '2026-11-18' });
    const form = document.querySelector('form') as HTMLFormElement;
    await field.fill('2026-11-19');
    expect(new FormData(form).get('day')).toBe('2026-11-19');
    form.reset();
    await expect.element(field).toHaveValue('2026-11-18');
  });

  test('does not open while it is read only or disabled', async () => {
    show({ readOnly: true });
    await field.click();
    await expect.element(opener).toBeDisabled();
    expect(dialog.elements()).toHaveLength(0);
  });

  test('hangs its calendar 4 under the field at every page zoom', async () => {
    show();
    await opener.click();
    for (const zoom of ['1', '0.84', '0.7467']) {
      document.documentElement.style.setProperty('zoom', zoom);
      const box = field.element().parentElement?.getBoundingClientRect();
      const panel = dialog.element().getBoundingClientRect();
      expect(Math.abs(panel.top - (box?.bottom ?? 0) - 4 * Number(zoom))).toBeLessThanOrEqual(1);
      expect(Math.abs(panel.left - (box?.left ?? 0))).toBeLessThanOrEqual(1);
    }
    document.documentElement.style.removeProperty('zoom');
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { NumberField, type NumberFieldProps } from './index.ts';

const change = vi.fn();
const field = page.getByRole('spinbutton', { name: '份数' });
const press = (keys: string) => userEvent.keyboard(keys);

function show(props: Partial<NumberFieldProps> = {}) {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <NumberField label="份数" name="copies" onValueChange={change} {...props} />
    </form>,
  );
  field.element().focus();
}
const value = () => new FormData(document.querySelector('form') as HTMLFormElement).get('copies');

describe('NumberField', () => {
  conformance(<NumberField label="Copies" defaultValue={2} min={1} max={9} name="copies" />, {
    refersTo: HTMLInputElement,
  });

  afterEach(() => change.mockClear());

  test('tells its value and limits', async () => {
    show({ defaultValue: 12, min: 1, max: 40 });
    await expect.element(field).toHaveAttribute('aria-valuenow', '12');
    await expect.element(field).toHaveAttribute('aria-valuemin', '1');
    await expect.element(field).toHaveAttribute('aria-valuemax', '40');
  });

  const keys: [string, number][] = [
    ['{ArrowUp}', 13],
    ['{ArrowDown}', 11],
    ['{PageUp}', 22],
    ['{PageDown}', 2],
    ['{Home}', 1],
    ['{End}', 40],
  ];
  for (const [key, result] of keys) {
    test(`goes to ${result} by ${key}`, async () => {
      show({ defaultValue: 12, min: 1, max: 40 });
      await press(key);
      expect(change).toHaveBeenCalledExactlyOnceWith(result);
      expect(value()).toBe(String(result));
    });
  }

  test('stops at its limits', async () => {
    show({ defaultValue: 39, min: 1, max: 40 });
    await press('{PageUp}{ArrowUp}{ArrowUp}');
    expect(value()).toBe('40');
    await expect.element(page.getByRole('button', { name: '份数 增加' })).toBeDisabled();
  });

  test('moves the caret by Home and End where there is no limit', async () => {
    show({ defaultValue: 12 });
    await press('{Home}3');
    await userEvent.tab();
    expect(value()).toBe('312');
  });

  test('steps by its buttons, which are no stops for Tab', async () => {
    show({ defaultValue: 12 });
    await page.getByRole('button', { name: '份数 增加' }).click();
    expect(value()).toBe('13');
    await page.getByRole('button', { name: '份数 减少' }).click();
    expect(value()).toBe('12');
    expect(page.getByRole('button', { name: '份数 减少' }).element()).toHaveProperty('tabIndex', -1);
  });

  test('takes typed digits, full-width ones too, and refuses letters', async () => {
    show();
    await press('1a２');
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith(12);
  });

  test('writes thousands apart and sends plain digits', async () => {
    show({ defaultValue: 1234.5, format: { minimumFractionDigits: 2 }, step: 0.01 });
    await expect.element(field).toHaveValue('1,234.50');
    expect(value()).toBe('1234.5');
  });

  test('is none when it is emptied', async () => {
    show({ defaultValue: 12 });
    await userEvent.clear(field);
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith(null);
    expect(value()).toBe('');
  });

  test('says what is wrong with a typed number and keeps it', async () => {
    show({ min: 1, max: 40 });
    await press('99{Enter}');
    await expect.element(page.getByText(/不能大于 40/)).toBeVisible();
    await expect.element(field).toHaveValue('99');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await press('{ArrowDown}');
    await vi.waitFor(() => expect(value()).toBe('40'));
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  test('does not move while it is read only', async () => {
    show({ defaultValue: 12, readOnly: true });
    await press('{ArrowUp}');
    expect(value()).toBe('12');
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { TimeField, type TimeFieldProps } from './index.ts';

const change = vi.fn();
const hour = page.getByRole('spinbutton', { name: '开始时间 时' });
const minute = page.getByRole('spinbutton', { name: '开始时间 分' });
const press = (keys: string) => userEvent.keyboard(keys);

function show(props: Partial<TimeFieldProps> = {}) {
  render(
    <form>
      <TimeField label="开始时间" name="at" onValueChange={change} {...props} />
    </form>,
  );
}
const value = () => new FormData(document.querySelector('form') as HTMLFormElement).get('at');

describe('TimeField', () => {
  conformance(<TimeField label="Start" defaultValue="08:00" name="at" />, { refersTo: HTMLDivElement });

  afterEach(() => change.mockClear());

  test('is two spin buttons with names, limits and words for their values', async () => {
    show({ defaultValue: '15:00' });
    await expect.element(hour).toHaveAttribute('aria-valuenow', '15');
    await expect.element(hour).toHaveAttribute('aria-valuemax', '23');
    await expect.element(hour).toHaveAttribute('aria-valuetext', '15 时');
    await expect.element(minute).toHaveAttribute('aria-valuemax', '59');
  });

  const keys: [string, string, string][] = [
    ['{ArrowUp}', '16:07', '15:10'],
    ['{ArrowDown}', '14:07', '15:05'],
    ['{PageUp}', '18:07', '15:10'],
    ['{PageDown}', '12:07', '15:00'],
    ['{Home}', '00:07', '15:00'],
    ['{End}', '23:07', '15:59'],
  ];
  for (const [key, onHour, onMinute] of keys) {
    test(`spins by ${key}`, async () => {
      show({ defaultValue: '15:07', step: 5 });
      hour.element().focus();
      await press(key);
      expect(value()).toBe(onHour);
    });
    test(`spins the minute by ${key}`, async () => {
      show({ defaultValue: '15:07', step: 5 });
      minute.element().focus();
      await press(key);
      expect(value()).toBe(onMinute);
    });
  }

  test('goes round the clock', async () => {
    show({ defaultValue: '23:59' });
    hour.element().focus();
    await press('{ArrowUp}');
    expect(value()).toBe('00:59');
    await press('{ArrowDown}');
    expect(value()).toBe('23:59');
    minute.element().focus();
    await press('{ArrowUp}');
    expect(value()).toBe('23:00');
  });

  test('moves between hour and minute with Left and Right', async () => {
    show({ defaultValue: '15:00' });
    hour.element().focus();
    await press('{ArrowRight}');
    await expect.element(minute).toHaveFocus();
    await press('{ArrowLeft}');
    await expect.element(hour).toHaveFocus();
  });

  test('goes on to the minute when the hour is whole', async () => {
    show();
    hour.element().focus();
    await press('1430');
    expect(change).toHaveBeenLastCalledWith('14:30');
    expect(value()).toBe('14:30');
  });

  test('goes on after one digit that no other can follow, and by a colon', async () => {
    show();
    hour.element().focus();
    await press('905');
    expect(value()).toBe('09:05');
    hour.element().focus();
    await press('1:20');
    expect(value()).toBe('01:20');
    await userEvent.tab();
    await expect.element(hour).toHaveValue('01');
  });

  test('replaces the part that is typed in after a second click', async () => {
    show({ defaultValue: '05:01' });
    await hour.click();
    await hour.click();
    await press('11');
    expect(value()).toBe('11:01');
  });

  test('keeps the last digit where two make no hour', async () => {
    show();
    hour.element().focus();
    await press('27');
    await expect.element(hour).toHaveValue('7');
    await expect.element(minute).toHaveFocus();
  });

  test('has no value while a part is missing, and keeps the other part', async () => {
    show({ defaultValue: '15:30' });
    minute.element().focus();
    await press('{Backspace}');
    expect(change).toHaveBeenLastCalledWith('');
    await expect.element(hour).toHaveValue('15');
    await press('{Backspace}');
    await expect.element(hour).toHaveFocus();
  });

  test('says what is wrong after it was left', async () => {
    show({ min: '08:00', max: '17:30' });
    hour.element().focus();
    await press('0700');
    expect(page.getByText(/时间不能早于/).elements()).toHaveLength(0);
    await userEvent.tab();
    await expect.element(page.getByText(/时间不能早于 08:00/)).toBeVisible();
    await expect.element(hour).toHaveAttribute('aria-invalid', 'true');
    hour.element().focus();
    await press('1800');
    await expect.element(page.getByText(/时间不能晚于 17:30/)).toBeVisible();
  });

  test('does not spin while it is read only', async () => {
    show({ defaultValue: '15:00', readOnly: true });
    hour.element().focus();
    await press('{ArrowUp}');
    expect(value()).toBe('15:00');
  });
});

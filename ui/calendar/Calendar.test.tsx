import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { Calendar, type CalendarProps } from './index.ts';

const change = vi.fn();
const today = '2026-11-20';

function show(props: Partial<CalendarProps> = {}) {
  const { container } = render(
    <Calendar today={today} defaultValue="2026-11-18" onValueChange={change} focusOnMount {...props} />,
  );
  return container;
}
const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.getAttribute('data-date');

describe('Calendar', () => {
  conformance(<Calendar today="2026-11-20" marks={{ '2026-11-20': 'Exam' }} weekName={() => '12'} />, {
    refersTo: HTMLDivElement,
  });

  afterEach(() => change.mockClear());

  test('shows six weeks from Monday, whatever the month', () => {
    for (const value of ['2026-11-01', '2027-02-01', '2026-03-15']) {
      const container = show({ defaultValue: value });
      expect(container.querySelectorAll('tbody tr')).toHaveLength(6);
      expect(container.querySelector('thead th')?.textContent).toBe('一');
    }
    expect(document.querySelectorAll('[data-date="2027-02-01"]').length).toBe(1);
  });

  test('puts one day in the tab order and moves the focus to it', () => {
    const container = show();
    expect(focused()).toBe('2026-11-18');
    expect(container.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
  });

  const moves: [string, string, string][] = [
    ['{ArrowRight}', 'the next day', '2026-11-19'],
    ['{ArrowLeft}', 'the day before', '2026-11-17'],
    ['{ArrowDown}', 'the next week', '2026-11-25'],
    ['{ArrowUp}', 'the week before', '2026-11-11'],
    ['{Home}', 'Monday', '2026-11-16'],
    ['{End}', 'Sunday', '2026-11-22'],
    ['{PageUp}', 'the month before', '2026-10-18'],
    ['{PageDown}', 'the next month', '2026-12-18'],
    ['{Shift>}{PageUp}{/Shift}', 'the year before', '2025-11-18'],
    ['{Shift>}{PageDown}{/Shift}', 'the next year', '2027-11-18'],
  ];
  for (const [key, name, date] of moves) {
    test(`moves to ${name} by ${key}`, async () => {
      show();
      await press(key);
      await vi.waitFor(() => expect(focused()).toBe(date));
      expect(change).not.toHaveBeenCalled();
    });
  }

  test('keeps to the last day where the next month is shorter', async () => {
    show({ defaultValue: '2027-01-31' });
    await press('{PageDown}');
    await vi.waitFor(() => expect(focused()).toBe('2027-02-28'));
  });

  test('goes over the edge of the month into the next one', async () => {
    show({ defaultValue: '2026-11-30' });
    await press('{ArrowRight}');
    await vi.waitFor(() => expect(focused()).toBe('2026-12-01'));
    await expect.element(page.getByText('2026 年 12 月')).toBeVisible();
  });

  for (const key of ['{Enter}', ' ']) {
    test(`chooses the day by ${key === ' ' ? 'Space' : key}`, async () => {
      show();
      await press(`{ArrowRight}${key}`);
      expect(change).toHaveBeenCalledExactlyOnceWith('2026-11-19');
      await expect.element(page.getByRole('gridcell', { selected: true })).toHaveTextContent('19');
    });
  }

  test('follows the reading direction', async () => {
    render(
      <div dir="rtl">
        <Calendar defaultValue="2026-11-18" focusOnMount />
      </div>,
    );
    await press('{ArrowLeft}');
    await vi.waitFor(() => expect(focused()).toBe('2026-11-19'));
  });

  test('chooses by pointer, a day of the next month too', async () => {
    const container = show();
    await page.getByRole('gridcell', { name: /11 月 5 日/ }).click();
    expect(change).toHaveBeenLastCalledWith('2026-11-05');
    await userEvent.click(container.querySelectorAll('[data-around]')[7] as Element);
    expect(change).toHaveBeenLastCalledWith('2026-12-02');
    await expect.element(page.getByText('2026 年 12 月')).toBeVisible();
  });

  test('turns the month by its buttons and keeps the focus there', async () => {
    const month = vi.fn();
    show({ focusOnMount: false, onMonthChange: month });
    const next = page.getByRole('button', { name: '下个月' });
    await next.click();
    await expect.element(page.getByRole('grid', { name: '2026 年 12 月' })).toBeVisible();
    await expect.element(next).toHaveFocus();
    expect(month).toHaveBeenLastCalledWith('2026-12');
  });

  test('ends at the first and the last day allowed', async () => {
    show({ min: '2026-11-10', max: '2026-11-19' });
    await press('{ArrowRight}{ArrowRight}{ArrowRight}');
    await vi.waitFor(() => expect(focused()).toBe('2026-11-19'));
    await press('{PageUp}');
    await vi.waitFor(() => expect(focused()).toBe('2026-11-10'));
    await expect.element(page.getByRole('button', { name: '下个月' })).toBeDisabled();
    await expect.element(page.getByRole('gridcell', { name: /11 月 9 日/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('says why a day cannot be chosen, and does not choose it', async () => {
    show({ unavailable: (date) => (date === '2026-11-19' ? '当天约满' : undefined) });
    await press('{ArrowRight}{Enter}');
    expect(focused()).toBe('2026-11-19');
    expect(change).not.toHaveBeenCalled();
    await expect.element(page.getByRole('gridcell', { name: /不可选：当天约满/ })).toBeVisible();
    await expect.element(page.getByText('不可选：当天约满')).toBeVisible();
  });

  test('names today and what marks stand for', async () => {
    show({ marks: { '2026-11-20': '2 项日程' } });
    const cell = page.getByRole('gridcell', { name: '2026 年 11 月 20 日，星期五，今天，2 项日程' });
    await expect.element(cell).toHaveAttribute('aria-current', 'date');
  });

  test('shows the names of weeks before their days', async () => {
    show({ weekName: (monday) => (monday === '2026-11-16' ? '12' : '') });
    await expect.element(page.getByRole('rowheader', { name: '12' })).toBeVisible();
  });
});
